import { inTransaction } from '../src/ground/database/in-transaction.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import { type BatchFacts, changePieces } from '../src/shelves/batches/move-pieces.ts'

/** A batch of Dolo that expires in June 2028, unless told otherwise. */
export const batchOf = (
  batch: string,
  units: number,
  { productId = 'dolo', expiresOn = '2028-06-30' } = {},
) => ({
  productId,
  batch,
  expiresOn,
  units,
})

/** What the shelf has of products, in the place of whatever it had: these batches, and so many packs of no known one. */
export async function fillShelf(
  db: Database,
  batches: readonly ReturnType<typeof batchOf>[],
  { unknown = 0, mrpPaise = null as number | null } = {},
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ids = [...new Set(batches.map(({ productId }) => productId))]
    await trx.deleteFrom('stock_batch').where('product_id', 'in', ids).execute()
    await trx
      .updateTable('stock')
      .set({ free: unknown, reserved: 0, unknown_units: unknown, short_units: 0 })
      .where('product_id', 'in', ids)
      .execute()
    await addBatches(trx, batches, { mrpPaise })
  })
}

/** Batches come to the shelf, and what can be bought with them. */
export function addBatches(
  trx: Database,
  batches: readonly ReturnType<typeof batchOf>[],
  facts: BatchFacts = {},
): Promise<void> {
  const by = { kind: 'goodsIn', subject: 'bill', staffId: null, at: 1 } as const
  return changePieces(trx, batches, by, { facts })
}

/** What is on the shelf of a product: free, unknown, and of each batch its packs and those that are kept apart. */
export async function shelfOf(db: Database, productId = 'dolo') {
  const stock = await db
    .selectFrom('stock')
    .select(['free', 'unknown_units'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const batches = await db
    .selectFrom('stock_batch')
    .select(['batch', 'units', 'quarantined'])
    .where('product_id', '=', productId)
    .orderBy('batch')
    .orderBy('expires_on')
    .execute()
  return {
    free: stock.free,
    unknown: stock.unknown_units,
    batches: batches.map(({ batch, units, quarantined }) => [batch, units, quarantined]),
  }
}
