import { lockCustomer } from '../../ground/database/lock-customer.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/**
 * Holds an order's row until the transaction ends, and its customer's before it: payment, cancellation, expiry and moves
 * of one order come one after the other, and none of them in the middle of that customer's next order. What is read
 * after this stays true. Always taken before the payment's row, and that before stock and coupons:
 * docs/decisions/013-one-order-of-locks.md
 */
export async function lockOrder(trx: Database, orderId: string): Promise<void> {
  const order = await trx.selectFrom('orders').select('user_id').where('id', '=', orderId).executeTakeFirst()
  if (!order) return
  await lockCustomer(trx, order.user_id)
  await trx
    .updateTable('orders')
    .set((column) => ({ fingerprint: column.ref('fingerprint') }))
    .where('id', '=', orderId)
    .execute()
}
