import { sql } from 'kysely'
import { locksRows } from './locks-rows.ts'
import type { Database } from './schema/index.ts'

/**
 * Holds the stock of products until the transaction ends, in the order of their ids. Whoever moves packs of a product or puts a batch on
 * sale or off holds it first: what is read of its batches after this stays true.
 * docs/decisions/013-one-order-of-locks.md
 */
export async function holdStock(trx: Database, productIds: readonly string[]): Promise<void> {
  const ids = [...new Set(productIds)]
  // SQLite has one writer.
  if (ids.length === 0 || !locksRows(trx)) return
  await trx
    .selectFrom('stock')
    .select('product_id')
    .where('product_id', 'in', ids)
    .orderBy(sql`product_id collate "C"`)
    .forUpdate()
    .execute()
}
