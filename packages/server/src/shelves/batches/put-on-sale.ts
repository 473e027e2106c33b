import type { ShelfHold } from '@dawakit/core/contract'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { shiftForSale } from './pieces-for-sale.ts'
import type { BatchOf } from './write-moves.ts'

/**
 * A batch is sold from now on, or no more: what can be bought of its product grows or shrinks by what is there of it. Whoever was
 * first, it does so once. The row of the stock is locked by the caller's transaction from here on.
 *
 * @param how.held - Why it is kept back from now on, or null; left out, that stays.
 * @param how.unlessHeld - What somebody keeps back stays as it is.
 * @returns whether it was otherwise before
 */
export async function putOnSale(
  trx: Database,
  { productId, batch, expiresOn }: BatchOf,
  { isSold, held, unlessHeld = false }: { isSold: boolean; held?: ShelfHold | null; unlessHeld?: boolean },
): Promise<boolean> {
  // Stock before its batches.
  await holdStock(trx, [productId])
  const row = await trx
    .updateTable('stock_batch')
    .set({ is_sold: isSold ? 1 : 0, ...(held !== undefined && { held }) })
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('expires_on', '=', expiresOn)
    .where('is_sold', '=', isSold ? 0 : 1)
    .$if(unlessHeld, (query) => query.where('held', 'is', null))
    .returning('units')
    .executeTakeFirst()
  if (!row) return false
  await shiftForSale(trx, productId, (isSold ? 1 : -1) * (row.units ?? 0))
  return true
}
