import type { Order } from '@dawakit/core/contract'
import { orderWords } from '@dawakit/core/order'
import type { Database } from '../../ground/database/schema/index.ts'

/** Writes what a new order is found by at the desk. */
export async function writeOrderWords(trx: Database, order: Order): Promise<void> {
  const words = orderWords(order)
  await trx
    .insertInto('order_word')
    .values(words.map((word) => ({ order_id: order._id, word })))
    .execute()
}
