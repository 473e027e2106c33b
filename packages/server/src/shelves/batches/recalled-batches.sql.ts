import { sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'

/** Whether a batch of a product is recalled: nothing of it is sold, whenever it comes. */
export async function recalledBatches(
  db: Database,
  productIds: readonly string[],
): Promise<(productId: string, batch: string) => boolean> {
  if (productIds.length === 0) return () => false
  const rows = await db
    .selectFrom('recall')
    .select(['product_id', 'batch'])
    .where('product_id', 'in', productIds)
    .where('is_taken_back', '=', sql.lit(0))
    .execute()
  const keys = new Set(rows.map(({ product_id, batch }) => `${product_id} ${batch}`))
  return (productId, batch) => keys.has(`${productId} ${batch}`)
}
