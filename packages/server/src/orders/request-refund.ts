import { type Paise, paise } from '@dawakit/core/money'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/** Payments of which there is money to pay back. */
export const CAPTURED = ['captured', 'partlyRefunded'] as const

/**
 * Writes down that a payment of an order goes back. The refund worker then asks the provider for it; the key is one
 * per refund, so that a retry pays back once.
 *
 * @param refund.amount - @default all that is left of it
 * @param refund.isPromiseEnough - Also of a payment that is only authorised: it goes back once it is captured.
 * @returns What will be paid back: 0 when nothing is left or nothing was paid online.
 */
export async function requestRefund(
  trx: Database,
  refund: {
    orderId: string
    reason: string
    now: number
    amount?: Paise
    paymentId?: string
    isPromiseEnough?: boolean
  },
): Promise<Paise> {
  const { orderId, reason, now, isPromiseEnough = false } = refund
  let query = trx
    .selectFrom('payment')
    .select(['id', 'amount_paise'])
    .where('order_id', '=', orderId)
    .where('status', 'in', [...CAPTURED, ...(isPromiseEnough ? (['authorized'] as const) : [])])
  if (refund.paymentId !== undefined) query = query.where('id', '=', refund.paymentId)
  const payment = await query.orderBy('created_at').limit(1).executeTakeFirst()
  if (!payment) return paise(0)
  // Holds the payment's row, so that two refunds of it come one after the other.
  await trx.updateTable('payment').set({ updated_at: now }).where('id', '=', payment.id).execute()
  const earlier = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', payment.id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  const left = payment.amount_paise - Number(earlier.sum ?? 0)
  const amount = paise(Math.min(refund.amount ?? left, left))
  if (amount <= 0) return paise(0)
  const id = newId()
  await trx
    .insertInto('refund')
    .values({
      id,
      payment_id: payment.id,
      order_id: orderId,
      idempotency_key: `refund-${id}`,
      amount_paise: amount,
      status: 'pending',
      provider_refund_id: null,
      reason,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return amount
}
