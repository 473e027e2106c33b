import { formatAmount, paise } from '@dawakit/core/money'
import { paymentTransition } from '@dawakit/core/order'
import type { Selectable } from 'kysely'
import { dropUnneeded } from '../../balance/drop-unneeded.ts'
import { goneBack } from '../../balance/promises.ts'
import type { ServerContext } from '../../context/server-context.ts'
import type { Database } from '../../database/schema/index.ts'
import type { RefundTable } from '../../database/schema/orders.ts'
import { tellRefunded } from '../../orders/order-messages.ts'
import { findOrderRow, readOrder } from '../../orders/orders.sql.ts'
import { closeCasesOf, openCase } from '../money-cases/money-cases.sql.ts'

/** The customer has been told of these when they were decided. */
const TOLD = new Set(['paid-late', 'paid-twice'])
/** Of payments that were never the order's own. */
const BESIDE = ['paid-twice', 'wrong-amount']

/**
 * The gateway has paid back: writes it down, moves payment and order, tells the customer; once. The order's row is
 * locked by the caller.
 *
 * @returns false when it was written down before.
 */
export async function finishRefund(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'config'>,
  refundId: string,
  providerRefundId: string,
): Promise<boolean> {
  const now = context.clock()
  const refund = await trx
    .selectFrom('refund')
    .selectAll()
    .where('id', '=', refundId)
    .executeTakeFirstOrThrow()
  if (refund.status === 'done') return false
  await trx
    .updateTable('refund')
    .set({ status: 'done', provider_refund_id: providerRefundId, updated_at: now })
    .where('id', '=', refundId)
    .execute()
  const { order_id: orderId, payment_id: paymentId, amount_paise } = refund
  await goneBack(trx, { orderId, subject: refundId, paymentId, at: now }, amount_paise)
  await dropUnneeded(trx, { orderId, paymentId, at: now })
  const isWhole = await isPaidBackWhole(trx, refund.payment_id)
  await trx
    .updateTable('payment')
    .set({ status: isWhole ? 'refunded' : 'partlyRefunded', updated_at: now })
    .where('id', '=', refund.payment_id)
    // One that was never the order's stays that while a part of it is here.
    .where((where) => (isWhole ? where.lit(true) : where('status', '!=', 'wrongAmount')))
    .execute()
  if (isWhole) await closeCasesOf(trx, refund.payment_id, now)
  if (refund.asked_again_at !== null) await openIfTwice(trx, refund, now)
  if (!(await isBeside(trx, refund.payment_id))) await moveOrder(trx, refund.order_id)
  if (!TOLD.has(refund.reason)) {
    const amount = formatAmount(refund.amount_paise)
    await tellRefunded(trx, context, await readOrder(trx, refund.order_id), { id: refund.id, amount })
  }
  return true
}

/** The gateway has made a refund after all that had failed: where another one was asked for by then, a person looks. */
async function openIfTwice(trx: Database, refund: Selectable<RefundTable>, now: number): Promise<void> {
  const other = await trx
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select(['payment.provider', 'payment.provider_payment_id', 'payment.provider_order_id'])
    .select('refund.amount_paise')
    .where('refund.payment_id', '=', refund.payment_id)
    .where('replaces', '=', refund.id)
    .where('asked_at', 'is not', null)
    .executeTakeFirst()
  if (!other) return
  await openCase(trx, {
    kind: 'refund-unclear',
    subject: `refund-twice:${refund.id}`,
    provider: other.provider,
    providerReference: other.provider_payment_id ?? other.provider_order_id,
    orderId: refund.order_id,
    paymentId: refund.payment_id,
    expected: refund.amount_paise,
    found: paise(refund.amount_paise + other.amount_paise),
    now,
  })
}

async function isPaidBackWhole(trx: Database, paymentId: string): Promise<boolean> {
  const { amount_paise, captured_paise } = await trx
    .selectFrom('payment')
    .select(['amount_paise', 'captured_paise'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return (await paidBack(trx, paymentId)) >= (captured_paise ?? amount_paise)
}

/** Whether a payment goes back because the order did not need it. */
async function isBeside(trx: Database, paymentId: string): Promise<boolean> {
  const beside = await trx
    .selectFrom('refund')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('reason', 'in', BESIDE)
    .executeTakeFirst()
  return beside !== undefined
}

/** An order is refunded when nothing of what was paid for it is here, partly when that is less than it costs. */
async function moveOrder(trx: Database, orderId: string): Promise<void> {
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new Error('A refund without an order.')
  const kept = await keptFor(trx, orderId)
  if (kept >= row.total_paise) return
  const payment_status = paymentTransition(row.payment_status, kept > 0 ? 'partlyRefunded' : 'refunded')
  await trx.updateTable('orders').set({ payment_status }).where('id', '=', row.id).execute()
}

/** What is here of an order's payments, without those that it did not need. */
async function keptFor(trx: Database, orderId: string): Promise<number> {
  const payments = await trx
    .selectFrom('payment')
    .select(['id', 'amount_paise'])
    .where('order_id', '=', orderId)
    .where('status', 'in', ['captured', 'partlyRefunded'])
    .execute()
  let kept = 0
  for (const { id, amount_paise } of payments) {
    if (!(await isBeside(trx, id))) kept += amount_paise - (await paidBack(trx, id))
  }
  return kept
}

async function paidBack(trx: Database, paymentId: string): Promise<number> {
  const { sum } = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}
