import type { DeliveryStatus, Order } from '@dawakit/core/contract'
import { canMove, isPaid } from '@dawakit/core/order'
import { moveNotAllowed, orderNotFound, orderNotPaid, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { OrderTable } from '../database/schema/orders.ts'
import { takeInvoicePlace } from './invoice-series.ts'
import { issueInvoice } from './issue-invoice.ts'
import { lockOrder } from './lock-order.ts'
import { tellMoved } from './order-messages.ts'
import { findOrderRow, readOrder } from './orders.sql.ts'

/** Where an operator can move an order to. */
export type MoveTarget = Exclude<DeliveryStatus, 'pending'>

const timeColumns = {
  confirmed: 'confirmed_at',
  pickedUp: 'picked_up_at',
  onTheWay: 'on_the_way_at',
  delivered: 'delivered_at',
} as const satisfies Record<MoveTarget, keyof OrderTable>

/**
 * Moves an order forward, writes the time and tells the customer. Delivery issues the invoice in the same
 * transaction, and an order paid in cash is paid then.
 *
 * @throws {RuleError} `order-not-found`, `move-not-allowed`, `order-not-paid`
 */
export async function moveOrder(context: ServerContext, orderId: string, to: MoveTarget): Promise<Order> {
  const { db, clock, config, outbox } = context
  const order = await inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const row = await findOrderRow(trx, orderId)
    if (!row) throw new RuleError(orderNotFound)
    if (!canMove({ deliveryStatus: row.delivery_status, isCanceled: row.canceled_at !== null }, to)) {
      throw new RuleError(moveNotAllowed)
    }
    const isCash = row.payment_method === 'cod'
    // What went back wholly was paid once, and is not now.
    const isHere = isPaid(row.payment_status) && row.payment_status !== 'refunded'
    if (!isCash && !isHere) throw new RuleError(orderNotPaid)
    const isDelivered = to === 'delivered'
    const place = isDelivered ? await takeInvoicePlace(trx, clock) : null
    const moved = await trx
      .updateTable('orders')
      .set({
        delivery_status: to,
        [timeColumns[to]]: place?.issuedAt ?? clock(),
        ...(isCash && isDelivered ? { payment_status: 'paid' as const } : {}),
      })
      .where('id', '=', orderId)
      .where('delivery_status', '=', row.delivery_status)
      .where('canceled_at', 'is', null)
      .executeTakeFirst()
    if (moved.numUpdatedRows === 0n) throw new RuleError(moveNotAllowed)
    const order = await readOrder(trx, orderId)
    if (place) await issueInvoice(trx, config, order, place)
    await tellMoved(trx, context, order, to)
    return order
  })
  outbox.wake()
  return order
}
