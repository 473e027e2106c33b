import type { SaleDays } from '@dawakit/core/shelf'
import {
  type Columns,
  type HeadingMap,
  headingKey,
  readHeadings,
  withNewColumns,
  withNewHeadings,
} from '@dawakit/lists/headings'
import {
  type Article,
  articleOf,
  findPreset,
  inTurn,
  type Listed,
  type Preset,
  type RowStage,
  withMargHeadings,
} from '@dawakit/lists/presets'
import { type ImportSource, readRows, type ValuesOf } from '@dawakit/lists/rows'
import {
  emptyReport,
  type Guess,
  type ImportKind,
  type ImportOffSale,
  type ImportPreset,
  type ImportReport,
  type RefusedRow,
} from '@dawakit/lists/said'
import { BadValue, damageIn } from '@dawakit/lists/values'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import { createOthersWrites } from '../../ground/database/lanes/others-writes.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { recordHappening } from '../../ground/happenings/record-happening.ts'
import { beginImport } from '../../ground/journal/imports.ts'
import { createJournal, type Journal, keepChanges } from '../../ground/journal/journal.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { createPassedRows, type PassedRows, passedHeads, passedRow } from '../passed/passed-rows.ts'
import type { BySum } from '../passed/sums-of-list.ts'
import { LotSize } from './lot-size.ts'

export interface RunOptions {
  /** What the operator says of headings. */
  map?: HeadingMap
  /** The program whose export it is. @default what its headings tell */
  as?: ImportPreset | undefined
  /** Everything is done and taken back at once: the report says what would happen. */
  isDryRun?: boolean
  /** Whether a known code may stand for another article than before, of products and of stock. */
  isReplacing?: boolean | undefined
  /** For how many days a batch is good at least that is sold. @default as where a shop sets no other */
  saleDays?: SaleDays | undefined
  /** @default now */
  at?: number
  /** Whether nobody else writes through the same connection: what others write is told from it, and where nobody does, lots are larger. */
  isOwnConnection?: boolean
  /** Hears its number before anything is written. */
  onBegin?: (number: number) => Promise<void>
  /** Hears how far it is, after each batch. */
  onProgress?: (read: number) => void
}

/** What became of a row that was written, or why it was not. */
export type Outcome = { outcome: 'added' | 'changed' | 'same' } | { reason: string }

/** A row as its kind understands it. */
export interface ReadRow<Values> {
  line: number
  values: Values
  /** How the list keeps it from its own shoppers. @default not at all */
  offSale?: ImportOffSale | null
  /** What somebody has to look at. @default nothing */
  guesses?: readonly Guess[] | undefined
}

/** What an import is, for who writes its rows. */
export interface OfImport {
  /** Null of a dry run. */
  number: number | null
  /** The file is what an earlier import did not keep, mended: it adds to what is there. */
  isMended: boolean
}

/** What several rows say of one article. */
export type Joined = Pick<Article, 'batches' | 'toCount'>

/** What one kind of file is: its columns, and how its rows are read and written. */
export interface ImportSpec<Values, Done extends Outcome = Outcome> {
  kind: ImportKind
  columns: Columns
  required: readonly string[]
  /** The column that names what a row is of. @default none: only what separates is known */
  label?: string
  /** Whether a name with nothing beside it heads the rows below. @default true */
  hasHeads?: boolean
  /** Rows that their numbers tell to be no articles. @default none */
  bySum?: BySum
  /** Rows written in one transaction at most: fewer where they take so long that others would wait. */
  batch: number
  /** Whether pages show what is imported. */
  isShown: boolean
  /** Whether other programs' exports of it are known. @default false */
  hasPresets?: boolean
  /** What makes articles of rows, before they are read. @default each row is one */
  stage?(preset: Preset | null): RowStage
  /**
   * @returns null for a row that is told of with others, in `rest`
   * @throws {BadValue} with the reason why the row cannot be kept
   */
  read(values: Record<string, string>, line: number, joined: Joined): Values | null
  /** What a file may say once, and how it is called: 'code "A1"'. */
  keyOf?(values: Values): { text: string; key?: string }
  /** What rows told together, when all are read. */
  rest?(): ReadRow<Values>[]
  /** Writes a batch inside the caller's transaction. @returns what became of each row, in their order */
  write(
    trx: Database,
    rows: readonly ReadRow<Values>[],
    journal: Journal,
    ofImport: OfImport,
  ): Promise<Done[]>
  /** What a dry run shows of a row, by label. */
  factsOf(values: Values): Record<string, string>
  /** Hears what became of each row when that is certain. */
  onDone?(report: ImportReport, row: ReadRow<Values>, done: Done): void
  /** Hears that no row comes any more. */
  onEnd?(report: ImportReport, giveWay: () => Promise<void>): Promise<void>
  /** What is settled when all rows are in. */
  settle?(db: Database, inJournal: InJournal, giveWay: () => Promise<void>): Promise<void>
}

/** Runs `work` in a transaction and keeps what it tells the journal. */
export type InJournal = <Result>(
  work: (trx: Database, journal: Journal) => Promise<Result>,
) => Promise<Result>

/** Rows that a dry run shows. */
const SAMPLES = 10
/**
 * What is new is shown after so long, then after as long as the import has taken: each time the running store makes its
 * indexes anew. An import that is interrupted has shown half of what it did at least.
 */
const SHOWN_MS = 2000

/**
 * Imports a file of any kind. Bad rows are reported and the rest is kept: `read` is what was added, changed, the same and
 * refused and passed over together.
 *
 * @throws {ImportError} when the file as a whole cannot be read
 */
export async function runImport<Values, Done extends Outcome>(
  db: Database,
  source: ImportSource,
  spec: ImportSpec<Values, Done>,
  options: RunOptions = {},
): Promise<ImportReport> {
  const report = emptyReport(spec.kind, options.isDryRun)
  const opened = await source.open()
  const table = spec.hasPresets ? withMargHeadings(opened) : opened
  report.format = table.format
  const refuse = (row: RefusedRow) => {
    report.read++
    report.refused.push(row)
  }
  const refuseAll = (reason: string, rows: readonly Pick<RefusedRow, 'line' | 'fields'>[]) => {
    for (const { line, fields } of rows) report.refused.push({ line, reason, ...(fields && { fields }) })
  }
  const inJournal = createInJournal(db, report, spec, source.name, options)
  const giveWay = createGiveWay()
  const size = new LotSize(spec.batch)
  const othersWrite = createOthersWrites()
  let endedAt = performance.now()
  const seen = new Map<string, number>()
  let isBegun = false
  let isMended = false
  let batch: (ReadRow<Values> & Partial<Pick<Article, 'fields' | 'joined'>>)[] = []

  async function flush(): Promise<void> {
    const rows = batch
    batch = []
    if (rows.length === 0) return
    isBegun = true
    // While rows were read others had the database: that is most of the time that is owed to them.
    await giveWay(endedAt)
    let begunAt = 0
    let isAlone = false
    const done = await inJournal(async (trx, journal) => {
      begunAt = performance.now()
      isAlone = options.isOwnConnection === true && !(await othersWrite(trx))
      return spec.write(trx, rows, journal, { number: report.number, isMended })
    })
    endedAt = performance.now()
    size.took(rows.length, endedAt - begunAt, isAlone)
    rows.forEach((row, at) => {
      const outcome = done[at]
      if (!outcome) return
      const { joined = [] } = row
      if ('reason' in outcome) {
        refuseAll(outcome.reason, [row, ...joined])
        return
      }
      report[outcome.outcome]++
      report.same += joined.length
      report.joined += joined.length
      if (report.isDryRun && report.samples.length < SAMPLES) {
        report.samples.push({ line: row.line, outcome: outcome.outcome, facts: spec.factsOf(row.values) })
      }
      spec.onDone?.(report, row, outcome)
    })
    options.onProgress?.(report.read)
  }

  let passed: PassedRows = () => null
  let stage: RowStage = inTurn([])
  /** How many headings there were before others came. */
  const widths: number[] = []
  const headingsOf = (texts: readonly string[]): ValuesOf => {
    const preset = spec.hasPresets ? findPreset(texts, options.as) : null
    const { columns, required } = spec
    const { headings, valuesOf } = readHeadings(texts, columns, required, options.map, preset ?? undefined)
    // Other headings in the middle of the list are of the same program.
    if (report.headings.length === 0) {
      isMended = isOfRefused(texts)
      report.preset = preset?.id ?? null
      stage = spec.stage?.(preset) ?? inTurn([])
    } else widths.push(report.headings.length)
    report.headings = withNewHeadings(report.headings, headings)
    report.columns = Object.keys(spec.columns)
    if (!preset?.hasOnlyArticles)
      passed = createPassedRows(report.headings, {
        label: spec.label,
        hasHeads: spec.hasHeads,
        bySum: spec.bySum,
      })
    return valuesOf
  }
  let told = 0
  async function take(listed: Listed): Promise<void> {
    if ('passed' in listed) {
      report.read++
      report.passedOver.push(passedRow(listed, listed.passed))
      return
    }
    report.read += 1 + listed.joined.length
    if ('refused' in listed) {
      refuseAll(listed.refused, [listed, ...listed.joined])
      return
    }
    const { line, fields, joined, offSale, guesses, batches, toCount } = listed
    try {
      refuseDamage(listed.values)
      const values = spec.read(listed.values, line, {
        ...(batches && { batches }),
        ...(toCount && { toCount }),
      })
      if (values === null) told++
      else {
        if (spec.keyOf) claim(seen, spec.keyOf(values), line)
        batch.push({ line, values, fields, joined, offSale, guesses })
      }
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      refuseAll(error.message, [listed, ...joined])
    }
    if (batch.length >= size.rows) await flush()
  }
  for await (const row of readRows(table, headingsOf, refuse, spec.columns)) {
    const over = passedHeads(row) ?? passed(row)
    if (over) {
      report.read++
      report.passedOver.push(over)
      continue
    }
    for (const listed of stage.add(articleOf(row))) await take(listed)
  }
  for (const listed of stage.end()) await take(listed)
  const rest = spec.rest?.() ?? []
  report.same += told - rest.length
  for (const row of rest) {
    batch.push(row)
    if (batch.length >= size.rows) await flush()
  }
  await flush()
  if (isBegun && !report.isDryRun) {
    await spec.settle?.(db, inJournal, giveWay)
    await finish(db, spec, report, options)
  }
  await spec.onEnd?.(report, giveWay)
  report.refused = withNewColumns(report.refused, widths, report.headings.length)
  for (const rows of [report.refused, report.passedOver, report.offSale, report.toCheck])
    rows.sort((one, other) => one.line - other.line)
  return report
}

function createInJournal<Values, Done extends Outcome>(
  db: Database,
  report: ImportReport,
  spec: ImportSpec<Values, Done>,
  file: string,
  options: RunOptions,
): InJournal {
  let kept = 0
  const begunAt = performance.now()
  let shownAfter = 0
  return async (work) => {
    if (report.isDryRun) return inVain(db, (trx) => work(trx, createJournal()))
    if (report.number === null) {
      report.number = await beginImport(db, spec.kind, file, options.at ?? Date.now())
      await options.onBegin?.(report.number)
    }
    const number = report.number
    const after = performance.now() - begunAt
    const isToShow = spec.isShown && after - shownAfter > Math.max(SHOWN_MS, shownAfter)
    const { result, count } = await inTransaction(db, async (trx) => {
      const journal = createJournal()
      const result = await work(trx, journal)
      await keepChanges(trx, number, kept, journal.changes)
      if (isToShow) await touchCatalogue(trx, { import: number, at: options.at ?? Date.now() })
      return { result, count: journal.changes.length }
    })
    kept += count
    if (isToShow) shownAfter = after
    return result
  }
}

/** Carries the result out of a transaction that shall come to nothing. */
class InVain extends Error {
  readonly result: unknown

  constructor(result: unknown) {
    super('taken back')
    this.result = result
  }
}

async function inVain<Result>(db: Database, work: (trx: Database) => Promise<Result>): Promise<Result> {
  try {
    return await inTransaction(db, async (trx) => {
      throw new InVain(await work(trx))
    })
  } catch (error) {
    if (error instanceof InVain) return error.result as Result
    throw error
  }
}

async function finish<Values, Done extends Outcome>(
  db: Database,
  spec: ImportSpec<Values, Done>,
  { number, added, changed }: ImportReport,
  options: RunOptions,
): Promise<void> {
  const finished_at = options.at ?? Date.now()
  await inTransaction(db, async (trx) => {
    if (number !== null) {
      await trx
        .updateTable('import')
        .set({ finished_at, added, changed })
        .where('number', '=', number)
        .execute()
    }
    if (spec.isShown) await touchCatalogue(trx, { import: number, at: finished_at })
    if (number !== null && spec.kind === 'stock') {
      await recordHappening(trx, 'stock.changed', { import: number }, finished_at)
    }
  })
}

/** What an import writes beside a list of which it did not keep all rows. */
const isOfRefused = ([line = '', reason = '']: readonly string[]) =>
  headingKey(line) === 'line' && headingKey(reason) === 'reason'

/** @throws {BadValue} that names a cell which a spreadsheet has changed */
function refuseDamage(texts: Readonly<Record<string, string>>): void {
  for (const [column, text] of Object.entries(texts)) {
    const damage = damageIn(column, text)
    if (damage !== null) throw new BadValue(damage)
  }
}

/** @throws {BadValue} when an earlier row of the file is of the same thing */
function claim(
  seen: Map<string, number>,
  { text, key = text }: { text: string; key?: string },
  line: number,
): void {
  const earlier = seen.get(key)
  if (earlier !== undefined) throw new BadValue(`${text} stands on line ${earlier} already`)
  seen.set(key, line)
}
