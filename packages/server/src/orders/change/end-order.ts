import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { moveCouponUses } from '../../people/coupons/coupons.sql.ts'
import { readBalance } from '../balance/read-balance.ts'
import { writeEntry } from '../balance/write-entry.ts'
import type { OrderRow } from '../read/orders.sql.ts'
import { piecesHere } from './pieces-here.ts'
import { returning, shiftStock } from './stock.ts'

/** Where the pharmacy may still end an order. */
const UNDELIVERED = ['pending', 'confirmed', 'pickedUp', 'onTheWay'] as const

/**
 * Ends an order, once: a pending one, and for the pharmacy any that has not been delivered. It counts as cancelled, what
 * of it is in the pharmacy goes back to the shelf and its coupon use to the customer.
 *
 * @param row - As it was read in this transaction.
 * @param endedBy - What a customer or the pharmacy has ended never stands again, whatever money comes.
 * @param reason - Why the pharmacy ends it, as its customer reads it.
 * @returns false when it has changed since: paid, moved or ended by somebody else.
 */
export async function endOrder(
  trx: Database,
  row: Pick<OrderRow, 'id' | 'stock_state' | 'payment_status' | 'delivery_status'>,
  now: number,
  endedBy: 'customer' | 'clock' | 'staff' = 'clock',
  reason: string | null = null,
): Promise<boolean> {
  if (!(await markEnded(trx, row, now, endedBy, reason))) return false
  if (row.stock_state !== 'released') {
    await shiftStock(trx, returning(await piecesHere(trx, row), row.stock_state))
  }
  await moveCouponUses(trx, [row.id])
  return true
}

/** The order's own part of {@link endOrder}, for who moves its pieces and coupon together with those of another. */
export async function markEnded(
  trx: Database,
  row: Pick<OrderRow, 'id' | 'stock_state' | 'payment_status'>,
  now: number,
  endedBy: 'customer' | 'clock' | 'payment' | 'staff' = 'clock',
  reason: string | null = null,
): Promise<boolean> {
  const ended = await trx
    .updateTable('orders')
    .set({
      stock_state: 'released',
      reserved_until: null,
      canceled_at: now,
      ended_by: endedBy,
      end_reason: reason,
    })
    .where('id', '=', row.id)
    .where('stock_state', '=', row.stock_state)
    .where('payment_status', '=', row.payment_status)
    .where('delivery_status', 'in', endedBy === 'staff' ? UNDELIVERED : (['pending'] as const))
    .where('canceled_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return false
  const { charged } = await readBalance(trx, row.id)
  const end = { orderId: row.id, subject: row.id, at: now }
  // The update above is what happens once; an order that was paid after its end can end again in the same moment.
  await writeEntry(trx, { ...end, kind: 'lessened', amount: charged, once: `ended:${newId()}` })
  return true
}
