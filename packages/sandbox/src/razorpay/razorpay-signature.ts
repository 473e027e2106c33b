import { createHmac } from 'node:crypto'

/** What the checkout hands to the shop's page as proof of a payment, in hex. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** The value of `X-Razorpay-Signature` for the exact bytes of a webhook's body, in hex. */
export function webhookSignature(rawBody: string, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex')
}
