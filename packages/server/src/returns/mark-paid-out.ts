import type { PayoutWay } from '@dawakit/core/contract'
import { sumPaise } from '@dawakit/core/money'
import { paymentTransition } from '@dawakit/core/order'
import { payoutNotDue, payoutNotFound, RuleError, referenceMissing } from '@dawakit/core/refusals'
import { goneBack } from '../balance/promises.ts'
import type { ServerContext } from '../context/server-context.ts'
import { inTransaction } from '../database/in-transaction.ts'
import type { Database } from '../database/schema/index.ts'
import { type AuditedBy, audit } from '../desk/audit.ts'
import { CallError } from '../http/call-error.ts'
import { lockOrder } from '../orders/lock-order.ts'
import { findOrderRow, readOrder } from '../orders/orders.sql.ts'
import { tellPaidOut } from './return-messages.ts'

interface PaidOut {
  payoutId: string
  way: PayoutWay
  /** The bank's. */
  reference: string
  staff: NonNullable<AuditedBy>
}

/**
 * Money that was paid in cash has been paid back by UPI or bank: once, with the bank's reference. Where it went is not kept.
 *
 * @throws {RuleError} `payout-not-found`, `payout-not-due`, `reference-missing`
 */
export async function markPaidOut(
  context: ServerContext,
  { payoutId, way, reference, staff }: PaidOut,
): Promise<void> {
  const words = reference.trim()
  if (words === '') throw new RuleError(referenceMissing)
  await inTransaction(context.db, async (trx) => {
    const found = await findPayout(trx, payoutId)
    if (!found) throw new CallError(404, payoutNotFound)
    await lockOrder(trx, found.order_id)
    const now = context.clock()
    const paid = await trx
      .updateTable('payout')
      .set({ state: 'paid', way, reference: words, pay_to_sealed: null, paid_at: now, paid_by: staff.id })
      .where('id', '=', payoutId)
      .where('state', '=', 'due')
      .executeTakeFirst()
    if (paid.numUpdatedRows === 0n) throw new RuleError(payoutNotDue)
    const payout = { orderId: found.order_id, subject: payoutId, paymentId: null, at: now }
    await goneBack(trx, payout, found.amount_paise)
    await moveOrder(trx, found.order_id)
    await audit(trx, staff, context.clock, {
      action: 'payout.paid',
      subject: 'payout',
      subjectId: payoutId,
      orderId: found.order_id,
      before: { state: 'due' },
      after: { state: 'paid', way, reference: words },
    })
    const order = await readOrder(trx, found.order_id)
    await tellPaidOut(trx, context, order, { id: payoutId, amount: found.amount_paise, reference: words })
  })
  context.outbox.wake()
}

export const findPayout = (db: Database, id: string) =>
  db.selectFrom('payout').selectAll().where('id', '=', id).executeTakeFirst()

/** An order is refunded when all that it cost went back, else partly. */
async function moveOrder(trx: Database, orderId: string): Promise<void> {
  const row = await findOrderRow(trx, orderId)
  if (!row) throw new Error('A payout without an order.')
  const paid = await trx
    .selectFrom('payout')
    .select('amount_paise')
    .where('order_id', '=', orderId)
    .where('state', '=', 'paid')
    .execute()
  const back = sumPaise(paid.map(({ amount_paise }) => amount_paise))
  const next = back >= row.total_paise ? 'refunded' : 'partlyRefunded'
  const payment_status = paymentTransition(row.payment_status, next)
  await trx.updateTable('orders').set({ payment_status }).where('id', '=', orderId).execute()
}
