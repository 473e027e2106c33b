import type { PayoutWay } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import {
  payoutNeedsAnother,
  payoutNotDue,
  payoutNotFound,
  RuleError,
  referenceMissing,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { movePaymentStatus } from '../../orders/balance/move-payment-status.ts'
import { goneBack } from '../../orders/balance/promises.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'

interface PaidOut {
  payoutId: string
  way: PayoutWay
  /** The bank's. */
  reference: string
  staff: NonNullable<AuditedBy>
  /** Whether the same call was made before: nothing is done then. */
  isRepeated?: (trx: Database) => Promise<boolean>
}

/**
 * Money has been paid back by UPI or bank: once, with the bank's reference. Where it went stays with it, sealed. Above a set
 * sum nobody says it of what they have opened themselves, or have written in where it goes.
 *
 * @throws {RuleError} `payout-not-found`, `payout-not-due`, `reference-missing`, `payout-needs-another`
 */
export async function markPaidOut(
  context: ServerContext,
  { payoutId, way, reference, staff, isRepeated }: PaidOut,
): Promise<void> {
  const words = reference.trim()
  if (words === '') throw new RuleError(referenceMissing)
  await inTransaction(context.db, async (trx) => {
    if (await isRepeated?.(trx)) return
    const found = await findPayout(trx, payoutId)
    if (!found) throw new CallError(404, payoutNotFound)
    await lockOrder(trx, found.order_id)
    const now = context.clock()
    requireAnother(context, await findPayout(trx, payoutId), staff)
    const paid = await trx
      .updateTable('payout')
      .set({ state: 'paid', way, reference: words, paid_at: now, paid_by: staff.id })
      .where('id', '=', payoutId)
      .where('state', '=', 'due')
      .executeTakeFirst()
    if (paid.numUpdatedRows === 0n) throw new RuleError(payoutNotDue)
    const { order_id: orderId, payment_id: paymentId } = found
    const payout = { orderId, subject: payoutId, paymentId, isByHand: true, at: now }
    await goneBack(trx, payout, found.amount_paise)
    await movePaymentStatus(trx, orderId, now)
    await audit(trx, staff, context.clock, {
      action: 'payout.paid',
      subject: 'payout',
      subjectId: payoutId,
      orderId: found.order_id,
      before: { state: 'due' },
      after: { state: 'paid', way, reference: words },
    })
    await context.happened(trx, 'payout.made', { orderId, payoutId, amount: found.amount_paise })
  })
}

function requireAnother(
  { config }: Pick<ServerContext, 'config'>,
  payout: Awaited<ReturnType<typeof findPayout>>,
  staff: { id: string },
): void {
  if (!payout || payout.amount_paise <= fromRupees(config.limits.lonePayoutRupees)) return
  if ([payout.opened_by, payout.pay_to_by].includes(staff.id)) throw new RuleError(payoutNeedsAnother)
}

export const findPayout = (db: Database, id: string) =>
  db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst()
