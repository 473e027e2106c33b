import { type Paise, paise, shareBack, sumPaise } from '@dawakit/core/money'
import { promise } from '../balance/promises.ts'
import { readBalance } from '../balance/read-balance.ts'
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
    .select(['id', 'status', 'amount_paise'])
    .where('order_id', '=', orderId)
    .where('status', 'in', [...own, ...(isPromiseEnough ? (['authorized'] as const) : [])])
  if (paymentId !== undefined) query = query.where('id', '=', paymentId)
  const payments = await query.orderBy('created_at').orderBy('id').execute()
  const { pots } = await readBalance(trx, orderId)
  const left: Paise[] = []
  for (const { id, status, amount_paise } of payments) {
    left.push(
      status === 'authorized' ? await leftOf(trx, id, amount_paise) : (pots.get(id)?.left ?? paise(0)),
    )
  }
  const shares = shareBack(left, request.amount ?? 'all')
  for (const [index, share] of shares.entries()) {
    const payment = payments[index]
    if (!payment || share === 0) continue
    const refundId = await writeRefund(trx, payment.id, share, request)
    if (payment.status === 'authorized') continue
    const promised = { orderId, subject: refundId, paymentId: payment.id, at: request.now }
    await promise(trx, promised, share)
  }
  return sumPaise(shares)
}

/** What has not been asked back of a payment that is only authorised. */
async function leftOf(trx: Database, paymentId: string, authorized: Paise): Promise<Paise> {
  const earlier = await trx
    .selectFrom('refund')
    .select((column) => column.fn.sum('amount_paise').as('sum'))
    .where('payment_id', '=', paymentId)
    .where('status', '!=', 'failed')
    .executeTakeFirstOrThrow()
  return paise(authorized - Number(earlier.sum ?? 0))
}

/** @returns its id */
async function writeRefund(
  trx: Database,
  paymentId: string,
  amount: Paise,
  { orderId, reason, now, replaces }: RefundRequest,
): Promise<string> {
  const id = newId()
  await trx
    .insertInto('refund')
    .values({
      id,
      payment_id: paymentId,
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
  return id
}
