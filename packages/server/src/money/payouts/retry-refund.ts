import { RuleError, refundNotFailed } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { giveBack } from '../../orders/change/give-back.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'

/** What goes back though the order does not owe it. */
const NOT_OWED = new Set(['operator', 'paid-late', 'paid-twice', 'wrong-amount'])

/**
 * Asks for a refund anew that its gateway has refused: under a key of its own, as the refused one stays refused. That one
 * is kept, and the new one names it: where the gateway has made it after all, the new one is not made. No more is asked for
 * than is left of the payment, and still owed.
 *
 * @throws {RuleError} `refund-not-failed`
 */
export async function retryRefund(
  context: Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened' | 'providers'>,
  {
    refundId,
    staff,
    isRepeated,
  }: {
    refundId: string
    staff: NonNullable<AuditedBy>
    /** Whether the same call was made before: nothing is done then. */
    isRepeated?: (trx: Database) => Promise<boolean>
  },
): Promise<void> {
  await inTransaction(context.db, async (trx) => {
    if (await isRepeated?.(trx)) return
    const seen = await trx
      .selectFrom('refund')
      .select('order_id')
      .where('id', '=', refundId)
      .executeTakeFirst()
    if (!seen) throw new RuleError(refundNotFailed)
    await lockOrder(trx, seen.order_id)
    const now = context.clock()
    const failed = await trx
      .updateTable('refund')
      .set({ asked_again_at: now })
      .where('id', '=', refundId)
      .where('status', '=', 'failed')
      .where('asked_again_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!failed) throw new RuleError(refundNotFailed)
    await trx
      .updateTable('money_case')
      .set({ state: 'closed', note: 'asked again', closed_at: now })
      .where('subject', '=', `refund:${refundId}`)
      .where('state', '=', 'open')
      .execute()
    await giveBack(trx, context, {
      orderId: failed.order_id,
      paymentId: failed.payment_id,
      amount: failed.amount_paise,
      reason: failed.reason,
      replaces: refundId,
      isBeyondOwed: NOT_OWED.has(failed.reason),
      payout: { openedBy: staff.id },
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
