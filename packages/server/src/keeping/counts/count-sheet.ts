import { csvLine } from '@dawakit/lists/values'
import type { Database } from '../../ground/database/schema/index.ts'
import { readCountProducts } from './count-products.sql.ts'
import { readCount } from './counts.sql.ts'

export const SHEET_COLUMNS = [
  'product',
  'name',
  'pack',
  'place',
  'batch',
  'expires_on',
  'mrp',
  'expected',
  'counted',
  'reason',
  'note',
] as const

/** More than a count has. */
const ALL = 1_000_000

/** A count as CSV, to print or to fill in. A product without a batch has a line of its own to write one into. */
export async function writeCountSheet(db: Database, id: string): Promise<string> {
  const count = await readCount(db, id)
  const sheet = { isBlind: count.isBlind, isOpen: count.state === 'open' }
  const { data } = await readCountProducts(db, { id }, sheet, { page: 1, limit: ALL })
  const rows = data.flatMap(({ lines, ...product }) => {
    const facts = [product.productId, product.name, product.packageSize, product.place]
    if (lines.length === 0) return [[...facts, '', '', '', '', '', '', '']]
    return lines.map((line) => [
      ...facts,
      line.batch,
      line.expiresOn,
      line.mrp === null ? '' : String(line.mrp),
      line.expected === null ? '' : String(line.expected),
      line.counted === null ? '' : String(line.counted),
      line.counted === null ? '' : line.reason,
      line.note,
    ])
  })
  return [csvLine([...SHEET_COLUMNS]), ...rows.map((row) => csvLine(row))].join('')
}
