import { SANDBOX_DEFAULTS, startSandbox } from '@dawakit/sandbox'
import type { Database } from '../src/ground/database/schema/index.ts'
import { reconcile } from '../src/money/payments/attempts/reconcile.ts'
import { releaseExpired } from '../src/money/payments/attempts/release-expired.ts'
import { GATEWAYS } from '../src/money/payments/gateways/registry.ts'
import { runRefunds } from '../src/money/payments/refunds/run-refunds.ts'
import { type Buyer, buyer, place } from './ordering.ts'
import { openTestShop, type TestAnswer, type TestShop } from './test-shop.ts'

export interface HeldWebhook {
  name: string
  eventId: string
  signature: string
  rawBody: string
  /** As the gateway sent them. */
  headers: Record<string, string>
}

export interface Receipt {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

/** A shop whose gateways are the sandbox, over HTTP on a port of its own. Webhooks wait until the test sends them. */
export interface PaymentShop extends TestShop {
  sandboxUrl: string
  who: Buyer
  /** What the gateway wanted to post, oldest first. */
  held: HeldWebhook[]
  /** Resolves when the gateway has nothing more to do in the background. */
  settled(): Promise<void>
  /** Lets the next requests to a gateway fail. @param after - How many of them go through first. */
  fail(service: string, mode: string, count?: number, after?: number): Promise<void>
  /** An order that waits for its payment. */
  order(method: string, more?: Record<string, unknown>): Promise<{ _id: string; [name: string]: unknown }>
  /** Opens the popup's payment. @returns the provider's order id */
  open(orderId: string): Promise<string>
  /** What a person does in the popup. */
  pay(providerOrderId: string, outcome: string): Promise<{ tell: string; response: Receipt }>
  verify(orderId: string, receipt: Receipt, more?: Record<string, unknown>): Promise<TestAnswer>
  send(webhook: HeldWebhook, change?: Partial<HeldWebhook>): Promise<Response>
  /** Opens the second gateway's frame. @returns what a person does there later, and what the browser carries back then */
  openFrame(orderId: string): Promise<(outcome: string) => Promise<{ encResp: string; path: string }>>
  /** Goes through the second gateway's frame at once. */
  frame(orderId: string, outcome: string): Promise<{ encResp: string; path: string }>
  comeBack(encResp: string, path?: string, headers?: Record<string, string>): Promise<Response>
  reconcile(): Promise<number>
  refund(): Promise<number>
  expire(): Promise<number>
  /** The order as its customer sees it. */
  read(orderId: string): Promise<TestAnswer['data']>
  subjects(): Promise<string[]>
}

let sandbox: ReturnType<typeof startSandbox> | undefined
let held: HeldWebhook[] = []

/** Ends the gateways of a file. */
export async function stopGateways(): Promise<void> {
  await (await sandbox)?.stop()
  sandbox = undefined
}

/** Every gateway's addresses, at this sandbox: whatever else the shop speaks to is the recorder. */
function atSandbox(url: string): Record<string, string> {
  const settings = GATEWAYS.flatMap((gateway) => Object.values(gateway.settings))
  const addresses = settings.filter(({ is }) => is === 'address')
  return Object.fromEntries(addresses.map(({ variable, sandbox }) => [variable, `${url}${sandbox}`]))
}

export async function openPaymentShop(db: Database, env: Record<string, string> = {}): Promise<PaymentShop> {
  sandbox ??= startSandbox({
    port: 0,
    webhookUrl: 'http://shop.test/api/post/paymentWebhook',
    webhookRetryDelaysMs: [],
    lateAfterMs: 1,
    slowMs: 50,
    fetch: async (_url, init) => {
      const headers = new Headers(init?.headers)
      const rawBody = String(init?.body)
      held.push({
        name: JSON.parse(rawBody).event ?? JSON.parse(rawBody).type,
        eventId: headers.get('x-razorpay-event-id') ?? '',
        signature: headers.get('x-razorpay-signature') ?? '',
        rawBody,
        headers: Object.fromEntries(headers),
      })
      return new Response(null, { status: 200 })
    },
  })
  const { url, settled } = await sandbox
  await settled()
  held = []
  await fetch(`${url}/control`, { method: 'DELETE' })
  const shop = await openTestShop(db, {
    env: { ...atSandbox(url), ...env },
  })
  const who = await buyer(shop)
  const { context } = shop.app
  const session = { token: who.token }
  const post = (path: string, form: Record<string, string>) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form) })

  const openFrame: PaymentShop['openFrame'] = async (orderId) => {
    const { data } = await shop.call('POST /post/ccav/init', { ...session, body: { orderId } })
    const action = new URL(data.action)
    const form = await (await post(`${action.pathname}${action.search}`, data.fields)).text()
    const reference_no = /name="reference_no" value="(\d+)"/.exec(form)?.[1] ?? ''
    return async (outcome) => {
      const markup = await (await post('/ccavenue/transaction/finish', { reference_no, outcome })).text()
      return {
        encResp: /name="encResp" value="([^"]*)"/.exec(markup)?.[1] ?? '',
        path: /action="http:\/\/shop\.test\/api([^"]*)"/.exec(markup)?.[1] ?? '',
      }
    }
  }

  return {
    ...shop,
    sandboxUrl: url,
    who,
    get held() {
      return held
    },
    settled,
    async fail(service, mode, count, after = 0) {
      const body = JSON.stringify({ service, mode, after, ...(count ? { count } : {}) })
      await fetch(`${url}/control`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    },
    order: async (method, more = {}) => (await place(shop, who, { paymentMethod: method, ...more })).data,
    async open(orderId) {
      const body = { amount: 1, currency: 'INR', orderId }
      return (await shop.call('POST /post/payment', { ...session, body })).data.id
    },
    async pay(providerOrderId, outcome) {
      const key_id = SANDBOX_DEFAULTS.razorpay.keyId
      const answer = await fetch(`${url}/razorpay/checkout/pay`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key_id, order_id: providerOrderId, outcome, method: 'upi' }),
      })
      const told = await answer.json()
      if (outcome !== 'late') await settled()
      return told
    },
    verify: (orderId, receipt, more = {}) =>
      shop.call('POST /post/verifyPayment', {
        ...session,
        body: {
          order: { _id: orderId },
          payment: {
            orderCreationId: receipt.razorpay_order_id,
            razorpayPaymentId: receipt.razorpay_payment_id,
            razorpayOrderId: receipt.razorpay_order_id,
            razorpaySignature: receipt.razorpay_signature,
            ...more,
          },
        },
      }),
    send(webhook, change = {}) {
      const { rawBody, signature, eventId } = { ...webhook, ...change }
      return shop.fetch('/post/paymentWebhook', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-razorpay-signature': signature,
          'x-razorpay-event-id': eventId,
        },
        body: rawBody,
      })
    },
    openFrame,
    frame: async (orderId, outcome) => (await openFrame(orderId))(outcome),
    comeBack: (encResp, path = '/post/ccavResponseHandler', headers = {}) =>
      shop.fetch(path, {
        method: 'POST',
        headers: { origin: 'https://secure.ccavenue.com', ...headers },
        body: new URLSearchParams({ encResp, orderNo: 'whatever' }),
      }),
    reconcile: () => reconcile(context, { all: true }),
    refund: () => runRefunds(context),
    expire() {
      shop.clock.advance(20 * 60_000)
      return releaseExpired(context)
    },
    read: async (orderId) =>
      (await shop.call('GET /get/userOrder', { ...session, query: { id: orderId } })).data,
    async subjects() {
      await context.outbox.runOnce()
      return shop.outside.mails.map((mail) => mail.subject)
    },
  }
}
