import { createHmac, timingSafeEqual } from 'node:crypto'

/** What the popup hands over is signed with the key's secret: HMAC-SHA256 of `order_id|payment_id`, in hex. */
export function checkoutSignature(orderId: string, paymentId: string, keySecret: string): string {
  return createHmac('sha256', keySecret).update(`${orderId}|${paymentId}`).digest('hex')
}

/** Webhooks are signed over their raw body with a secret of their own. */
export function webhookSignature(rawBody: Uint8Array, webhookSecret: string): string {
  return createHmac('sha256', webhookSecret).update(rawBody).digest('hex')
}

/** Compares signatures in a time that does not tell where they differ. */
export function isSameSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given, 'utf8'), Buffer.from(expected, 'utf8')]
  return one.length === other.length && timingSafeEqual(one, other)
}
