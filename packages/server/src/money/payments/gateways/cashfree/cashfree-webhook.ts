import { createHmac, timingSafeEqual } from 'node:crypto'
import { invalidRequest } from '@dawakit/core/refusals'
import { z } from 'zod'
import { CallError } from '../../../../ground/http/call-error.ts'
import type { GatewayEvent, ReceivedWebhook } from '../../gateway.ts'
import { cashfreePayment } from './cashfree-api.ts'
import { stateOf } from './cashfree-state.ts'

const webhook = z.object({
  type: z.string(),
  data: z.object({
    order: z.object({ order_id: z.string() }).optional(),
    payment: cashfreePayment.optional(),
    refund: z.object({ order_id: z.string() }).optional(),
  }),
})

/** Webhooks are signed over their time and raw body, with the client's secret: HMAC-SHA256, in base64. */
export function cashfreeSignature(timestamp: string, rawBody: Uint8Array, clientSecret: string): Buffer {
  return createHmac('sha256', clientSecret).update(timestamp).update(rawBody).digest()
}

export function readCashfreeWebhook(
  { rawBody, header }: ReceivedWebhook,
  secrets: readonly string[],
): readonly GatewayEvent[] | null {
  const given = Buffer.from(header('x-webhook-signature'), 'base64')
  const isSigned = secrets.some((secret) => {
    const expected = cashfreeSignature(header('x-webhook-timestamp'), rawBody, secret)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
  if (!isSigned) return null
  const { type, data } = parse(rawBody)
  if (data.refund) return [{ kind: 'ask', reference: data.refund.order_id, paymentId: null }]
  if (!data.order || !data.payment) return []
  // There is no id of the event: a payment has one event of each type.
  const id = `${type}:${data.payment.cf_payment_id}`
  return [{ kind: 'state', id, reference: data.order.order_id, state: stateOf(data.payment) }]
}

function parse(rawBody: Uint8Array): z.output<typeof webhook> {
  try {
    return webhook.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
  } catch {
    throw new CallError(400, invalidRequest)
  }
}
