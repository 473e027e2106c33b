import type { BackgroundWork } from '../background-work.ts'
import type { WebhookManner } from '../webhooks/webhook-sender.ts'
import type { RazorpayWebhooks } from './razorpay-event.ts'
import type { Payer, PaymentFailure, RazorpayLedger } from './razorpay-ledger.ts'
import { checkoutSignature } from './razorpay-signature.ts'

/** What a person at the hosted checkout can make happen, beside closing it. */
export const OUTCOMES = [
  'success',
  'failure',
  'late',
  'lost-callback',
  'lost-callback-and-webhook',
  'webhook-twice',
  'webhook-out-of-order',
  'wrong-signature',
] as const
export type CheckoutOutcome = (typeof OUTCOMES)[number]

/** What the hosted form tells the shop's page. */
export type CheckoutAnswer =
  | {
      tell: 'success'
      response: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }
    }
  | { tell: 'failed'; response: { error: Record<string, unknown> } }
  | { tell: 'nothing' }

export interface CheckoutParts {
  ledger: RazorpayLedger
  webhooks: RazorpayWebhooks
  work: BackgroundWork
  keySecret: string
  lateAfterMs: number
}

const DECLINED: PaymentFailure = {
  description: 'Your payment was declined by the bank. Please try another payment method.',
  source: 'bank',
  reason: 'payment_failed',
}

const TIMED_OUT: PaymentFailure = {
  description: 'Payment was unsuccessful as it could not be completed in time.',
  source: 'customer',
  reason: 'payment_timed_out',
}

const WEBHOOK_MANNERS: Partial<Record<CheckoutOutcome, WebhookManner>> = {
  'lost-callback-and-webhook': 'lost',
  'webhook-twice': 'twice',
  'webhook-out-of-order': 'out-of-order',
}

/** Plays one attempt to pay an order to its end. */
export function playCheckout(
  orderId: string,
  payer: Payer,
  outcome: CheckoutOutcome,
  { ledger, webhooks, work, keySecret, lateAfterMs }: CheckoutParts,
): CheckoutAnswer {
  const payment = ledger.attempt(orderId, payer)
  const failed = (failure: PaymentFailure): CheckoutAnswer => {
    webhooks.deliver(ledger.fail(payment.id, failure), 'in-order')
    const metadata = { payment_id: payment.id, order_id: orderId }
    const error = { code: 'BAD_REQUEST_ERROR', ...failure, step: 'payment_authorization', metadata }
    return { tell: 'failed', response: { error } }
  }

  switch (outcome) {
    case 'failure':
      return failed(DECLINED)
    case 'late':
      work.run(async () => {
        await work.wait(lateAfterMs)
        if (!work.signal.aborted) webhooks.deliver(ledger.authorise(payment.id), 'in-order')
      })
      return failed(TIMED_OUT)
    case 'wrong-signature':
      ledger.fail(payment.id, DECLINED)
      return {
        tell: 'success',
        response: {
          razorpay_payment_id: payment.id,
          razorpay_order_id: orderId,
          razorpay_signature: checkoutSignature(orderId, payment.id, 'not the secret of this shop'),
        },
      }
    default:
      webhooks.deliver(ledger.authorise(payment.id), WEBHOOK_MANNERS[outcome] ?? 'in-order')
  }
  if (outcome === 'lost-callback' || outcome === 'lost-callback-and-webhook') return { tell: 'nothing' }
  return {
    tell: 'success',
    response: {
      razorpay_payment_id: payment.id,
      razorpay_order_id: orderId,
      razorpay_signature: checkoutSignature(orderId, payment.id, keySecret),
    },
  }
}
