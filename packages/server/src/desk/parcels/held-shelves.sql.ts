import type { ProductShelf } from '@dawakit/core/shipping'
import { sql } from 'kysely'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'

/**
 * What of products is on the shelf, batches with it of which nothing is left. Their stock is held: it stays so until the transaction ends.
 */
export async function holdShelves(
  trx: Database,
  productIds: readonly string[],
): Promise<(productId: string) => ProductShelf> {
  const ids = [...new Set(productIds)]
  if (ids.length === 0) return () => ({ batches: [], unknownUnits: 0 })
  await holdStock(trx, ids)
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on', 'mrp_paise', 'units', 'is_sold'])
    .where('product_id', 'in', ids)
    .execute()
  const stocks = await trx
    .selectFrom('stock')
    .select(['product_id', 'unknown_units'])
    .where('product_id', 'in', ids)
    .execute()
  const recalls = await trx
    .selectFrom('recall')
    .select(['product_id', 'batch'])
    .where('product_id', 'in', ids)
    .where('is_taken_back', '=', sql.lit(0))
    .execute()
  const recalled = groupBy(recalls, ({ product_id }) => product_id)
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  const unknown = new Map(stocks.map((row) => [row.product_id, row.unknown_units]))
  return (productId) => ({
    batches: (byProduct.get(productId) ?? [])
      .filter(({ batch, expires_on }) => batch !== '' || expires_on !== '')
      .map((row) => ({
        batch: row.batch,
        expiresOn: row.expires_on,
        mrp: row.mrp_paise,
        units: row.units ?? 0,
        isSold: row.is_sold === 1,
      })),
    unknownUnits: unknown.get(productId) ?? 0,
    recalled: (recalled.get(productId) ?? []).map(({ batch }) => batch),
  })
}
