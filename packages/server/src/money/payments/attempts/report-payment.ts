import type { PaymentStatus } from '@dawakit/core/contract'
import { isPaid, paymentTransition } from '@dawakit/core/order'
import { inTransaction } from '../../../ground/database/in-transaction.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { collectPayment } from '../../../orders/balance/collect-payment.ts'
import { lockOrder } from '../../../orders/read/lock-order.ts'
import { findOrderRow } from '../../../orders/read/orders.sql.ts'
import { deleteCartUntil } from '../../../people/cart/cart.sql.ts'
import { openCase } from '../money-cases/money-cases.sql.ts'
import { writeMadeRefunds } from '../refunds/write-made-refunds.ts'
import type { PaymentReport, ReportContext } from './payment-report.ts'
import { findPayment, type PaymentRow } from './payments.sql.ts'
import { settlePayment } from './settle-payment.ts'
import { takeWrongAmount } from './take-wrong-amount.ts'

/** An authorised payment keeps its stock for so long: the gateway captures it or lets it go by then. */
const AUTHORIZED_HOLD_MS = 24 * 3_600_000

/**
 * The one place where a payment moves. Callback, webhook and reconciler all come here, in any order and any number
 * of times, with one effect: one payment, stock sold once, one mail. What was taken of another amount goes back by
 * itself; what went back at the gateway is written down.
 *
 * @param eventId - Of a webhook: the same event again changes nothing.
 * @returns 'refused' when amount or currency are not the order's; the order is not changed then.
 */
export async function reportPayment(
  context: ReportContext,
  report: PaymentReport,
  eventId?: string,
): Promise<'applied' | 'unchanged' | 'refused'> {
  const { db, log, outbox, restock } = context
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
    if (report.amount !== payment.amount_paise || report.currency !== payment.currency) {
      await takeWrongAmount(trx, context, payment, report)
      return 'refused'
    }
    if (report.event === 'paid') await noteSecond(trx, context, payment, report)
    const moved = await apply(trx, context, payment, report)
    const written =
      report.event === 'paid' && (await writeMadeRefunds(trx, context, payment.id, report.refunds))
    return written ? 'applied' : moved
  })
  if (outcome === 'refused') log.warn({ payment: report.paymentId }, 'payment of another amount refused')
  if (outcome !== 'unchanged') outbox.wake()
  if (outcome === 'applied') restock.wake()
  return outcome
}

const statusOf = {
  created: 'unpaid',
  failed: 'failed',
  authorized: 'authorized',
  captured: 'paid',
  partlyRefunded: 'partlyRefunded',
  refunded: 'refunded',
  wrongAmount: 'refunded',
} as const satisfies Record<PaymentRow['status'], PaymentStatus>

const reported = { failed: 'failed', authorized: 'authorized', paid: 'captured' } as const

async function apply(
  trx: Database,
  context: ReportContext,
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
    await collectPayment(trx, { id: payment.id, orderId: row.id, amount: payment.amount_paise, now })
    await settlePayment(trx, context, { payment, row, isGoneBack: report.left === 0 })
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
  // What is promised is ordered: no other page can order it again.
  if (isHeld) await deleteCartUntil(trx, row.user_id, row.ordered_at)
  return 'applied'
}

/** One attempt was paid by two payments there: the second is nobody's until a person has looked at it. */
async function noteSecond(
  trx: Database,
  { clock }: ReportContext,
  payment: PaymentRow,
  { providerPaymentId, amount }: PaymentReport,
): Promise<void> {
  const isTaken = isPaid(statusOf[payment.status])
  if (!isTaken || providerPaymentId === null || providerPaymentId === payment.provider_payment_id) return
  await openCase(trx, {
    kind: 'unknown-payment',
    subject: `unknown:${payment.provider}:${providerPaymentId}`,
    provider: payment.provider,
    providerReference: providerPaymentId,
    orderId: payment.order_id,
    found: amount,
    now: clock(),
  })
}

/** @returns false when the event was taken before. */
async function isNewEvent(trx: Database, provider: string, eventId: string, now: number): Promise<boolean> {
  const written = await trx
    .insertInto('payment_event')
    .values({ provider, event_id: eventId, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .executeTakeFirst()
  return Number(written.numInsertedOrUpdatedRows ?? 0) === 1
}
