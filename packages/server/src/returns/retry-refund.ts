import { RuleError, refundNotFailed } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type AuditedBy, audit } from '../desk/audit.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { requestRefund } from '../orders/request-refund.ts'

/**
 * Asks for a refund anew that its gateway has refused: under a key of its own, as the refused one stays refused. No more is
 * asked for than is left of the payment.
 *
 * @throws {RuleError} `refund-not-failed`
 */
export async function retryRefund(
  context: Pick<ServerContext, 'db' | 'clock'>,
  { refundId, staff }: { refundId: string; staff: NonNullable<AuditedBy> },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    const seen = await trx
      .selectFrom('refund')
      .select('order_id')
      .where('id', '=', refundId)
      .executeTakeFirst()
    if (!seen) throw new RuleError(refundNotFailed)
    await lockOrder(trx, seen.order_id)
    const failed = await trx
      .deleteFrom('refund')
      .where('id', '=', refundId)
      .where('status', '=', 'failed')
      .returningAll()
      .executeTakeFirst()
    if (!failed) throw new RuleError(refundNotFailed)
    const now = context.clock()
    await trx
      .updateTable('money_case')
      .set({ state: 'closed', note: 'asked again', closed_at: now })
      .where('subject', '=', `refund:${refundId}`)
      .where('state', '=', 'open')
      .execute()
    await requestRefund(trx, {
      orderId: failed.order_id,
      paymentId: failed.payment_id,
      amount: failed.amount_paise,
      reason: failed.reason,
      now,
    })
    await audit(trx, staff, context.clock, {
      action: 'refund.retry',
      subject: 'refund',
      subjectId: refundId,
      orderId: failed.order_id,
      before: { state: 'failed', amountPaise: failed.amount_paise, reason: failed.reason },
    })
  })
}
