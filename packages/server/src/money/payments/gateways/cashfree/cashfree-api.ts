import { nearestPaise, type Paise, toRupees } from '@dawakit/core/money'
import { z } from 'zod'
import { askFor } from '../../../../ground/providers/ask.ts'

const API_VERSION = '2023-08-01'

const text = z.union([z.string(), z.number()]).transform(String)
const rupees = z.number().transform((value) => nearestPaise(value))

const cashfreeOrder = z.object({ order_id: z.string(), payment_session_id: z.string() })

export const cashfreePayment = z.object({
  cf_payment_id: text,
  payment_status: z.string(),
  payment_amount: rupees,
  payment_currency: z.string(),
})
export type CashfreePayment = z.output<typeof cashfreePayment>

const cashfreeRefund = z.object({
  cf_refund_id: text,
  cf_payment_id: text,
  refund_id: z.string(),
  refund_amount: rupees,
  refund_status: z.string(),
})
export type CashfreeRefund = z.output<typeof cashfreeRefund>

export interface CashfreeAccess {
  url: string
  clientId: string
  clientSecret: string
}

export interface NewCashfreeOrder {
  orderId: string
  amount: Paise
  currency: string
  customer: { id: string; name: string; phone: string; email: string }
  returnUrl: string
}

/** Cashfree's REST calls that a shop needs. Each rejects with a {@link ProviderError} when it did not work. */
export function cashfreeApi({ url, clientId, clientSecret }: CashfreeAccess) {
  const access = {
    'x-api-version': API_VERSION,
    'x-client-id': clientId,
    'x-client-secret': clientSecret,
  }
  const call = <Output>(
    method: 'GET' | 'POST',
    path: string,
    schema: z.ZodType<Output>,
    json?: object,
    headers: Record<string, string> = {},
  ): Promise<Output> =>
    askFor('cashfree', `${url}/pg${path}`, schema, {
      method,
      headers: { ...access, ...headers },
      ...(json ? { json } : {}),
    })
  const pathOf = (orderId: string) => `/orders/${encodeURIComponent(orderId)}`

  return {
    createOrder: ({ orderId, amount, currency, customer, returnUrl }: NewCashfreeOrder) =>
      call('POST', '/orders', cashfreeOrder, {
        order_id: orderId,
        order_amount: toRupees(amount),
        order_currency: currency,
        customer_details: {
          customer_id: customer.id,
          customer_name: customer.name,
          customer_phone: customer.phone,
          ...(customer.email ? { customer_email: customer.email } : {}),
        },
        order_meta: { return_url: returnUrl },
      }),
    order: (orderId: string) => call('GET', pathOf(orderId), cashfreeOrder),
    payments: (orderId: string) => call('GET', `${pathOf(orderId)}/payments`, z.array(cashfreePayment)),
    refunds: (orderId: string) => call('GET', `${pathOf(orderId)}/refunds`, z.array(cashfreeRefund)),
    /** @param refund.id - Ours: unique in an order there. */
    refund: (orderId: string, refund: { id: string; amount: Paise }) =>
      call(
        'POST',
        `${pathOf(orderId)}/refunds`,
        cashfreeRefund,
        { refund_id: refund.id, refund_amount: toRupees(refund.amount), refund_note: 'Order refund' },
        { 'x-idempotency-key': refund.id },
      ),
  }
}
