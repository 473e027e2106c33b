import type { StandIn, StandInParts } from '../gateways/stand-in.ts'
import { cashfreeRoutes } from './cashfree.routes.ts'
import { playCashfree, refundEvent } from './cashfree-checkout.ts'
import { createCashfreeLedger } from './cashfree-ledger.ts'

/** What the stand-in takes; it opens nothing but a sandbox. */
const CLIENT_ID = 'CFSANDBOXDAWAKIT'
const CLIENT_SECRET = 'sandbox-cashfree-secret'

/** Cashfree: orders over REST, a hosted page in a frame, webhooks. */
export function cashfreeStandIn({ settings, work, webhooks }: StandInParts): StandIn {
  const { lateAfterMs, now } = settings
  const ledger = createCashfreeLedger()
  const parts = { ledger, webhooks, work, clientSecret: CLIENT_SECRET, lateAfterMs, now }
  const refundedOf = (orderId: string) =>
    ledger.refundsOf(orderId).reduce((sum, refund) => sum + refund.amount, 0)
  return {
    name: 'cashfree',
    title: 'Cashfree',
    routes: () => cashfreeRoutes(CLIENT_ID, parts),
    book: () =>
      ledger.list().map(({ id, sessionId, amount }) => ({
        order: id,
        reference: sessionId.slice(-10),
        amount,
        state: ledger.paidOf(id) ? 'PAID' : 'ACTIVE',
      })),
    charges: () =>
      ledger
        .list()
        .filter(({ id }) => ledger.paidOf(id))
        .map(({ id, amount }) => ({
          gateway: 'cashfree',
          orderNumber: id,
          amount,
          refunded: refundedOf(id),
        })),
    play(reference, play) {
      const order = ledger.find(reference)
      return order && !ledger.paidOf(reference) ? playCashfree(order, play, parts) : undefined
    },
    refundAtDesk(reference, amount) {
      const paid = ledger.paidOf(reference)
      if (!paid) return false
      const wanted = amount ?? paid.amount - refundedOf(reference)
      if (wanted <= 0) return false
      const made = ledger.refund(reference, wanted, undefined)
      if (typeof made === 'string') return false
      webhooks.deliver([refundEvent(made, parts)], 'in-order')
      return true
    },
  }
}
