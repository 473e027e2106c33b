import type { Database } from '../database/schema/index.ts'
import { PRODUCT_COLUMNS } from './headings/product-columns.ts'
import { type HeadingMap, readHeadings } from './headings/read-headings.ts'
import { ImportError } from './import-error.ts'
import type { Heading } from './import-report.ts'
import type { ImportSource } from './import-source.ts'
import { readRows } from './read-rows.ts'
import { slugOf } from './slug-of.ts'

/** Keys that are looked up at a time. */
const BATCH = 1000

/**
 * Looks through a list of products before anything is written. One whose prices stand under a heading that nobody knows
 * would make a shop that sells nothing.
 *
 * @throws {ImportError} when more than half of the products that the shop does not have yet lack a price, or the file as
 * a whole cannot be read
 */
export async function refusePriceless(db: Database, source: ImportSource, map?: HeadingMap): Promise<void> {
  let headings: Heading[] = []
  let rows = 0
  /** Codes and slugs of rows without a price. */
  const codes: string[] = []
  const slugs: string[] = []
  const headingsOf = (texts: readonly string[]) => {
    const found = readHeadings(texts, PRODUCT_COLUMNS, ['name'], map)
    headings = found.headings
    return found.valuesOf
  }
  for await (const { values } of readRows(await source.open(), headingsOf, () => {})) {
    rows++
    if (hasPrice(values)) continue
    if (values['code']) codes.push(values['code'])
    else slugs.push(slugOf(values['slug'] ?? '') || slugOf(values['name'] ?? ''))
  }
  if ((codes.length + slugs.length) * 2 <= rows) return
  const known = (await countKnown(db, 'sku', codes)) + (await countKnown(db, 'slug', slugs))
  const priceless = codes.length + slugs.length - known
  if (priceless * 2 <= rows - known) return
  throw new ImportError(pricelessText(priceless, rows - known, headings), {
    code: 'prices-missing',
    products: priceless,
    newProducts: rows - known,
    headings,
    columns: Object.keys(PRODUCT_COLUMNS),
  })
}

const hasPrice = ({ mrp, price }: Record<string, string>) => /[1-9]/.test(`${mrp ?? ''}${price ?? ''}`)

async function countKnown(db: Database, column: 'sku' | 'slug', keys: readonly string[]): Promise<number> {
  let count = 0
  for (let at = 0; at < keys.length; at += BATCH) {
    const some = keys.slice(at, at + BATCH)
    const found = await db.selectFrom('product').select(column).where(column, 'in', some).execute()
    const known = new Set(found.map((row) => row[column]))
    count += some.filter((key) => known.has(key)).length
  }
  return count
}

function pricelessText(priceless: number, rows: number, headings: readonly Heading[]): string {
  const unread = headings.filter(({ column, text }) => column === null && text !== '')
  const names = unread.map(({ text }) => `"${text}"`).join(', ')
  const hint =
    unread.length > 0
      ? `Nothing is read of ${names}: if one of them is the price, say so with --map "heading=mrp".`
      : 'No heading of it is unknown.'
  return `${priceless} of ${rows} new products have no price, so nothing was imported. ${hint} A list without prices goes in with --without-prices.`
}
