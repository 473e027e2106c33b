import { paise } from '@dawakit/core/money'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../../test/databases.ts'
import { stockOf } from '../../../../test/ordering.ts'
import { openPaymentShop } from '../../../../test/payment-shop.ts'
import type { Database } from '../../../ground/database/schema/index.ts'
import { readBalance } from '../../../orders/balance/read-balance.ts'
import type { OnlineGateway } from '../gateway.ts'
import { gatewayOf } from '../gateway-of.ts'
import { GATEWAYS, openGateways } from './registry.ts'

/** What the customer's browser carries back; the sandbox says it as `Played`. */
interface Played {
  popup?: Record<string, string>
  leadsTo?: { method: 'GET' | 'POST'; url: string; fields: Record<string, string> }
}

const METHODS = GATEWAYS.map(({ method }) => method)
const sandboxSettings = Object.fromEntries(
  GATEWAYS.map(({ method, settings }) => [
    method,
    Object.fromEntries(
      Object.entries(settings).map(([name, { is, sandbox }]) => [
        name,
        is === 'address' ? `http://sandbox.test${sandbox}` : sandbox,
      ]),
    ),
  ]),
)
const online = [...openGateways({ gateways: sandboxSettings, storeUrl: 'http://shop.test' }).values()]
  .filter(({ kind }) => kind !== 'none')
  .map(({ method }) => method)

/** A shop, one order of it, and a customer at the gateway. */
async function openTill(db: Database, method: string) {
  const shop = await openPaymentShop(db, { PAYMENT_METHODS: METHODS.join(',') })
  const gateway = gatewayOf(shop.app.context.providers, method)
  const { _id: orderId, orderNumber } = await shop.order(method)
  const session = { token: shop.who.token }
  const post = (path: string, body: object) =>
    fetch(`${shop.sandboxUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  /** The customer gets to the gateway. @returns what it calls the attempt */
  async function goThere(): Promise<string> {
    if (gateway.kind === 'popup') return shop.open(orderId)
    const { data } = await shop.call('POST /post/ccav/init', { ...session, body: { orderId } })
    const shown = await fetch(data.action, { method: 'POST', body: new URLSearchParams(data.fields) })
    expect(shown.status).toBe(200)
    const { provider_order_id } = await shop.db
      .selectFrom('payment')
      .select('provider_order_id')
      .where('order_id', '=', orderId)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return provider_order_id
  }

  return {
    shop,
    gateway,
    orderId,
    orderNumber: String(orderNumber),
    goThere,
    async play(reference: string, play: string): Promise<Played> {
      const answer = await post('/payments/play', { gateway: method, reference, play })
      expect(answer.status).toBe(200)
      if (play !== 'late') await shop.settled()
      return answer.json()
    },
    /** The browser carries what it was given to the shop. */
    async bring({ popup, leadsTo }: Played): Promise<void> {
      if (popup) {
        const named = Object.entries(popup).map(([name, value]) => [
          name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()),
          value,
        ])
        const payment = { orderCreationId: popup['razorpay_order_id'], ...Object.fromEntries(named) }
        await shop.call('POST /post/verifyPayment', {
          ...session,
          body: { order: { _id: orderId }, payment },
        })
      }
      if (!leadsTo) return
      const { pathname, search } = new URL(leadsTo.url)
      const body = leadsTo.method === 'POST' ? new URLSearchParams(leadsTo.fields) : null
      await shop.fetch(`${pathname.replace('/api', '')}${search}`, { method: leadsTo.method, body })
    },
    async hear(change: (body: string) => string = (body) => body): Promise<number[]> {
      const statuses: number[] = []
      for (const { rawBody, headers } of shop.held) {
        const init = { method: 'POST', headers, body: change(rawBody) }
        statuses.push((await shop.fetch('/post/paymentWebhook', init)).status)
      }
      return statuses
    },
    async refundAtDesk(reference: string, amount?: number): Promise<void> {
      expect((await post('/payments/desk-refund', { gateway: method, reference, amount })).status).toBe(200)
      await shop.settled()
    },
    cancel: () => shop.call('PUT /update/cancelOrder', { ...session, body: { id: orderId } }),
    /** What the gateway keeps of the order's money, in paise. */
    async kept(): Promise<number> {
      const charges = await (await fetch(`${shop.sandboxUrl}/payments/charges.json`)).json()
      return charges
        .filter(({ orderNumber: number }: { orderNumber: string }) => number.startsWith(String(orderNumber)))
        .reduce(
          (sum: number, { amount, refunded }: { amount: number; refunded: number }) =>
            sum + amount - refunded,
          0,
        )
    },
  }
}

type Till = Awaited<ReturnType<typeof openTill>>

async function paidTill(db: Database, method: string): Promise<Till & { reference: string }> {
  const till = await openTill(db, method)
  const reference = await till.goThere()
  await till.bring(await till.play(reference, 'paid'))
  expect((await till.shop.read(till.orderId)).paymentStatus).toBe('paid')
  return { ...till, reference }
}

async function expectPaidOnce({ shop, orderId, orderNumber, kept }: Till): Promise<void> {
  expect(await shop.read(orderId)).toMatchObject({ paymentStatus: 'paid', isCanceled: false })
  expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  expect(await kept()).toBe(12_000)
  expect(await shop.subjects()).toEqual([`We have your order: ${orderNumber}`])
}

async function expectUnpaid({ shop, orderId }: Till): Promise<void> {
  expect(['unpaid', 'failed']).toContain((await shop.read(orderId)).paymentStatus)
  expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
}

const attempt = { paymentId: null, amount: paise(12_000), currency: 'INR' }

it('There is more than one gateway to hold to this', () => {
  expect(online.length).toBeGreaterThan(2)
})

describe.each(online)('%s', (method) => {
  it('names itself, its kind and whom a page must let in', async () => {
    const gateway = openGateways({ gateways: sandboxSettings, storeUrl: 'http://shop.test' }).get(method)
    expect(gateway).toMatchObject({ method, name: expect.stringMatching(/^[A-Z]/) })
    const { origins, popup, kind } = gateway as OnlineGateway
    for (const origin of origins) expect(origin).toMatch(/^https?:\/\/[^/]+$/)
    expect(origins).toContain('http://sandbox.test')
    expect(popup === null).toBe(kind !== 'popup')
  })

  onEachDatabase('keeps every gateway’s promise', (open) => {
    it('counts a payment once, told by the browser, a webhook and the reconciler, each twice', async () => {
      const till = await openTill(await open(), method)
      const played = await till.play(await till.goThere(), 'paid')
      for (let time = 0; time < 2; time++) {
        await till.bring(played)
        await till.hear()
        await till.shop.reconcile()
      }
      await expectPaidOnce(till)
    })

    it('counts it by a webhook before the browser is back', async () => {
      const till = await openTill(await open(), method)
      const played = await till.play(await till.goThere(), 'paid')
      expect(new Set(await till.hear())).toEqual(new Set(till.shop.held.length > 0 ? [200] : []))
      await till.bring(played)
      await expectPaidOnce(till)
    })

    it('finds a payment of which nobody told', async () => {
      const till = await openTill(await open(), method)
      await till.play(await till.goThere(), 'unheard')
      expect(await till.shop.reconcile()).toBe(1)
      await expectPaidOnce(till)
    })

    it('counts one that the bank allowed late', async () => {
      const till = await openTill(await open(), method)
      await till.bring(await till.play(await till.goThere(), 'late'))
      await till.shop.settled()
      await till.hear()
      await till.shop.reconcile()
      await expectPaidOnce(till)
    })

    it('lets one that failed be tried again', async () => {
      const till = await openTill(await open(), method)
      await till.bring(await till.play(await till.goThere(), 'failed'))
      await till.hear()
      await till.shop.reconcile()
      await expectUnpaid(till)
      await till.bring(await till.play(await till.goThere(), 'paid'))
      await expectPaidOnce(till)
    })

    it('believes no forged answer and no forged webhook', async () => {
      const till = await openTill(await open(), method)
      const reference = await till.goThere()
      await till.bring(await till.play(reference, 'forged'))
      await expectUnpaid(till)
      await till.play(await till.goThere(), 'paid')
      for (const status of await till.hear((body) => `${body} `)) expect(status).toBe(401)
      await expectUnpaid(till)
    })

    it('waits while the gateway does not answer', async () => {
      const till = await openTill(await open(), method)
      const played = await till.play(await till.goThere(), 'paid')
      await till.shop.fail(method, '502-html')
      await till.bring(played)
      expect(['unpaid', 'authorized']).toContain((await till.shop.read(till.orderId)).paymentStatus)
      await till.shop.fail(method, 'ok')
      await till.shop.reconcile()
      await expectPaidOnce(till)
    })

    it('gives the money back once', async () => {
      const till = await paidTill(await open(), method)
      await till.cancel()
      expect(await till.shop.refund()).toBe(1)
      expect(await till.shop.refund()).toBe(0)
      await till.hear()
      expect((await till.shop.read(till.orderId)).paymentStatus).toBe('refunded')
      expect(await till.kept()).toBe(0)
    })

    it('and once though the answer was lost', async () => {
      const till = await paidTill(await open(), method)
      await till.cancel()
      // Two requests ask what is left; the answer to the refund itself breaks off.
      await till.shop.fail(method, 'cut-off', 1, 2)
      expect(await till.shop.refund()).toBe(0)
      expect(await till.kept()).toBe(0)
      till.shop.clock.advance(61_000)
      expect(await till.shop.refund()).toBe(1)
      expect(await till.kept()).toBe(0)
      expect(await till.shop.db.selectFrom('refund').select('status').execute()).toEqual([{ status: 'done' }])
    })

    it('and no more than is left after a refund at its desk', async () => {
      const till = await paidTill(await open(), method)
      await till.refundAtDesk(till.reference, 2_000)
      await till.cancel()
      expect(await till.shop.refund()).toBe(1)
      expect(await till.kept()).toBe(0)
      expect((await till.shop.read(till.orderId)).paymentStatus).toBe('refunded')
    })

    it('and tells it once where its desk was faster', async () => {
      const till = await paidTill(await open(), method)
      await till.cancel()
      await till.refundAtDesk(till.reference)
      await till.hear()
      await till.shop.reconcile()
      await till.shop.refund()
      till.shop.clock.advance(61_000)
      await till.shop.refund()
      expect(await till.shop.read(till.orderId)).toMatchObject({
        paymentStatus: 'refunded',
        refunds: [{ amount: 120, state: 'done' }],
      })
      expect(await till.kept()).toBe(0)
      expect(await readBalance(till.shop.db, till.orderId)).toMatchObject({
        wentBack: 12_000,
        promisedBack: 0,
        owed: 0,
      })
    })

    it('and nothing twice where its desk has sent all of it', async () => {
      const till = await paidTill(await open(), method)
      await till.refundAtDesk(till.reference)
      await expect(till.refundAtDesk(till.reference)).rejects.toThrow()
      await till.hear()
      await till.shop.reconcile()
      expect(await till.kept()).toBe(0)
    })

    it('and only the rest where its desk has sent a part of it first', async () => {
      const till = await paidTill(await open(), method)
      await till.cancel()
      await till.refundAtDesk(till.reference, 5_000)
      await till.hear()
      await till.shop.reconcile()
      await till.shop.refund()
      till.shop.clock.advance(61_000)
      await till.shop.refund()
      expect(await till.kept()).toBe(0)
      const { refunds } = await till.shop.read(till.orderId)
      expect(refunds.map(({ amount }: { amount: number }) => amount).sort()).toEqual([50, 70])
      expect(await readBalance(till.shop.db, till.orderId)).toMatchObject({ promisedBack: 0, owed: 0 })
    })

    it('takes what went back at its desk unheard for no payment', async () => {
      const till = await openTill(await open(), method)
      const reference = await till.goThere()
      await till.play(reference, 'unheard')
      await till.refundAtDesk(reference)
      await till.shop.reconcile()
      expect(await till.shop.read(till.orderId)).toMatchObject({
        paymentStatus: 'refunded',
        isCanceled: true,
      })
      expect(await stockOf(till.shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    })

    it('says what it does not know', async () => {
      const { gateway } = await openTill(await open(), method)
      expect(await gateway.lookUp({ ...attempt, reference: 'DWK-NOBODY' })).toMatchObject({
        stage: 'unknown',
      })
      expect(gateway.readReturn({})).toBeNull()
      expect(gateway.readWebhook({ rawBody: Buffer.from('{}'), header: () => '' })).toBeNull()
    })
  })
})
