import { nameKey } from '@dawakit/core/product'
import { mrpOf, soldBatches, unitsOf } from '../batches/batch.ts'
import { type BatchRow, OF_BATCH, readBatchRow, saysBatch } from '../batches/batch-row.ts'
import { expiryDay } from '../batches/expiry-day.ts'
import type { Row } from '../rows/read-rows.ts'
import { BadValue } from '../values/bad-value.ts'
import { damageIn } from '../values/spreadsheet-damage.ts'
import { rupeesText, short } from '../values/values.ts'
import { createPacking, type PackedRow } from './packed-rows.ts'
import type { Article, Listed, RowInFile, RowStage } from './row-stage.ts'

export interface BatchRowsOptions {
  /** By what a list knows an article, and how that is called: 'code "A1"'. Null of a row that says neither. */
  keyOf(values: Readonly<Record<string, string>>): { key: string; text: string } | null
  /** How many rows of the whole list are of it. Only those of more than one are held until the last of them is there. */
  rowsOf(key: string): number
  /** yyyy-mm-dd in India: what expires before it is not sold. */
  day: string
}

/** What rows of one article say alike, or leave out. */
const OF_ARTICLE = ['name', 'pack_size', 'manufacturer'] as const

/**
 * Makes one article of rows that are of one and say several batches, beside each other or not. Rows of one article that
 * say the same are one. Where they differ and say no batch, nobody knows which counts: none goes in.
 */
export function batchRows(told: BatchRowsOptions): RowStage {
  const options = { ...told, dayOf: remembered(expiryDay) }
  const { pack, unpack } = createPacking()
  const held = new Map<string, PackedRow[]>()
  /** Most lists have the rows of one article beside each other: these are not packed. */
  let last: { key: string; rows: Article[] } | null = null
  const release = (key: string): Article[] => {
    const before = (held.get(key) ?? []).map(unpack)
    held.delete(key)
    const after = last?.key === key ? last.rows : []
    if (last?.key === key) last = null
    return [...before, ...after]
  }
  const hold = (key: string, article: Article): number => {
    if (last?.key !== key) {
      if (last) {
        const packed = held.get(last.key) ?? []
        for (const row of last.rows) packed.push(pack(row))
        held.set(last.key, packed)
      }
      last = { key, rows: [] }
    }
    last.rows.push(article)
    return last.rows.length + (held.get(key)?.length ?? 0)
  }
  return {
    add(article) {
      const key = options.keyOf(article.values)?.key
      const rows = key === undefined ? 1 : options.rowsOf(key)
      if (key === undefined || rows <= 1)
        return saysBatch(article.values) ? articlesOf([article], options) : [article]
      return hold(key, article) < rows ? [] : articlesOf(release(key), options)
    },
    end() {
      const keys = new Set([...held.keys(), ...(last ? [last.key] : [])])
      return [...keys].flatMap((key) => articlesOf(release(key), options))
    },
  }
}

interface Options extends BatchRowsOptions {
  dayOf(text: string): string | null
}

const MOST_REMEMBERED = 2000

/** What a text is that comes again and again is found out once. */
function remembered(find: (text: string) => string | null): (text: string) => string | null {
  const known = new Map<string, string | null>()
  return (text) => {
    const told = known.get(text)
    if (told !== undefined) return told
    const found = find(text)
    if (known.size < MOST_REMEMBERED) known.set(text, found)
    return found
  }
}

/** @param all - Of one key, in the order of the file. What a spreadsheet has damaged is told of as that. */
function articlesOf(all: readonly Article[], options: Options): Listed[] {
  const damaged = all.flatMap((one): Listed | [] => {
    const damage = damageInRow(one.values)
    return damage === null ? [] : refusedRow(one, damage)
  })
  const whole = damaged.length === 0 ? all : all.filter(({ values }) => damageInRow(values) === null)
  return [...damaged, ...wholeRows(whole, options)]
}

function wholeRows(articles: readonly Article[], options: Options): Listed[] {
  const [first] = articles
  if (!first) return []
  const text = options.keyOf(first.values)?.text ?? ''
  const other = OF_ARTICLE.find((column) => differsIn(articles, column))
  if (other) return articles.map((one) => differing(one, articles, text, [other]))
  if (!articles.some(({ values }) => saysBatch(values))) return [...withoutBatch(articles, text)]
  const listed: Listed[] = []
  const read: BatchRow[] = []
  for (const one of articles) {
    try {
      const row = readBatchRow(one, options.dayOf)
      if (row.key === null) {
        const lines = linesOf(articles, one)
        throw new BadValue(`has no batch, and others of ${text} have (${lines}): give it one`)
      }
      read.push(row)
    } catch (error) {
      if (!(error instanceof BadValue)) throw error
      listed.push(refusedRow(one, error.message))
    }
  }
  const { kept, joined, refused } = byBatch(read)
  listed.push(...refused)
  const [head] = kept
  if (head) {
    const goingIn = new Set([...kept, ...joined].map(({ row }) => row.line))
    const own = articles.filter(({ line }) => goingIn.has(line))
    listed.push(joinedArticle(own, head, kept, options.day))
  }
  return listed
}

function damageInRow(values: Readonly<Record<string, string>>): string | null {
  for (const [column, text] of Object.entries(values)) {
    const damage = damageIn(column, text)
    if (damage !== null) return damage
  }
  return null
}

/** Rows of one article that say no batch: one where they say the same, none where they do not. */
function* withoutBatch(articles: readonly Article[], text: string): Generator<Listed> {
  const [first, ...others] = articles
  if (!first) return
  const columns = Object.keys(first.values).filter((column) =>
    others.some(({ values }) => values[column] !== first.values[column]),
  )
  if (columns.length > 0) yield* articles.map((one) => differing(one, articles, text, columns))
  else yield { ...first, joined: [...first.joined, ...others.flatMap((one) => [one, ...one.joined])] }
}

/** Rows of one batch that say the same are one; where they differ nobody knows which counts. */
function byBatch(rows: readonly BatchRow[]) {
  const byKey = new Map<string | null, BatchRow[]>()
  for (const row of rows) {
    const same = byKey.get(row.key)
    if (same) same.push(row)
    else byKey.set(row.key, [row])
  }
  const kept: BatchRow[] = []
  const joined: BatchRow[] = []
  const refused: Listed[] = []
  for (const [key, same] of byKey) {
    const [first, ...others] = same
    if (!first) continue
    const columns = OF_BATCH.filter((column) =>
      others.some(({ row }) => (row.values[column] ?? '') !== (first.row.values[column] ?? '')),
    )
    if (columns.length === 0) {
      kept.push(first)
      joined.push(...others)
      continue
    }
    const all = same.map(({ row }) => row)
    for (const row of all) {
      const what = `batch "${short(key ?? '')}" stands on ${linesOf(all, row)} with another ${listOf(columns)}`
      refused.push(refusedRow(row, `${what}: leave one row of it, or add them up`))
    }
  }
  return { kept, joined, refused }
}

/**
 * @param own - The rows that go in, the first one leading.
 * @param kept - One for each batch.
 */
function joinedArticle(
  own: readonly Article[],
  head: BatchRow,
  kept: readonly BatchRow[],
  day: string,
): Article {
  const [first = { ...head.row, joined: [], offSale: null }, ...others] = own
  const batches = kept.map(({ batch }) => batch)
  const values: Record<string, string> = {}
  for (const column of Object.keys(first.values))
    values[column] = own.find((one) => one.values[column])?.values[column] ?? ''
  for (const column of ['batch', 'expiry']) delete values[column]
  const mrp = mrpOf(batches, day)
  if (values['mrp'] !== undefined) values['mrp'] = mrp === null ? '' : rupeesText(mrp)
  const sold = new Set(soldBatches(batches, day))
  const prices = kept.filter(({ batch }) => sold.has(batch)).flatMap(({ pricePaise }) => pricePaise ?? [])
  if (values['price'] && prices.length > 0)
    values['price'] = rupeesText(prices.reduce((least, price) => (price < least ? price : least)))
  if (values['stock'] !== undefined) values['stock'] = String(unitsOf(batches, day) ?? '')
  return {
    ...first,
    values,
    joined: [...first.joined, ...others.flatMap((one) => [one, ...one.joined])],
    batches,
    toCount: kept
      .filter(({ isOdd }) => isOdd)
      .map(({ row, batch }) => ({
        line: row.line,
        said: row.values['stock'] ?? '',
        units: batch.units ?? 0,
      })),
  }
}

/** Whether rows say otherwise of a column, where they say something; most say it to the letter. */
function differsIn(articles: readonly Row[], column: string): boolean {
  let said = ''
  for (const { values } of articles) {
    const text = values[column] ?? ''
    if (text === '' || text === said) continue
    if (said !== '' && nameKey(text) !== nameKey(said)) return true
    said = text
  }
  return false
}

function differing(one: Article, all: readonly Row[], text: string, columns: readonly string[]): Listed {
  const said = columns.includes('name') || columns.includes('pack_size') || columns.includes('manufacturer')
  const hint = said ? 'give each article its own code' : 'leave one row of it, or give each its batch'
  return refusedRow(one, `${text} stands on ${linesOf(all, one)} with another ${listOf(columns)}: ${hint}`)
}

const refusedRow = (row: RowInFile & Partial<Pick<Article, 'joined'>>, refused: string): Listed => ({
  line: row.line,
  fields: row.fields,
  refused,
  joined: row.joined ?? [],
})

/** Lines that are named. */
const NAMED = 3

/** The others of a list's rows. Looks at the first of them alone: a code such as 0 may stand on most rows, each of which says so. */
function linesOf(all: readonly Pick<Row, 'line'>[], but: Pick<Row, 'line'>): string {
  const lines = all.slice(0, NAMED + 1).flatMap(({ line }) => (line === but.line ? [] : [line]))
  const others = all.length - 1
  const more = others > NAMED ? ` and ${others - NAMED} more` : ''
  return others === 1 ? `line ${lines[0]}` : `lines ${lines.slice(0, NAMED).join(', ')}${more}`
}

const listOf = (columns: readonly string[]) => columns.slice(0, NAMED).join(', ')
