import { formatAmount } from '@dawakit/core/money'
import { paymentTransition } from '@dawakit/core/order'
import type { ServerContext } from '../../context/server-context.ts'
import type { Database } from '../../database/schema/index.ts'
import { tellRefunded } from '../../orders/order-messages.ts'
import { findOrderRow, readOrder } from '../../orders/orders.sql.ts'
import { closeCasesOf } from '../money-cases/money-cases.sql.ts'

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
  const isWhole = await isPaidBackWhole(trx, refund.payment_id)
  await trx
    .updateTable('payment')
    .set({ status: isWhole ? 'refunded' : 'partlyRefunded', updated_at: now })
    .where('id', '=', refund.payment_id)
    // One that was never the order's stays that while a part of it is here.
    .where((where) => (isWhole ? where.lit(true) : where('status', '!=', 'wrongAmount')))
    .execute()
  if (isWhole) await closeCasesOf(trx, refund.payment_id, now)
  if (!(await isBeside(trx, refund.payment_id))) await moveOrder(trx, refund.order_id)
  if (!TOLD.has(refund.reason)) {
    const amount = formatAmount(refund.amount_paise)
    await tellRefunded(trx, context, await readOrder(trx, refund.order_id), { id: refund.id, amount })
  }
  return true
}

async function isPaidBackWhole(trx: Database, paymentId: string): Promise<boolean> {
  const { amount_paise, captured_paise } = await trx
    .selectFrom('payment')
    .select(['amount_paise', 'captured_paise'])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { sum } = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'done')
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0) >= (captured_paise ?? amount_paise)
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

/** An order is refunded when all that was paid for it has gone back. */
async function moveOrder(trx: Database, orderId: string): Promise<void> {
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new Error('A refund without an order.')
  const kept = await trx
    .selectFrom('payment')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['captured', 'partlyRefunded'])
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('refund')
            .select('refund.id')
            .whereRef('refund.payment_id', '=', 'payment.id')
            .where('refund.reason', 'in', BESIDE),
        ),
      ),
    )
    .executeTakeFirst()
  const payment_status = paymentTransition(row.payment_status, kept ? 'partlyRefunded' : 'refunded')
  await trx.updateTable('orders').set({ payment_status }).where('id', '=', row.id).execute()
}
