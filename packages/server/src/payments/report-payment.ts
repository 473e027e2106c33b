import type { PaymentStatus } from '@dawakit/core/contract'
import { formatAmount, type Paise } from '@dawakit/core/money'
import { isPaid, type PaymentEvent, paymentTransition } from '@dawakit/core/order'
import type { ServerContext } from '../context/server-context.ts'
import { reclaimCoupon } from '../coupons/coupons.sql.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { tellLateRefund, tellPaidTwice, tellPlaced } from '../orders/order-messages.ts'
import { findOrderRow, type OrderRow, readOrder } from '../orders/orders.sql.ts'
import { requestRefund } from '../orders/request-refund.ts'
import { sellHeld, tryTakeFromShelf } from '../orders/stock.ts'
import { findPayment, type PaymentRow } from './payments.sql.ts'

/** What somebody trustworthy says of a payment: a signed callback or webhook, or the gateway when asked. */
export interface PaymentReport {
  /** Id of our payment row. */
  paymentId: string
  event: Extract<PaymentEvent, 'failed' | 'authorized' | 'paid'>
  providerPaymentId: string | null
  /** Null when what was asked for and what was taken are not one amount. */
  amount: Paise | null
  currency: string
}

/** An authorised payment keeps its stock for so long: the gateway captures it or lets it go by then. */
const AUTHORIZED_HOLD_MS = 24 * 3_600_000

type Context = Pick<ServerContext, 'db' | 'clock' | 'config' | 'log' | 'outbox'>

/**
 * The one place where a payment moves. Callback, webhook and reconciler all come here, in any order and any number
 * of times, with one effect: one payment, stock sold once, one mail. A payment of an order that has ended takes
 * its stock again if there is any, else it is paid back, once. One that was authorised before the order was
 * cancelled is paid back.
 *
 * @param eventId - Of a webhook: the same event again changes nothing.
 * @returns 'refused' when amount or currency are not the order's; nothing is changed then.
 */
export async function reportPayment(
  context: Context,
  report: PaymentReport,
  eventId?: string,
): Promise<'applied' | 'unchanged' | 'refused'> {
  const { db, log, outbox } = context
  const outcome = await inTransaction(db, async (trx) => {
    const { order_id } = await trx
      .selectFrom('payment')
      .select('order_id')
      .where('id', '=', report.paymentId)
      .executeTakeFirstOrThrow()
    await lockOrder(trx, order_id)
    const payment = await trx
      .selectFrom('payment')
      .selectAll()
      .where('id', '=', report.paymentId)
      .executeTakeFirstOrThrow()
    if (eventId !== undefined && !(await isNewEvent(trx, payment.provider, eventId, context.clock()))) {
      return 'unchanged'
    }
    if (report.amount !== payment.amount_paise || report.currency !== payment.currency) return 'refused'
    return apply(trx, context, payment, report)
  })
  if (outcome === 'refused') log.warn({ payment: report.paymentId }, 'payment of another amount refused')
  if (outcome === 'applied') outbox.wake()
  return outcome
}

const statusOf = {
  created: 'unpaid',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'paid',
  partlyRefunded: 'partlyRefunded',
  refunded: 'refunded',
} as const satisfies Record<PaymentRow['status'], PaymentStatus>

const reported = { failed: 'failed', authorized: 'authorized', paid: 'captured' } as const

async function apply(
  trx: Database,
  context: Context,
  payment: PaymentRow,
  report: PaymentReport,
): Promise<'applied' | 'unchanged'> {
  const before = statusOf[payment.status]
  if (paymentTransition(before, report.event) === before) return 'unchanged'
  const now = context.clock()
  await trx
    .updateTable('payment')
    .set({
      status: reported[report.event],
      provider_payment_id: report.providerPaymentId ?? payment.provider_payment_id,
      updated_at: now,
      ...(report.event === 'paid' ? { next_poll_at: null } : {}),
    })
    .where('id', '=', payment.id)
    .execute()
  const row = await findOrderRow(trx, payment.order_id)
  if (!row) throw new Error('A payment without an order.')
  if (report.event === 'paid') {
    await settle(trx, context, payment, row)
    return 'applied'
  }
  // While there is a newer attempt, the end of this one is not the order's.
  if (report.event === 'failed' && (await findPayment(trx, row.id, payment.provider))?.id !== payment.id) {
    return 'applied'
  }
  const isHeld = report.event === 'authorized' && row.stock_state === 'held'
  await trx
    .updateTable('orders')
    .set({
      payment_status: paymentTransition(row.payment_status, report.event),
      ...(isHeld ? { reserved_until: now + AUTHORIZED_HOLD_MS } : {}),
    })
    .where('id', '=', row.id)
    .execute()
  return 'applied'
}

/** The money of a payment is there. */
async function settle(trx: Database, context: Context, payment: PaymentRow, row: OrderRow): Promise<void> {
  const now = context.clock()
  const told = { id: payment.id, amount: formatAmount(payment.amount_paise) }
  const giveBack = (reason: string) =>
    requestRefund(trx, { orderId: row.id, paymentId: payment.id, reason, now })

  if (isPaid(row.payment_status)) {
    await giveBack('paid-twice')
    await tellPaidTwice(trx, context, await readOrder(trx, row.id), told)
    return
  }
  const paid = { payment_status: paymentTransition(row.payment_status, 'paid') }
  if (row.canceled_at !== null && (await isGoingBack(trx, payment.id))) {
    await trx.updateTable('orders').set(paid).where('id', '=', row.id).execute()
    return
  }
  const lines = await linesOf(trx, row.id)
  if (row.stock_state === 'released') {
    const isReplaced = await hasOrderedAnew(trx, row, lines)
    if (isReplaced || (await tryTakeFromShelf(trx, lines, 'taken')) !== null) {
      await trx.updateTable('orders').set(paid).where('id', '=', row.id).execute()
      await giveBack('paid-late')
      await tellLateRefund(trx, context, await readOrder(trx, row.id), { ...told, isReplaced })
      return
    }
  }
  if (row.stock_state === 'held') await sellHeld(trx, lines)
  if (row.stock_state === 'released') await reclaimCoupon(trx, row, now)
  await trx
    .updateTable('orders')
    .set({ ...paid, stock_state: 'taken', reserved_until: null, canceled_at: null })
    .where('id', '=', row.id)
    .execute()
  // What was put into the cart after ordering stays there.
  await trx
    .deleteFrom('cart_line')
    .where('user_id', '=', row.user_id)
    .where('added_at', '<=', row.ordered_at)
    .execute()
  await tellPlaced(trx, context, await readOrder(trx, row.id))
}

/** @returns true when the order was cancelled after the payment was authorised: its refund is written down. */
async function isGoingBack(trx: Database, paymentId: string): Promise<boolean> {
  const refund = await trx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'cancelled')
    .executeTakeFirst()
  return refund !== undefined
}

/** Whether the customer has a later order of any of these products that stands: nobody meant to buy them twice. */
async function hasOrderedAnew(
  trx: Database,
  row: OrderRow,
  lines: readonly { productId: string }[],
): Promise<boolean> {
  const later = await trx
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', row.user_id)
    .where('orders.id', '!=', row.id)
    .where('orders.ordered_at', '>=', row.ordered_at)
    .where('orders.stock_state', '=', 'taken')
    .where(
      'order_line.product_id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .executeTakeFirst()
  return later !== undefined
}

async function linesOf(trx: Database, orderId: string) {
  const lines = await trx
    .selectFrom('order_line')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }))
}

/** @returns false when the event was taken before. */
export async function isNewEvent(
  trx: Database,
  provider: string,
  eventId: string,
  now: number,
): Promise<boolean> {
  const written = await trx
    .insertInto('payment_event')
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return Number(written.numInsertedOrUpdatedRows ?? 0) === 1
}
