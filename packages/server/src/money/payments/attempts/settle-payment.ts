import { isPaid, paymentTransition } from '@dawakit/core/order'
import type { Database } from '../../../ground/database/schema/index.ts'
import { writeEntry } from '../../../orders/balance/write-entry.ts'
import { approveByGrants } from '../../../orders/change/approve-by-grants.ts'
import { endOrder, markEnded } from '../../../orders/change/end-order.ts'
import { giveBack } from '../../../orders/change/give-back.ts'
import { openOrders } from '../../../orders/change/open-orders.ts'
import { returning, sellHeld, shiftStock, taking } from '../../../orders/change/stock.ts'
import type { OrderRow } from '../../../orders/read/orders.sql.ts'
import { deleteCartUntil } from '../../../people/cart/cart.sql.ts'
import { reclaimCoupon } from '../../../people/coupons/coupons.sql.ts'
import type { ReportContext } from './payment-report.ts'
import type { PaymentRow } from './payments.sql.ts'

interface Settling {
  payment: PaymentRow
  /** As it was read in this transaction. */
  row: OrderRow
  /** All of it was refunded at the gateway before we heard of it. */
  isGoneBack: boolean
}

/**
 * The money of a payment is there: the order stands, or the money goes back. What the customer or the pharmacy has ended stays ended;
 * what the clock has ended takes its stock again if there is any.
 */
export async function settlePayment(
  trx: Database,
  context: ReportContext,
  { payment, row, isGoneBack }: Settling,
): Promise<void> {
  const now = context.clock()
  const came = { orderId: row.id, paymentId: payment.id, amount: payment.amount_paise }
  const payBack = (reason: string) =>
    giveBack(trx, context, {
      orderId: row.id,
      paymentId: payment.id,
      amount: 'all',
      reason,
      isBeyondOwed: true,
    })
  if (isPaid(row.payment_status)) {
    if (isGoneBack) return
    await payBack('paid-twice')
    await context.happened(trx, 'payment.came-twice', came)
    return
  }
  if (isGoneBack) await endOrder(trx, row, now)
  const paid = { payment_status: paymentTransition(row.payment_status, 'paid') }
  const isPromised = row.canceled_at !== null && (await isGoingBack(trx, payment.id))
  if (isGoneBack || isPromised) {
    await trx.updateTable('orders').set(paid).where('id', '=', row.id).execute()
    return
  }
  const lines = await linesOf(trx, row.id)
  if (row.stock_state === 'released') {
    const cause = await whyNotAgain(trx, row, lines, now)
    if (cause !== null) {
      await trx.updateTable('orders').set(paid).where('id', '=', row.id).execute()
      await payBack('paid-late')
      await context.happened(trx, 'payment.came-late', { ...came, cause })
      return
    }
  }
  if (row.stock_state === 'held') await sellHeld(trx, lines)
  await trx
    .updateTable('orders')
    .set({ ...paid, stock_state: 'taken', reserved_until: null, canceled_at: null, ended_by: null })
    .where('id', '=', row.id)
    .execute()
  if (row.canceled_at !== null) {
    const again = { orderId: row.id, subject: row.id, at: now, once: `charged:${row.id}:${payment.id}` }
    await writeEntry(trx, { ...again, kind: 'charged', amount: row.total_paise })
  }
  // What was put into the cart after ordering stays there.
  await deleteCartUntil(trx, row.user_id, row.ordered_at)
  await context.happened(trx, 'order.placed', { orderId: row.id })
  await approveByGrants(trx, context, row.id)
}

type Lines = readonly { productId: string; quantity: number }[]

/** Why an order that has ended does not stand again for the money that has come; null: it does, with its stock. */
async function whyNotAgain(
  trx: Database,
  row: OrderRow,
  lines: Lines,
  now: number,
): Promise<'cancelled' | 'replaced' | 'soldOut' | null> {
  if (row.ended_by === 'customer' || row.ended_by === 'staff') return 'cancelled'
  if (row.ended_by === 'payment' || (await hasOrderedAnew(trx, row, lines))) return 'replaced'
  return (await takeAgain(trx, row, lines, now)) ? null : 'soldOut'
}

/**
 * Takes the pieces and the coupon of an ended order again. Open orders of the same products make way: they are of the
 * same cart, and who has paid on one page is not asked on the other.
 *
 * @returns false when pieces are missing; nothing has changed then.
 */
async function takeAgain(trx: Database, row: OrderRow, lines: Lines, now: number): Promise<boolean> {
  const wanted = new Set(lines.map(({ productId }) => productId))
  const others = (await openOrders(trx, row.user_id)).filter((other) =>
    other.lines.some(({ productId }) => wanted.has(productId)),
  )
  const back = others.flatMap((other) => returning(other.lines, 'held'))
  if ((await shiftStock(trx, [...back, ...taking(lines, 'taken')])) !== null) return false
  for (const other of others) await markEnded(trx, other.row, now, 'payment')
  const endedIds = others.map((other) => other.row.id)
  await reclaimCoupon(trx, row, now, endedIds)
  return true
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

/** Whether the customer has a later order of any of these products that stands or is promised: nobody meant to buy them twice. */
async function hasOrderedAnew(trx: Database, row: OrderRow, lines: Lines): Promise<boolean> {
  const later = await trx
    .selectFrom('orders')
    .innerJoin('order_line', 'order_line.order_id', 'orders.id')
    .select('orders.id')
    .where('orders.user_id', '=', row.user_id)
    .where('orders.id', '!=', row.id)
    .where('orders.ordered_at', '>=', row.ordered_at)
    .where((where) =>
      where.or([
        where('orders.stock_state', '=', 'taken'),
        where.and([
          where('orders.stock_state', '=', 'held'),
          where('orders.payment_status', '=', 'authorized'),
        ]),
      ]),
    )
    .where(
      'order_line.product_id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .executeTakeFirst()
  return later !== undefined
}

async function linesOf(trx: Database, orderId: string): Promise<Lines> {
  const lines = await trx
    .selectFrom('order_line')
    .select(['product_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute()
  return lines.map((line) => ({ productId: line.product_id, quantity: line.quantity }))
}
