import type { Order, PaymentProof } from '@dawakit/core/contract'
import { orderNotReceived, paymentVerificationFailed } from '@dawakit/core/refusals'
import type { ServerContext } from '../context/server-context.ts'
import { CallError } from '../http/call-error.ts'
import { readOrder } from '../orders/orders.sql.ts'
import { findPayment } from './payments.sql.ts'
import { type RazorpayPayment, razorpayApi } from './razorpay/razorpay-api.ts'
import { checkoutSignature, isSameSignature } from './razorpay/razorpay-signature.ts'
import { type PaymentReport, reportPayment } from './report-payment.ts'

/**
 * Verifies what the popup handed over: against the provider's order id that stands in our database, never the one
 * that was sent. A good signature proves that the payment was made; the gateway is asked whether it was captured.
 *
 * @param orderId - Of the caller.
 * @throws {CallError} 422 `payment-verification-failed`; 409 `order-not-received` when it is paid back since its
 * order had ended and is sold out
 */
export async function verifyPayment(
  context: ServerContext,
  orderId: string,
  proof: PaymentProof,
): Promise<Order> {
  const { db, config } = context
  const payment = await findPayment(db, orderId, 'razorpay')
  const refused = new CallError(422, paymentVerificationFailed)
  if (!payment) throw refused
  const stored = payment.provider_order_id
  const expected = checkoutSignature(stored, proof.razorpayPaymentId, config.razorpay.keySecret)
  const isNamedRight = proof.razorpayOrderId === stored && proof.orderCreationId === stored
  if (!isSameSignature(proof.razorpaySignature, expected) || !isNamedRight) throw refused

  const seen = await askedPayment(context, proof.razorpayPaymentId)
  if (seen && (seen.order_id !== stored || seen.status === 'failed')) throw refused
  const report: PaymentReport = {
    paymentId: payment.id,
    // Without an answer the signature alone stands: the money is promised, the reconciler sees it arrive.
    event: seen?.status === 'captured' || seen?.status === 'refunded' ? 'paid' : 'authorized',
    providerPaymentId: proof.razorpayPaymentId,
    amount: seen?.amount ?? payment.amount_paise,
    currency: seen?.currency ?? payment.currency,
  }
  if ((await reportPayment(context, report)) === 'refused') throw refused
  const order = await readOrder(db, orderId)
  if (order.isCanceled) throw new CallError(409, orderNotReceived)
  return order
}

/** The payment as the gateway has it, captured where that was left to us; null when it does not answer. */
async function askedPayment({ config, log }: ServerContext, id: string): Promise<RazorpayPayment | null> {
  const api = razorpayApi(config.razorpay)
  try {
    const payment = await api.payment(id)
    return payment.status === 'authorized' ? await api.capture(payment) : payment
  } catch (error) {
    log.warn({ reason: error instanceof Error ? error.message : typeof error }, 'payment not asked about')
    return null
  }
}
