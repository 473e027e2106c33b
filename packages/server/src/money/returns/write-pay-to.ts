import type { Order, PayTo } from '@dawakit/core/contract'
import { payoutNotDue, payoutNotFound, payToNotNeeded, RuleError } from '@dawakit/core/refusals'
import { checkPayTo, tidyPayTo } from '@dawakit/core/returns'
import type { Config } from '../../ground/context/config.ts'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { maskedPayTo, openPayTo, sealPayTo } from '../../orders/balance/sealed-pay-to.ts'
import { lockOrder } from '../../orders/read/lock-order.ts'
import { readOrder } from '../../orders/read/orders.sql.ts'
import { findPayout } from './mark-paid-out.ts'

/** @throws {RuleError} the sentences of core's `checkPayTo` */
function checkedPayTo(given: PayTo): PayTo {
  const payTo = tidyPayTo(given)
  const refusal = checkPayTo(payTo)
  if (refusal) throw new RuleError(refusal)
  return payTo
}

const keep = (
  trx: Database,
  config: Pick<Config, 'secrets'>,
  id: string,
  { payTo, by }: { payTo: PayTo; by: string | null },
) =>
  trx
    .updateTable('payout')
    .set({ way: payTo.way, pay_to_sealed: sealPayTo(config, id, payTo), pay_to_by: by })
    .where('id', '=', id)
    .where('state', '=', 'due')
    .executeTakeFirst()

/**
 * A customer says where money goes that they have paid in cash: all of an order that waits for it.
 *
 * @param orderId - Of an order that is theirs.
 * @throws {RuleError} `pay-to-not-needed`, and as core's `checkPayTo`
 */
export async function givePayTo(
  { db, config }: ServerContext,
  orderId: string,
  given: PayTo,
): Promise<Order> {
  const payTo = checkedPayTo(given)
  return inTransaction(db, async (trx) => {
    await lockOrder(trx, orderId)
    const waiting = await trx
      .selectFrom('payout')
      .select('id')
      .where('order_id', '=', orderId)
      .where('state', '=', 'due')
      .where('pay_to_sealed', 'is', null)
      .execute()
    if (waiting.length === 0) throw new RuleError(payToNotNeeded)
    for (const { id } of waiting) await keep(trx, config, id, { payTo, by: null })
    return readOrder(trx, orderId)
  })
}

/**
 * The desk writes in what a customer has said by phone, or corrects it, until it is paid. The audit has enough of it to know
 * it by.
 *
 * @throws {RuleError} `payout-not-found`, `payout-not-due`, and as core's `checkPayTo`
 */
export async function writePayTo(
  { db, config, clock }: ServerContext,
  { payoutId, payTo: given, staff }: { payoutId: string; payTo: PayTo; staff: NonNullable<AuditedBy> },
): Promise<void> {
  const payTo = checkedPayTo(given)
  await inTransaction(db, async (trx) => {
    const found = await findPayout(trx, payoutId)
    if (!found) throw new CallError(404, payoutNotFound)
    await lockOrder(trx, found.order_id)
    const before = await findPayout(trx, payoutId)
    const kept = await keep(trx, config, payoutId, { payTo, by: staff.id })
    if (kept.numUpdatedRows === 0n) throw new RuleError(payoutNotDue)
    await audit(trx, staff, clock, {
      action: 'payout.writePayTo',
      subject: 'payout',
      subjectId: payoutId,
      orderId: found.order_id,
      before: { payTo: maskedPayTo(openPayTo(config, payoutId, before?.pay_to_sealed ?? null)) },
      after: { payTo: maskedPayTo(payTo) },
    })
  })
}
