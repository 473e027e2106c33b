import type { Database } from '../database/schema/index.ts'
import { PRODUCT_COLUMNS } from './headings/product-columns.ts'
import { type HeadingMap, readHeadings } from './headings/read-headings.ts'
import type { Heading } from './import-report.ts'
import type { ImportSource } from './import-source.ts'
import { createPassedRows, type PassedRows } from './passed/passed-rows.ts'
import { countPriceless } from './priceless.ts'
import { readRows } from './read-rows.ts'

export interface LookThroughOptions {
  map?: HeadingMap | undefined
  /** Whether a list may be imported of whose new products most have no price. */
  isPriceless?: boolean | undefined
}

/** Heads to an article: a page has its own beside those of companies and groups. */
const MOST_HEADS = 2

/** What only the whole list tells. */
export interface LookedThrough {
  /** Whether a name with nothing beside it heads the rows below: not in a list of hardly anything else. */
  hasHeads: boolean
}

/**
 * Looks through a list of products before anything is written.
 *
 * @throws {ImportError} where it would make a shop that sells nothing, or cannot be read
 */
export async function lookThrough(
  db: Database,
  source: ImportSource,
  { map, isPriceless }: LookThroughOptions,
): Promise<LookedThrough> {
  let headings: Heading[] = []
  let passed: PassedRows = () => null
  const headingsOf = (texts: readonly string[]) => {
    const found = readHeadings(texts, PRODUCT_COLUMNS, ['name'], map)
    headings = found.headings
    passed = createPassedRows(headings, { label: 'name' })
    return found.valuesOf
  }
  const priceless = countPriceless()
  const heads: Record<string, string>[] = []
  let rows = 0
  for await (const row of readRows(await source.open(), headingsOf, () => {})) {
    const over = passed(row)
    if (over?.why === 'heading') heads.push(row.values)
    if (over) continue
    rows++
    priceless.count(row.values)
  }
  const hasHeads = heads.length <= rows * MOST_HEADS
  if (!hasHeads) for (const values of heads) priceless.count(values)
  if (!isPriceless) await priceless.refuse(db, headings)
  return { hasHeads }
}
