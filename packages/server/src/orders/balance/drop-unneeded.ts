import { type Paise, paise } from '@dawakit/core/money'
import type { Database } from '../../ground/database/schema/index.ts'
import { unpromise } from './promises.ts'
import { readBalance } from './read-balance.ts'

interface WentBack {
  orderId: string
  /** Of which money has gone back that nobody here had asked for. */
  paymentId: string
  /** @default all that is owed */
  unasked?: Paise
  at: number
}

/** Payments that were never the order's own: what is owed for the order is no reason to keep them. */
const BESIDE = new Set(['paid-twice', 'wrong-amount'])

/**
 * Somebody at the gateway's own desk was faster: what is to be refunded is not asked for any more where its payment has no
 * money left for it, or the customer has got it. One that the gateway has been asked for stays until it says what became of
 * it, but is promised no longer than there is money for it. The order's row is locked by the caller.
 */
export async function dropUnneeded(
  trx: Database,
  { orderId, paymentId, unasked, at }: WentBack,
): Promise<void> {
  const refunds = await trx
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_paise', 'asked_at', 'reason'])
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
  const isOfIt = (row: { payment_id: string }) => row.payment_id === paymentId
  let answered: number = unasked ?? Number.POSITIVE_INFINITY
  for (const refund of [...refunds.filter(isOfIt), ...refunds.filter((row) => !isOfIt(row))]) {
    const { owed, pots } = await readBalance(trx, orderId)
    const missing = Math.max(0, -(pots.get(refund.payment_id)?.left ?? 0))
    const isStill = refund.asked_at !== null || (BESIDE.has(refund.reason) && !isOfIt(refund))
    const tooMuch = isStill ? missing : Math.max(missing, Math.min(owed, answered))
    if (tooMuch <= 0) continue
    const amount = paise(Math.max(0, refund.amount_paise - tooMuch))
    answered -= refund.amount_paise - amount
    const promised = { orderId, subject: refund.id, paymentId: refund.payment_id, at }
    await unpromise(trx, promised, amount)
    if (refund.asked_at === null) await lowerRefund(trx, refund.id, amount)
  }
}

/** Writes down that less is to be refunded; of nothing there is no refund. */
export async function lowerRefund(trx: Database, refundId: string, amount: Paise): Promise<void> {
  if (amount === 0) await trx.deleteFrom('refund').where('id', '=', refundId).execute()
  else await trx.updateTable('refund').set({ amount_paise: amount }).where('id', '=', refundId).execute()
}
