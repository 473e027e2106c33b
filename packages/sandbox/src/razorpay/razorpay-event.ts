import { randomBytes } from 'node:crypto'
import type { WebhookManner } from '../webhooks/webhook-sender.ts'
import type { RazorpayOrder, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts'

export type RazorpayEventName =
  | 'payment.authorized'
  | 'payment.captured'
  | 'payment.failed'
  | 'order.paid'
  | 'refund.created'
  | 'refund.processed'

/** A webhook ready to be sent: its body is a snapshot of the moment when it happened. */
export interface RazorpayEvent {
  /** The value of `x-razorpay-event-id`: the same at every delivery of this event. */
  id: string
  name: RazorpayEventName
  orderId: string
  paymentId: string
  body: string
}

/** Sends what has happened to the shop. */
export interface RazorpayWebhooks {
  deliver(events: readonly RazorpayEvent[], manner: WebhookManner): void
}

interface Entities {
  payment: RazorpayPayment
  order?: RazorpayOrder
  refund?: RazorpayRefund
}

/** @param at - Unix seconds. */
export function razorpayEvent(
  name: RazorpayEventName,
  { payment, order, refund }: Entities,
  at: number,
): RazorpayEvent {
  const payload = {
    ...(refund ? { refund: { entity: refund } } : {}),
    payment: { entity: payment },
    ...(order ? { order: { entity: order } } : {}),
  }
  return {
    id: randomBytes(7).toString('hex'),
    name,
    orderId: payment.order_id,
    paymentId: payment.id,
    body: JSON.stringify({
      entity: 'event',
      account_id: 'acc_DawakitSandbox',
      event: name,
      contains: Object.keys(payload),
      payload,
      created_at: at,
    }),
  }
}
