import { gatewayOf } from '../../src/money/payments/gateway-of.ts'
import type { Buyer } from '../ordering.ts'
import type { PaymentShop } from '../payment-shop.ts'

/** What the customer's browser carries back; the sandbox says it as `Played`. */
interface Played {
  popup?: Record<string, string>
  leadsTo?: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }
}

/** A customer at a gateway with one order, and the gateway's own people. */
export interface GatewaySide {
  /** The customer goes there, does something, and the browser carries its answer back. */
  visit(play: string): Promise<void>
  /** Money goes back from the gateway’s own desk, all of it for null. @returns whether there was any */
  refundAtDesk(amount: number | null): Promise<boolean>
  /** The gateway's webhooks reach the shop. */
  hear(): Promise<void>
}

export function gatewaySide(shop: PaymentShop, who: Buyer, method: string, orderId: string): GatewaySide {
  const session = { token: who.token }
  let reference: string | undefined
  const post = (path: string, body: object) =>
    fetch(`${shop.sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function goThere(): Promise<string | undefined> {
    if (gatewayOf(shop.app.context.providers, method).kind === 'popup') {
      const body = { amount: 1, currency: 'INR', orderId }
      return (await shop.call('POST /post/payment', { ...session, body })).data?.id
    }
    const { data } = await shop.call('POST /post/ccav/init', { ...session, body: { orderId } })
    if (!data) return undefined
    await fetch(data.action, { method: 'POST', body: new URLSearchParams(data.fields) })
    const { provider_order_id } = await shop.db
      .selectFrom('payment')
      .select('provider_order_id')
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return provider_order_id
  }

  async function bring({ popup, leadsTo }: Played): Promise<void> {
    if (popup) {
      const named = Object.entries(popup).map(([name, value]) => [
        name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
        value,
      ])
      const payment = { orderCreationId: popup['razorpay_order_id'], ...Object.fromEntries(named) }
      await shop.call('POST /post/verifyPayment', { ...session, body: { order: { _id: orderId }, payment } })
    }
    if (!leadsTo) return
    const { pathname, search } = new URL(leadsTo.url)
    const body = leadsTo.method === 'POST' ? new URLSearchParams(leadsTo.fields) : null
    await shop.fetch(`${pathname.replace('/api', '')}${search}`, { method: leadsTo.method, body })
  }

  return {
    async visit(play) {
      const there = await goThere()
      if (!there) return
      reference = there
      const answer = await post('/payments/play', { gateway: method, reference, play })
      if (play !== 'late') await shop.settled()
      if (answer.ok) await bring(await answer.json())
    },
    async refundAtDesk(amount) {
      const made = await post('/payments/desk-refund', {
        gateway: method,
        reference,
        ...(amount !== null && { amount }),
      })
      await shop.settled()
      return made.ok
    },
    async hear() {
      await shop.settled()
      for (const { rawBody, headers } of shop.held.splice(0)) {
        await shop.fetch('/post/paymentWebhook', { method: 'POST', headers, body: rawBody })
      }
    },
  }
}
