import { formatAmount, type Paise, sumPaise } from '@dawakit/core/money'
import { CASH_ON_DELIVERY } from '@dawakit/core/order'
import { checkPayBack, givenReason } from '@dawakit/core/returns'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import { type AuditedBy, audit } from '../desk/audit.ts'
import { findOrderRow } from '../orders/orders.sql.ts'
import { requireSeen } from '../orders/require-seen.ts'
import { openPayout } from './open-payout.ts'

interface PayingBack {
  orderId: string
  /** The version of the order that they looked at. */
  seen: string
  amount: Paise
  /** For the customer to read. */
  reason: string
  staff: NonNullable<AuditedBy>
}

/**
 * Cash goes back without a return: the courier took too much, or took what was brought back. It is due under Money, and the
 * customer is asked where it goes.
 *
 * @throws {RuleError} `reason-needed`, `reason-too-long`, `order-changed`, and as core's `checkPayBack`
 */
export async function payBackCash(
  context: ServerContext,
  { orderId, seen, amount, reason, staff }: PayingBack,
): Promise<void> {
  const words = givenReason(reason)
  await inTransaction(context.db, async (trx) => {
    await requireSeen(trx, staff, { id: orderId, seen })
    const order = await findOrderRow(trx, orderId)
    if (!order) throw new Error('An order that was seen is not there.')
    const earlier = await trx
      .selectFrom('payout')
      .select('amount_paise')
      .where('order_id', '=', orderId)
      .execute()
    checkPayBack(
      {
        isCash: order.payment_method === CASH_ON_DELIVERY,
        paymentStatus: order.payment_status,
        total: order.total_paise,
        before: sumPaise(earlier.map(({ amount_paise }) => amount_paise)),
      },
      amount,
    )
    const owed = { orderId, returnId: null, reason: words, amount, payTo: null }
    const payoutId = await openPayout(trx, context, owed)
    await audit(trx, staff, context.clock, {
      action: 'order.payBack',
      subject: 'payout',
      subjectId: payoutId,
      orderId,
      after: { amount: formatAmount(amount), reason: words },
    })
  })
  context.outbox.wake()
}
