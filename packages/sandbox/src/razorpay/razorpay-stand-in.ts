import { Hono } from 'hono'
import type { Play, Played, StandIn, StandInParts } from '../gateways/stand-in.ts'
import type { WebhookManner } from '../webhooks/webhook-sender.ts'
import { checkoutRoutes } from './checkout.routes.ts'
import { type CheckoutOutcome, playCheckout } from './checkout-outcome.ts'
import { razorpayRoutes } from './razorpay.routes.ts'
import { RazorpayError } from './razorpay-error.ts'
import type { RazorpayEvent } from './razorpay-event.ts'
import { createRazorpayLedger } from './razorpay-ledger.ts'
import { webhookSignature } from './razorpay-signature.ts'

const OUTCOMES: Record<Play, CheckoutOutcome> = {
  paid: 'success',
  failed: 'failure',
  late: 'late',
  unheard: 'lost-callback-and-webhook',
  forged: 'wrong-signature',
}

const PAYER = { method: 'upi', email: '', contact: '' } as const

/** Razorpay: orders over REST, a popup, webhooks. */
export function razorpayStandIn({ settings, work, webhooks }: StandInParts): StandIn {
  const keys = settings.keys.razorpay
  const ledger = createRazorpayLedger(settings.now)
  const sender = {
    deliver: (events: readonly RazorpayEvent[], manner: WebhookManner) =>
      webhooks.deliver(
        events.map((event) => ({
          ...event,
          headers: {
            'user-agent': 'Razorpay-Webhook/v1',
            'x-razorpay-event-id': event.id,
            'x-razorpay-signature': webhookSignature(event.body, keys.webhookSecret),
          },
        })),
        manner,
      ),
  }
  const checkout = {
    ledger,
    webhooks: sender,
    work,
    keySecret: keys.keySecret,
    lateAfterMs: settings.lateAfterMs,
  }
  const capturedOf = (orderId: string) => ledger.paymentsOf(orderId).filter(({ captured }) => captured)
  return {
    name: 'razorpay',
    title: 'Razorpay',
    routes() {
      const routes = new Hono()
      routes.route('/v1', razorpayRoutes(keys, ledger, sender))
      routes.route('/', checkoutRoutes(keys.keyId, checkout))
      return routes
    },
    book: () =>
      ledger.listOrders().map(({ id, receipt, amount, status }) => ({
        order: receipt ?? '',
        reference: id,
        amount,
        state: status,
      })),
    charges: () =>
      ledger.listOrders().flatMap((order) =>
        capturedOf(order.id).map(({ amount, amount_refunded }) => ({
          gateway: 'razorpay',
          orderNumber: order.receipt ?? order.id,
          amount,
          refunded: amount_refunded,
        })),
      ),
    play: (reference, play) =>
      unlessRefused((): Played => {
        const told = playCheckout(reference, PAYER, OUTCOMES[play], checkout)
        return told.tell === 'success' ? { popup: told.response } : {}
      }),
    refundAtDesk(reference, amount) {
      const [payment] = capturedOf(reference)
      if (!payment) return false
      const wanted = { amount, receipt: null, notes: [] as [], speed: 'normal' as const }
      const made = unlessRefused(() => ledger.refund(payment.id, wanted, undefined))
      if (made) sender.deliver(made.events, 'in-order')
      return made !== undefined
    },
  }
}

/** @returns what is done; undefined where Razorpay refuses it */
function unlessRefused<Done>(work: () => Done): Done | undefined {
  try {
    return work()
  } catch (error) {
    if (error instanceof RazorpayError) return undefined
    throw error
  }
}
