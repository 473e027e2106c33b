import { type SaleDays, USUAL_SALE_DAYS } from '@dawakit/core/shelf'
import { ImportError } from '@dawakit/lists/said'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { BULK } from '../../ground/journal/imports.ts'
import { type Change, type Journaled, KEPT_DAYS } from '../../ground/journal/journal.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { orderedOf } from './ordered-of.ts'
import { takeBack } from './take-back.ts'
import { Ordered, type TakenBackBy } from './take-back-products.ts'

const DAY_MS = 86_400_000
/** Changes taken back in one transaction. */
const BATCH = 250

export interface UndoOptions {
  /** Whether what was ordered since stays as it is, and the rest is taken back. */
  exceptOrdered?: boolean
  /** For how many days a batch is good at least that is sold. @default as where a shop sets no other */
  saleDays?: SaleDays | undefined
  /** @default now */
  at?: number
  /** Hears how many rows are done, after each batch. */
  onProgress?: (rows: number) => void
}

export interface UndoReport {
  /** Added rows that are gone, and changed ones that are as they were. */
  removed: number
  restored: number
  /** Rows that stay: ordered since, in use, or changed by somebody else. */
  kept: number
}

/** Why an import is not taken back. */
export type UndoRefusal = 'unknown' | 'undone' | 'too-old' | 'below-later' | 'ordered'

export class UndoError extends ImportError {
  readonly why: UndoRefusal
  /** 'below-later': the later import; 'ordered': how many were, and one of them. */
  readonly facts: { number?: number; count?: number; name?: string }

  constructor(why: UndoRefusal, message: string, facts: UndoError['facts'] = {}) {
    super(message, why === 'ordered' ? { code: 'ordered-meanwhile' } : undefined)
    this.why = why
    this.facts = facts
  }
}

/**
 * What of an import was ordered since, and stays when it is taken back: names by id.
 *
 * @throws {UndoError} that says why it cannot be taken back: something of it was ordered, a later import stands on it, its
 * changes are kept no longer
 */
export async function requireUndoable(
  db: Database,
  number: number,
  { exceptOrdered, at = Date.now() }: Pick<UndoOptions, 'exceptOrdered' | 'at'> = {},
): Promise<Map<string, string>> {
  const found = await db.selectFrom('import').selectAll().where('number', '=', number).executeTakeFirst()
  if (!found || found.kind === BULK) throw new UndoError('unknown', `There is no import ${number}.`)
  if (found.undone_at !== null) throw new UndoError('undone', `Import ${number} has been taken back already.`)
  if (found.started_at < at - KEPT_DAYS * DAY_MS) {
    throw new UndoError(
      'too-old',
      `Import ${number} is older than ${KEPT_DAYS} days: what it changed is kept no longer.`,
    )
  }
  await refuseLater(db, number)
  const ordered = await orderedOf(db, number, found.started_at)
  const [name] = ordered.values()
  if (name !== undefined && !exceptOrdered)
    throw new UndoError('ordered', orderedText(number, ordered.size, name), { count: ordered.size, name })
  return ordered
}

/**
 * Takes an import back: what it added goes, what it changed is as it was. What somebody has changed otherwise since then
 * stays. Interrupted, it goes on where it was when it is asked for again.
 *
 * @throws {UndoError} as {@link requireUndoable}
 */
export async function undoImport(
  db: Database,
  number: number,
  options: UndoOptions = {},
): Promise<UndoReport> {
  const at = options.at ?? Date.now()
  const ordered = await requireUndoable(db, number, { ...options, at })
  const kept = new Set(ordered.keys())
  const by = { importNumber: number, at, saleDays: options.saleDays ?? USUAL_SALE_DAYS }
  const report: UndoReport = { removed: 0, restored: 0, kept: 0 }
  const giveWay = createGiveWay()
  for (;;) {
    try {
      const done = await inTransaction(db, (trx) => takeBackSome(trx, by, kept))
      if (done === null) break
      report.removed += done.removed
      report.restored += done.restored
      report.kept += done.kept
      options.onProgress?.(report.removed + report.restored + report.kept)
    } catch (error) {
      // Ordered in this moment.
      if (!(error instanceof Ordered)) throw error
      if (!options.exceptOrdered) {
        throw new UndoError(
          'ordered',
          `A product of import ${number} was ordered meanwhile. The rest of it is left: --except-ordered takes it back.`,
        )
      }
      for (const id of error.products) kept.add(id)
    }
    await giveWay()
  }
  await recountProducts(db, giveWay)
  await inTransaction(db, async (trx) => {
    await trx.updateTable('import').set({ undone_at: at }).where('number', '=', number).execute()
    await touchCatalogue(trx, { import: number, at })
  })
  return report
}

/**
 * Takes back the last changes that are left, and forgets them.
 *
 * @param then - Hears which they were, when they are.
 * @returns null where none was
 */
export async function takeBackSome(
  trx: Database,
  by: TakenBackBy,
  kept: ReadonlySet<string>,
  then?: (changes: readonly Change[]) => Promise<void>,
): Promise<UndoReport | null> {
  const number = by.importNumber
  const rows = await trx
    .selectFrom('import_change')
    .selectAll()
    .where('import_number', '=', number)
    .orderBy('seq', 'desc')
    .limit(BATCH)
    .execute()
  const changes = rows.map(
    ({ what, key, before, after }): Change => ({
      what: what as Journaled,
      key,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    }),
  )
  const last = rows.at(-1)
  if (!last) return null
  const done = await takeBack(trx, changes, kept, by)
  await then?.(changes)
  await trx
    .deleteFrom('import_change')
    .where('import_number', '=', number)
    .where('seq', '>=', last.seq)
    .execute()
  return done
}

async function refuseLater(db: Database, number: number): Promise<void> {
  const later = await db
    .selectFrom('import_change as later')
    .innerJoin('import_change as own', (join) =>
      join.onRef('own.what', '=', 'later.what').onRef('own.key', '=', 'later.key'),
    )
    .innerJoin('import', 'import.number', 'later.import_number')
    .select('later.import_number')
    // What was changed by hand since is not as the import left it, and stays.
    .where('import.kind', '<>', BULK)
    .where('own.import_number', '=', number)
    .where('later.import_number', '>', number)
    .orderBy('later.import_number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (later) {
    throw new UndoError(
      'below-later',
      `Import ${later.import_number} has changed the same products or rows since: take that one back first.`,
      { number: later.import_number },
    )
  }
}

const orderedText = (number: number, count: number, name: string) =>
  `Of import ${number} ${count} were ordered since, "${name}" among them, so nothing is taken back. --except-ordered takes back all else.`
