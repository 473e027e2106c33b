import { createHmac, randomUUID } from 'node:crypto'
import type { BackgroundWork } from '../background-work.ts'
import type { Play, Played, StandInParts } from '../gateways/stand-in.ts'
import type { WebhookEvent } from '../webhooks/webhook-sender.ts'
import { paymentEntity, refundEntity } from './cashfree-entities.ts'
import type { CashfreeLedger, CashfreeOrder, CashfreePayment, CashfreeRefund } from './cashfree-ledger.ts'

export interface CashfreeParts {
  ledger: CashfreeLedger
  webhooks: StandInParts['webhooks']
  work: BackgroundWork
  clientSecret: string
  lateAfterMs: number
  now: () => Date
}

const PAYMENT_EVENTS = {
  SUCCESS: 'PAYMENT_SUCCESS_WEBHOOK',
  FAILED: 'PAYMENT_FAILED_WEBHOOK',
  USER_DROPPED: 'PAYMENT_USER_DROPPED_WEBHOOK',
  PENDING: 'PAYMENT_PENDING_WEBHOOK',
} as const

/** Plays one attempt to pay an order to its end. @returns where the customer's browser is led. */
export function playCashfree(order: CashfreeOrder, play: Play, parts: CashfreeParts): Played {
  const { ledger, webhooks, work, lateAfterMs } = parts
  const tell = (payment: CashfreePayment) => webhooks.deliver([paymentEvent(payment, parts)], 'in-order')
  const url = order.returnUrl.replaceAll('{order_id}', encodeURIComponent(order.id))
  const leadsTo: Played = { leadsTo: { method: 'GET', url, fields: {} } }
  switch (play) {
    case 'paid':
      tell(ledger.attempt(order, 'SUCCESS'))
      return leadsTo
    case 'unheard':
      ledger.attempt(order, 'SUCCESS')
      return {}
    case 'late': {
      const payment = ledger.attempt(order, 'PENDING')
      work.run(async () => {
        await work.wait(lateAfterMs)
        if (work.signal.aborted) return
        payment.status = 'SUCCESS'
        tell(payment)
      })
      return leadsTo
    }
    default:
      tell(ledger.attempt(order, 'FAILED'))
      return leadsTo
  }
}

function paymentEvent(payment: CashfreePayment, parts: CashfreeParts): WebhookEvent {
  const data = {
    order: { order_id: payment.orderId, order_currency: 'INR' },
    payment: paymentEntity(payment),
  }
  return signed(PAYMENT_EVENTS[payment.status], data, payment.orderId, payment.id, parts)
}

export function refundEvent(refund: CashfreeRefund, parts: CashfreeParts): WebhookEvent {
  const data = { refund: refundEntity(refund) }
  return signed('REFUND_STATUS_WEBHOOK', data, refund.orderId, refund.paymentId, parts)
}

function signed(
  type: string,
  data: object,
  orderId: string,
  paymentId: string,
  { clientSecret, now }: CashfreeParts,
): WebhookEvent {
  const at = now()
  const timestamp = String(at.getTime())
  const body = JSON.stringify({ data, event_time: at.toISOString(), type })
  const signature = createHmac('sha256', clientSecret)
    .update(timestamp + body)
    .digest('base64')
  return {
    id: randomUUID(),
    name: type,
    orderId,
    paymentId,
    body,
    headers: {
      'x-webhook-version': '2023-08-01',
      'x-webhook-timestamp': timestamp,
      'x-webhook-signature': signature,
    },
  }
}
