import type { DeliveryStatus, Order } from '@dawakit/core/contract'
import type { HappeningKind } from '@dawakit/core/happenings'
import { CASH_ON_DELIVERY, isPaid, moveRefusal } from '@dawakit/core/order'
import { moveNotAllowed, orderNotFound, orderNotPaid, RuleError } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderTable } from '../../ground/database/schema/orders.ts'
import { movePaymentStatus } from '../balance/move-payment-status.ts'
import { writeEntry } from '../balance/write-entry.ts'
import { takeInvoicePlace } from '../invoice/invoice-series.ts'
import { creditWords } from '../invoice/invoice-words.ts'
import { issueInvoice } from '../invoice/issue-invoice.ts'
import { lockOrder } from '../read/lock-order.ts'
import { findOrderRow, type OrderRow, readOrder, readOrderLines } from '../read/orders.sql.ts'
import { cashStillToCome } from '../read/parcel-money.ts'
import { readShipments } from '../read/shipments.sql.ts'
import { creditWhatWentBack } from './credit-what-went-back.ts'
import { leaveWithoutParcel } from './leave-without-parcel.ts'

/** Where an operator can move an order to. */
export type MoveTarget = Exclude<DeliveryStatus, 'pending'>

const timeColumns = {
  confirmed: 'confirmed_at',
  pickedUp: 'picked_up_at',
  onTheWay: 'on_the_way_at',
  delivered: 'delivered_at',
} as const satisfies Record<MoveTarget, keyof OrderTable>

const HAPPENED = {
  confirmed: 'order.confirmed',
  pickedUp: 'order.picked-up',
  onTheWay: 'order.on-the-way',
  delivered: 'order.delivered',
} as const satisfies Record<MoveTarget, HappeningKind>

/**
 * Moves an order forward, writes the time and tells the customer. Delivery issues the invoice in the same
 * transaction, and an order paid in cash is paid then.
 *
 * @throws {RuleError} `order-not-found`, `move-not-allowed`, `prescription-not-approved`, `order-not-paid`
 */
export async function moveOrder(context: ServerContext, orderId: string, to: MoveTarget): Promise<Order> {
  return inTransaction(context.db, async (trx) => {
    await lockOrder(trx, orderId)
    return moveLockedOrder(trx, context, orderId, to)
  })
}

/** What has arrived although its money had gone back. */
export interface Arrived {
  /** It is not paid, and moves all the same. @default false */
  isOwed?: boolean
}

/** {@link moveOrder} in a transaction that has locked the order. */
export async function moveLockedOrder(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config' | 'happened'>,
  orderId: string,
  to: MoveTarget,
  { isOwed = false }: Arrived = {},
): Promise<Order> {
  const { clock, config } = context
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new RuleError(orderNotFound)
  const refusal = moveRefusal(standsAs(row), to)
  if (refusal) throw new RuleError(refusal)
  const isCash = row.payment_method === CASH_ON_DELIVERY
  // What went back wholly was paid once, and is not now.
  const isHere = isPaid(row.payment_status) && row.payment_status !== 'refunded'
  if (!isCash && !isHere && !isOwed) throw new RuleError(orderNotPaid)
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
  await leaveWithoutParcel(trx, context, row, to)
  if (isCash && isDelivered) {
    // Couriers have taken the rest with their parcels.
    const amount = cashStillToCome({
      order: row,
      lines: (await readOrderLines(trx, [orderId])).get(orderId) ?? [],
      parcels: (await readShipments(trx, [orderId])).get(orderId) ?? [],
    })
    const cash = { orderId, subject: orderId, at: place?.issuedAt ?? clock() }
    await writeEntry(trx, { ...cash, kind: 'collected', amount })
    await movePaymentStatus(trx, orderId, cash.at)
  }
  const order = await readOrder(trx, orderId)
  if (place) {
    const cost = { deliveryFee: row.shipping_paise, charged: row.total_paise }
    await issueInvoice(trx, config, order, place, cost)
  }
  if (place && !isCash && !isOwed) {
    await creditWhatWentBack(trx, context, { orderId, reason: creditWords.paidBack })
  }
  await context.happened(trx, HAPPENED[to], { orderId }, { order })
  return order
}

/** What core's rules ask of an order. */
function standsAs(row: OrderRow) {
  return {
    deliveryStatus: row.delivery_status,
    isCanceled: row.canceled_at !== null,
    review: row.review === 'none' ? null : { state: row.review },
  }
}
