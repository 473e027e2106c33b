import { type Paise, paise, sumPaise } from '@dawakit/core/money'
import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

/** Payments of an order of which there is money to pay back. */
export const CAPTURED = ['captured', 'partlyRefunded'] as const
/** The same with those that were never the order's. */
export const REFUNDABLE = [...CAPTURED, 'wrongAmount'] as const

export interface RefundRequest {
  orderId: string
  reason: string
  now: number
  /** @default all that is left */
  amount?: Paise
  /** Of this payment alone. @default all payments of the order, the oldest first */
  paymentId?: string
  /** One that its gateway has refused, in the place of which this one is asked for. */
  replaces?: string
  /** Also of a payment that is only authorised: it goes back once it is captured. */
  isPromiseEnough?: boolean
}

/**
 * Writes down that the payments of an order go back, each as its own refund. The refund worker then asks their gateways
 * what is left of them, and pays back no more than that. The order's row is locked by the caller.
 *
 * @returns What will be paid back: 0 when nothing is left or nothing was paid online.
 */
export async function requestRefund(trx: Database, request: RefundRequest): Promise<Paise> {
  const { orderId, paymentId, isPromiseEnough = false } = request
  const own = paymentId === undefined ? CAPTURED : REFUNDABLE
  let query = trx
    .selectFrom('payment')
    .select(['id', 'amount_paise', 'captured_paise'])
    .where('order_id', '=', orderId)
    .where('status', 'in', [...own, ...(isPromiseEnough ? (['authorized'] as const) : [])])
  if (paymentId !== undefined) query = query.where('id', '=', paymentId)
  const payments = await query.orderBy('created_at').orderBy('id').execute()
  const asked: Paise[] = []
  for (const payment of payments) {
    const captured = payment.captured_paise ?? payment.amount_paise
    const wanted = request.amount === undefined ? captured : request.amount - sumPaise(asked)
    asked.push(await requestOf(trx, { id: payment.id, captured }, paise(wanted), request))
  }
  return sumPaise(asked)
}

/** @returns What will be paid back of one payment. */
async function requestOf(
  trx: Database,
  payment: { id: string; captured: Paise },
  wanted: Paise,
  { orderId, reason, now, replaces }: RefundRequest,
): Promise<Paise> {
  const earlier = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', payment.id)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  const amount = paise(Math.min(wanted, payment.captured - Number(earlier.sum ?? 0)))
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
      asked_at: null,
      replaces: replaces ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
  return amount
}
