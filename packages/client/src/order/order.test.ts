import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ApiServer, failure, startApiServer, success } from '../../test/api-server.ts'
import { coupon, line, memoryStorage, placedOrder, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'
import type { PaymentProof } from '../types.ts'

let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({ 'POST /post/verifyToken': success(user({ cart: [line('a')] })) })
})
afterEach(() => api.close())

const receipt = { orderCreationId: 'gw-1', razorpayPaymentId: 'pay-1' } as PaymentProof
const goods = [{ _id: 'a', quantity: 1 }]
const cashOrder = () => ({
  ...placedOrder,
  isCashOnDelivery: true,
  isCanceled: false,
  paymentStatus: 'unpaid',
  orderedAt: new Date().toISOString(),
  products: [line('a')],
})
const onlineOrder = (paymentStatus: string) => ({ ...cashOrder(), isCashOnDelivery: false, paymentStatus })

/** A page of one browser: what it hears of placed orders, and its shop. */
function openPage(storage: ReturnType<typeof memoryStorage>) {
  const shop = createShop({ apiUrl: api.url, storage })
  const heard: [id: string, again?: true][] = []
  shop.on('order:place', ({ _id, again }) => heard.push(again ? [_id, again] : [_id]))
  return { shop, heard }
}
const browser = () => memoryStorage({ 'dawakit:token': token(3600) })
const kept = (storage: ReturnType<typeof memoryStorage>) => storage.values.has('dawakit:order')

describe('an order', () => {
  it('is told with its answer, before the cart is asked for, and not on the next page', async () => {
    const storage = browser()
    const { shop, heard } = openPage(storage)
    await shop.start()
    await shop.order.begin(goods)
    let answer = () => {}
    const after = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.answers['GET /get/user'] = { ...success(user()), after }
    const recorded = shop.orderPlaced(placedOrder)
    await expect.poll(() => heard).toEqual([['o1']])
    answer()
    await recorded
    const next = openPage(storage)
    await next.shop.start()
    expect(await next.shop.order.unfinished()).toBeNull()
    expect(next.heard).toEqual([])
  })

  it('whose answer was lost with the page is found by the next one, and told as told again', async () => {
    const storage = browser()
    const { shop } = openPage(storage)
    await shop.start()
    await shop.order.begin(goods)
    const older = { ...cashOrder(), _id: 'o0', orderedAt: '2026-01-01T00:00:00.000Z' }
    const other = { ...cashOrder(), _id: 'o2', products: [line('b')] }
    api.answers['GET /get/orderByUserId'] = success([other, older, cashOrder()])
    api.answers['GET /get/user'] = success(user())
    const next = openPage(storage)
    await next.shop.start()
    await expect.poll(() => next.heard).toEqual([['o1', true]])
    expect(kept(storage)).toBe(false)
  })

  it('that waited for its payment is told once it is paid, on whichever page that is', async () => {
    const storage = browser()
    const { shop } = openPage(storage)
    await shop.start()
    await shop.order.begin(goods)
    await shop.order.note({ orderId: 'o1' })
    api.answers['GET /get/userOrder'] = success(onlineOrder('unpaid'))
    const second = openPage(storage)
    await second.shop.start()
    expect(await second.shop.order.settle()).toBeNull()
    api.answers['GET /get/userOrder'] = success(onlineOrder('paid'))
    api.answers['GET /get/user'] = success(user())
    const third = openPage(storage)
    await third.shop.start()
    await expect.poll(() => third.heard).toEqual([['o1', true]])
    expect(second.heard).toEqual([])
  })

  it('that used the coupon takes it along: nothing calls the coupon expired', async () => {
    const storage = browser()
    const { shop } = openPage(storage)
    await shop.start()
    api.answers['GET /get/promoCode'] = success(coupon())
    await shop.coupon.apply('SAVE10')
    await shop.order.begin(goods)
    await shop.order.note({ orderId: 'o1' })
    let answer = () => {}
    const after = new Promise<void>((resolve) => {
      answer = resolve
    })
    api.answers['GET /get/userOrder'] = { ...success(onlineOrder('paid')), after }
    api.answers['GET /get/promoCode'] = success(coupon({ usedUsers: ['u1'], maxLimit: 0 }))
    const next = openPage(storage)
    await next.shop.start()
    const checked = next.shop.coupon.check()
    answer()
    await checked
    expect(api.calls.filter(({ path }) => path === '/get/promoCode')).toHaveLength(1)
    expect(next.shop.$coupon.get()).toBeNull()
    expect(next.shop.$notices.get()).toMatchObject([{ kind: 'success' }])
  })

  it('that ended, belongs to another customer, or is a day old, is forgotten', async () => {
    const storage = browser()
    const { shop } = openPage(storage)
    await shop.start()
    await shop.order.begin(goods)
    await shop.order.note({ orderId: 'o1' })
    api.answers['GET /get/userOrder'] = success({ ...onlineOrder('refunded'), isCanceled: true })
    expect(await shop.order.settle()).toBeNull()
    expect(kept(storage)).toBe(false)

    await shop.order.begin(goods)
    api.answers['POST /post/verifyToken'] = success(user({ _id: 'u2' }))
    await openPage(storage).shop.start()
    await expect.poll(() => kept(storage)).toBe(false)

    await shop.order.begin(goods)
    const noted = JSON.parse(storage.values.get('dawakit:order') ?? '')
    storage.setItem('dawakit:order', JSON.stringify({ ...noted, sentAt: noted.sentAt - 86_400_001 }))
    expect(await shop.order.unfinished()).toBeNull()
  })

  it('goes with its customer, who signs out', async () => {
    const storage = browser()
    const { shop } = openPage(storage)
    await shop.start()
    await shop.order.begin(goods)
    await shop.session.signOut()
    expect(kept(storage)).toBe(false)
  })
})

describe('a receipt of the popup', () => {
  async function paidPage() {
    const storage = browser()
    const page = openPage(storage)
    await page.shop.start()
    await page.shop.order.begin(goods)
    await page.shop.order.note({ orderId: 'o1', receipt })
    return { storage, ...page }
  }

  it.each([
    ['the shop is away', { cut: true }],
    ['it is broken', failure(503, 'shop-is-busy', 'The shop is busy')],
    ['it has too much to do', failure(429, 'too-many-tries', 'Too many tries')],
  ])('is kept while %s, and good on the next page', async (_why, answer) => {
    const { storage, shop, heard } = await paidPage()
    api.answers['POST /post/verifyPayment'] = answer
    await expect(shop.order.settle()).rejects.toMatchObject({ name: 'ShopError' })
    expect(await shop.order.unfinished()).toMatchObject({ orderId: 'o1', receipt })
    expect(heard).toEqual([])
    api.answers['POST /post/verifyPayment'] = success(onlineOrder('paid'))
    api.answers['GET /get/user'] = success(user())
    const next = openPage(storage)
    await next.shop.start()
    await expect.poll(() => next.heard).toEqual([['o1', true]])
    expect(api.calls.find(({ path }) => path === '/post/verifyPayment')?.body).toEqual({
      order: { _id: 'o1' },
      payment: receipt,
    })
  })

  it('that the shop refuses is forgotten, the order is not', async () => {
    const { shop } = await paidPage()
    api.answers['POST /post/verifyPayment'] = failure(
      422,
      'payment-verification-failed',
      'Payment verification failed',
    )
    await expect(shop.order.settle()).rejects.toMatchObject({ code: 'payment-verification-failed' })
    expect(await shop.order.unfinished()).toEqual({
      userId: 'u1',
      contents: 'a 1',
      sentAt: expect.any(Number),
      orderId: 'o1',
    })
  })
})
