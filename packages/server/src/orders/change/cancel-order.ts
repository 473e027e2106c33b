import type { Order } from '@dawakit/core/contract'
import { canCancel } from '@dawakit/core/order'
import { cancelNotAllowed, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { reopenRequestOf } from '../../requests/by-prescription/order-of-request.ts'
import { lockOrder } from '../read/lock-order.ts'
import { findOrderRow, type OrderRow, readOrder } from '../read/orders.sql.ts'
import { endOrder } from './end-order.ts'
import { type GivingContext, giveBack } from './give-back.ts'

/**
 * Cancels a pending order, once and for good: stock and coupon use go back, all that was paid or promised is refunded,
 * and so is money that comes later. What a pharmacist has prepared of it may be ordered again while it is good.
 *
 * @param orderId - Of an existing order; whose it is has been checked.
 * @throws {RuleError} `cancel-not-allowed` when it has moved on or is cancelled already
 */
export async function cancelOrder(context: ServerContext, orderId: string): Promise<Order> {
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    const isPending =
      row && canCancel({ deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null })
    if (!row || !isPending) throw new RuleError(cancelNotAllowed)
    await reopenRequestOf(trx, orderId, context.clock())
    return endAndRefund(trx, context, row, { by: 'customer', reason: null, staffId: null })
  })
}

/**
 * Ends an order for good, pays back what was paid or promised, and tells its customer.
 *
 * @param row - As it was read in this transaction, under the order's lock.
 * @throws {RuleError} `cancel-not-allowed` when it has changed since
 */
export async function endAndRefund(
  trx: Database,
  context: GivingContext,
  row: OrderRow,
  end: { by: 'customer' | 'staff'; reason: string | null; staffId: string | null },
): Promise<Order> {
  const now = context.clock()
  if (!(await endOrder(trx, row, now, end.by, end.reason))) throw new RuleError(cancelNotAllowed)
  // An authorised payment may still be captured: who cancels now does not want the order back then.
  const { amount: refunded } = await giveBack(trx, context, {
    orderId: row.id,
    amount: 'all',
    reason: 'cancelled',
    isPromiseEnough: true,
    payout: { reason: end.reason ?? '', openedBy: end.staffId },
  })
  const cancelled = await readOrder(trx, row.id)
  await context.happened(trx, 'order.cancelled', { orderId: row.id, refund: refunded }, { order: cancelled })
  return cancelled
}
