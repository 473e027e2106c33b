import type { Paise } from '@dawakit/core/money'
import { paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'

/** The lowest MRP that packs print of those that are sold, by product; of whose packs none is known, none. */
export async function printedMrps(db: Database, ids: readonly string[]): Promise<Map<string, Paise>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stock_batch')
    .select((column) => ['product_id', column.fn.min('mrp_paise').as('mrp')])
    .where('product_id', 'in', ids)
    .where('is_sold', '=', 1)
    .where('units', '>', 0)
    .where('mrp_paise', '>', paise(0))
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, mrp }) => [product_id, paise(Number(mrp))]))
}
