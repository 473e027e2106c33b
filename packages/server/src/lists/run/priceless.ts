import { PRODUCT_COLUMNS } from '@dawakit/lists/headings'
import { type Heading, ImportError } from '@dawakit/lists/said'
import type { Database } from '../../ground/database/schema/index.ts'
import { slugOf } from './slug-of.ts'

/** Keys that are looked up at a time. */
const BATCH = 1000

/** Counts the products of a list without a price. One whose prices stand under a heading that nobody knows would make a shop that sells nothing. */
export function countPriceless() {
  let rows = 0
  /** Codes and slugs of rows without a price. */
  const codes: string[] = []
  const slugs: string[] = []
  return {
    count(values: Record<string, string>): void {
      rows++
      if (hasPrice(values)) return
      if (values['code']) codes.push(values['code'])
      else slugs.push(slugOf(values['slug'] ?? '') || slugOf(values['name'] ?? ''))
    },
    /** @throws {ImportError} when more than half of the products that the shop does not have yet lack a price */
    async refuse(db: Database, headings: readonly Heading[]): Promise<void> {
      if ((codes.length + slugs.length) * 2 <= rows) return
      const known = (await countKnown(db, 'sku', codes)) + (await countKnown(db, 'slug', slugs))
      const priceless = codes.length + slugs.length - known
      if (priceless * 2 <= rows - known) return
      throw new ImportError(pricelessText(priceless, rows - known, headings), {
        code: 'prices-missing',
        products: priceless,
        newProducts: rows - known,
        headings: [...headings],
        columns: Object.keys(PRODUCT_COLUMNS),
      })
    },
  }
}

const hasPrice = ({ mrp, price, list_price }: Record<string, string>) =>
  /[1-9]/.test(`${mrp ?? ''}${price ?? ''}${list_price ?? ''}`)

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
