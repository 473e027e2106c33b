import { type Paise, paise } from '@dawakit/core/money'
import { z } from 'zod'
import { askFor } from '../../../../ground/providers/ask.ts'

const id = z.string().min(1).max(64)
const amount = z.int().transform(paise)

export const razorpayPayment = z.object({
  id,
  order_id: id.nullable(),
  amount,
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  amount_refunded: amount.default(paise(0)),
})
export type RazorpayPayment = z.output<typeof razorpayPayment>

export const razorpayRefund = z.object({
  id,
  payment_id: id,
  amount,
  receipt: z.string().nullish(),
  status: z.enum(['pending', 'processed', 'failed']),
})
export type RazorpayRefund = z.output<typeof razorpayRefund>

const razorpayOrder = z.object({ id, amount, currency: z.string() })

export interface RazorpayAccess {
  url: string
  keyId: string
  keySecret: string
}

/** Razorpay's REST calls that a shop needs. Each rejects with a {@link ProviderError} when it did not work. */
export function razorpayApi({ url, keyId, keySecret }: RazorpayAccess) {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`

  const call = <Output>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<Output>,
    json?: object,
    headers: Record<string, string> = {},
  ): Promise<Output> =>
    askFor('razorpay', `${url}/v1${path}`, schema, {
      method,
      headers: { authorization, ...headers },
      ...(json ? { json } : {}),
    })
  const path = encodeURIComponent

  return {
    /** @param order.receipt - Our order number, at most 40 characters. */
    createOrder: (order: { amount: Paise; currency: string; receipt: string }) =>
      call('POST', '/orders', razorpayOrder, { ...order, payment: { capture: 'automatic' } }),
    paymentsOf: async (orderId: string): Promise<RazorpayPayment[]> => {
      const answer = z.object({ items: z.array(razorpayPayment) })
      return (await call('GET', `/orders/${path(orderId)}/payments`, answer)).items
    },
    payment: (paymentId: string) => call('GET', `/payments/${path(paymentId)}`, razorpayPayment),
    capture: (payment: RazorpayPayment) =>
      call('POST', `/payments/${path(payment.id)}/capture`, razorpayPayment, {
        amount: payment.amount,
        currency: payment.currency,
      }),
    refundsOf: async (paymentId: string): Promise<RazorpayRefund[]> => {
      const answer = z.object({ items: z.array(razorpayRefund) })
      return (await call('GET', `/payments/${path(paymentId)}/refunds?count=100`, answer)).items
    },
    /** @param refund.key - A repeated request with it pays back once. */
    refund: (paymentId: string, refund: { amount: Paise; key: string; receipt: string }) =>
      call(
        'POST',
        `/payments/${path(paymentId)}/refund`,
        razorpayRefund,
        { amount: refund.amount, receipt: refund.receipt },
        { 'x-refund-idempotency': refund.key },
      ),
  }
}
