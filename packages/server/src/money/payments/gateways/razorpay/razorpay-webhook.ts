import { createHash } from 'node:crypto'
import { invalidRequest } from '@dawakit/core/refusals'
import { z } from 'zod'
import { CallError } from '../../../../ground/http/call-error.ts'
import type { GatewayEvent, GatewayState, ReceivedWebhook } from '../../gateway.ts'
import { razorpayPayment, razorpayRefund } from './razorpay-api.ts'
import { isSameSignature, webhookSignature } from './razorpay-signature.ts'
import { stateOf } from './razorpay-state.ts'

const EVENT_ID_MAX = 200

const webhook = z.object({
  event: z.string(),
  payload: z.object({
    payment: z.object({ entity: razorpayPayment }).optional(),
    refund: z.object({ entity: razorpayRefund }).optional(),
  }),
})

/** What an event says, whatever the payment in it has become since. */
const paymentEvents: Record<string, GatewayState['stage']> = {
  'payment.authorized': 'authorized',
  'payment.captured': 'captured',
  'payment.failed': 'failed',
  'order.paid': 'captured',
}

export function readRazorpayWebhook(
  { rawBody, header }: ReceivedWebhook,
  secrets: readonly string[],
): readonly GatewayEvent[] | null {
  const given = header('x-razorpay-signature')
  if (!secrets.some((secret) => isSameSignature(given, webhookSignature(rawBody, secret)))) return null
  const { event, payload } = parse(rawBody)
  const payment = payload.payment?.entity
  const refund = payload.refund?.entity
  if (refund) {
    return [{ kind: 'ask', reference: payment?.order_id ?? null, paymentId: refund.payment_id }]
  }
  const stage = paymentEvents[event]
  if (stage === undefined || !payment?.order_id) return []
  // An event of a payment that went back since is old: what is left of it is asked.
  if (payment.amount_refunded > 0) {
    return [{ kind: 'ask', reference: payment.order_id, paymentId: payment.id }]
  }
  // Without an id of its own, an event is known by its content.
  const id =
    header('x-razorpay-event-id').slice(0, EVENT_ID_MAX) || createHash('sha256').update(rawBody).digest('hex')
  return [{ kind: 'state', id, reference: payment.order_id, state: { ...stateOf(payment), stage } }]
}

function parse(rawBody: Uint8Array): z.output<typeof webhook> {
  try {
    return webhook.parse(JSON.parse(Buffer.from(rawBody).toString('utf8')))
  } catch {
    throw new CallError(400, invalidRequest)
  }
}
