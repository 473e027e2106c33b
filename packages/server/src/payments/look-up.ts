import type { ServerContext } from '../context/server-context.ts'
import { ccavenueApi } from './ccavenue/ccavenue-api.ts'
import type { PaymentRow } from './payments.sql.ts'
import { type RazorpayPayment, razorpayApi } from './razorpay/razorpay-api.ts'
import type { PaymentReport } from './report-payment.ts'

export interface Sighting {
  /** Whether the customer has got to the gateway with it. */
  isKnown: boolean
  /** Null while it is undecided. */
  report: PaymentReport | null
}

/**
 * Asks the gateway what has become of a payment.
 * @throws {ProviderError} when it does not answer
 */
export function lookUp({ config }: Pick<ServerContext, 'config'>, payment: PaymentRow): Promise<Sighting> {
  return payment.provider === 'razorpay'
    ? lookUpRazorpay(config.razorpay, payment)
    : lookUpCcavenue(config.ccavenue, payment)
}

/** The further a payment has come, the more it counts: an order may have several attempts. */
const rank = { created: 0, failed: 1, authorized: 2, refunded: 3, captured: 4 } as const

async function lookUpRazorpay(
  options: ServerContext['config']['razorpay'],
  payment: PaymentRow,
): Promise<Sighting> {
  const api = razorpayApi(options)
  const attempts = await api.paymentsOf(payment.provider_order_id)
  let best: RazorpayPayment | undefined
  for (const attempt of attempts) {
    if (attempt.order_id !== payment.provider_order_id) continue
    if (!best || rank[attempt.status] > rank[best.status]) best = attempt
  }
  if (!best || best.status === 'created') return { isKnown: best !== undefined, report: null }
  const seen = best.status === 'authorized' ? await api.capture(best) : best
  const report: PaymentReport = {
    paymentId: payment.id,
    event: seen.status === 'failed' ? 'failed' : seen.status === 'authorized' ? 'authorized' : 'paid',
    providerPaymentId: seen.id,
    amount: seen.amount,
    currency: seen.currency,
  }
  return { isKnown: true, report }
}

/** What CCAvenue calls the ends of a transaction. Anything else is undecided. */
const PAID = new Set(['Shipped', 'Refunded'])
const AUTHORIZED = new Set(['Successful'])
const FAILED = new Set([
  'Unsuccessful',
  'Aborted',
  'Invalid',
  'Cancelled',
  'Timeout',
  'Failure',
  'Auto-Cancelled',
])

async function lookUpCcavenue(
  options: ServerContext['config']['ccavenue'],
  payment: PaymentRow,
): Promise<Sighting> {
  const seen = await ccavenueApi(options).status(payment.provider_order_id)
  if (!seen || seen.orderNumber !== payment.provider_order_id) return { isKnown: false, report: null }
  const isPaid = PAID.has(seen.orderStatus)
  const event = isPaid
    ? 'paid'
    : AUTHORIZED.has(seen.orderStatus)
      ? 'authorized'
      : FAILED.has(seen.orderStatus)
        ? 'failed'
        : null
  if (event === null) return { isKnown: true, report: null }
  const report: PaymentReport = {
    paymentId: payment.id,
    event,
    providerPaymentId: seen.referenceNo,
    // What was taken is what counts; what was asked for must be the same.
    amount: isPaid && seen.captured !== seen.amount ? null : seen.amount,
    currency: seen.currency,
  }
  return { isKnown: true, report }
}
