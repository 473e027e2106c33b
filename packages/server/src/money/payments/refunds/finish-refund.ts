import { paise } from '@dawakit/core/money'
import type { Selectable } from 'kysely'
import type { ServerContext } from '../../../ground/context/server-context.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import type { RefundTable } from '../../../ground/database/schema/orders.ts'
import { dropUnneeded } from '../../../orders/balance/drop-unneeded.ts'
import { movePaymentStatus } from '../../../orders/balance/move-payment-status.ts'
import { goneBack } from '../../../orders/balance/promises.ts'
import { readBalance } from '../../../orders/balance/read-balance.ts'
import { creditWhatWentBack } from '../../../orders/change/credit-what-went-back.ts'
import { creditWords } from '../../../orders/invoice/invoice-words.ts'
import { closeCasesOf, openCase } from '../money-cases/money-cases.sql.ts'

/**
 * The gateway has paid back: writes it down, moves payment and order, tells the customer; once. The order's row is
 * locked by the caller.
 *
 * @returns false when it was written down before.
 */
export async function finishRefund(
  trx: Database,
  context: Pick<ServerContext, 'clock' | 'happened'>,
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
  const unasked = await goneBack(trx, { orderId, subject: refundId, paymentId, at: now }, amount_paise)
  if (unasked > 0) {
    await dropUnneeded(trx, { orderId, paymentId, unasked, at: now })
    await creditWhatWentBack(trx, context, { orderId, amount: unasked, reason: creditWords.paidBack })
  }
  await movePaymentStatus(trx, orderId, now)
  const pot = (await readBalance(trx, orderId)).pots.get(paymentId)
  if (pot && pot.wentBack >= pot.collected) await closeCasesOf(trx, paymentId, now)
  if (refund.asked_again_at !== null) await openIfTwice(trx, refund, now)
  await context.happened(trx, 'refund.made', { orderId, refundId, amount: amount_paise })
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
