import { formatAmount, type Paise, paise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { checkPayBack } from '@dawakit/core/returns'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { readBalance } from '../../orders/balance/read-balance.ts'
import { writeEntry } from '../../orders/balance/write-entry.ts'
import { creditWhatWentBack } from '../../orders/change/credit-what-went-back.ts'
import { type GivingContext, giveBack } from '../../orders/change/give-back.ts'
import { findOrderRow } from '../../orders/read/orders.sql.ts'

interface PayingBack {
  orderId: string
  amount: Paise
  /** What the courier has taken in all, where that is more than is written down. */
  taken: Paise | null
  /** As `givenReason` has made it, for the customer to read. */
  reason: string
  staff: NonNullable<AuditedBy>
}

/**
 * Cash goes back without a return: the courier took too much, or took what was brought back. It is due under Money, and the
 * customer is asked where it goes. The order's row is locked by the caller, who wakes the outbox after the commit.
 *
 * @throws {RuleError} as core's `checkPayBack`
 */
export async function payBackCash(
  trx: Database,
  context: GivingContext,
  { orderId, amount, taken, reason, staff }: PayingBack,
): Promise<void> {
  const order = await findOrderRow(trx, orderId)
  if (!order) throw new Error('An order that was seen is not there.')
  const isCash = order.payment_method === CASH_ON_DELIVERY
  const cash = (await readBalance(trx, orderId)).pots.get(null)
  const more = paise(Math.max(0, (taken ?? 0) - (cash?.collected ?? 0)))
  checkPayBack(
    { isCash, collected: cash?.collected ?? paise(0), left: paise((cash?.left ?? 0) + more) },
    amount,
  )
  const correction = {
    orderId,
    kind: 'collected',
    amount: more,
    subject: newId(),
    at: context.clock(),
  } as const
  await writeEntry(trx, correction)
  const given = await giveBack(trx, context, {
    orderId,
    amount,
    reason: 'cash',
    isBeyondOwed: true,
    payout: { reason, openedBy: staff.id },
  })
  await creditWhatWentBack(trx, context, { orderId, amount: given.amount, reason })
  await audit(trx, staff, context.clock, {
    action: 'order.payBack',
    subject: 'payout',
    subjectId: given.payoutIds[0] ?? '',
    orderId,
    after: { amount: formatAmount(amount), reason, ...(more > 0 && { tookMore: formatAmount(more) }) },
  })
}
