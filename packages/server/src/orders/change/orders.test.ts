import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addCoupon, buyer, place, stockOf, usesLeft } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('The orders of a customer', (open) => {
  it('are listed newest first, a page at a time', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const ids: string[] = []
    for (let index = 0; index < 3; index++) {
      shop.clock.advance(1000)
      ids.unshift((await place(shop, who, {}, `key-${index}`)).data._id)
    }
    const query = { id: who.userId }
    const all = await shop.call('GET /get/orderByUserId', { token: who.token, query })
    expect(all.data.map((order: { _id: string }) => order._id)).toEqual(ids)
    const second = await shop.call('GET /get/orderByUserId', {
      token: who.token,
      query: { ...query, page: 2, limit: 2 },
    })
    expect([second.totalCount, second.data.length, second.data[0]._id]).toEqual([3, 1, ids[2]])
    const odd = await shop.call('GET /get/orderByUserId', {
      token: who.token,
      query: { ...query, page: 'x', limit: -1 },
    })
    expect(odd.data).toHaveLength(3)
  })

  it('are theirs alone', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const other = await buyer(shop, '9876543211')
    const { data } = await place(shop, who)
    const query = { id: data._id }
    const body = { data: query }
    expect((await shop.call('GET /get/userOrder', { token: who.token, query })).data._id).toBe(data._id)
    for (const [token, id, status] of [
      [other.token, data._id, 404],
      [who.token, 'unknown', 404],
      [undefined, data._id, 401],
    ]) {
      const session = token === undefined ? {} : { token }
      expect((await shop.call('GET /get/userOrder', { ...session, query: { id } })).status).toBe(status)
      expect((await shop.call('PUT /update/cancelOrder', { ...session, body: { id } })).status).toBe(status)
    }
    const listed = await shop.call('GET /get/orderByUserId', {
      token: other.token,
      query: { id: who.userId },
    })
    expect(listed.status).toBe(403)
    expect((await shop.call('GET /get/orderByUserId', { query: { id: who.userId } })).status).toBe(401)
    expect((await shop.call('GET /get/orderByUserId', { token: who.token })).status).toBe(400)
    expect((await shop.call('PUT /update/cancelOrder', { token: other.token, body })).status).toBe(404)
  })

  it('are cancelled while pending, once: stock and coupon come back, the customer is told', async () => {
    const shop = await openTestShop(await open())
    const coupon = await addCoupon(shop.db)
    const who = await buyer(shop)
    const { data } = await place(shop, who, { coupon: 'CARE10', products: [{ _id: 'dolo', quantity: 5 }] })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 45, reserved: 0 })
    shop.clock.advance(60_000)
    const cancel = () =>
      shop.call('PUT /update/cancelOrder', {
        token: who.token,
        body: { data: { id: data._id, email: 'meena@mail.example' } },
      })
    expect(await cancel()).toMatchObject({
      status: 200,
      message: 'Your order has been deleted.',
      data: { isCanceled: true, canceledAt: '2026-11-14T04:31:00.000Z', deliveryStatus: 'pending' },
    })
    expect(await cancel()).toMatchObject({ status: 409, message: 'This order can no longer be cancelled' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await usesLeft(shop.db, coupon)).toBe(5)
    expect((await place(shop, who, { coupon: 'CARE10' })).status).toBe(200)
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails.map((mail) => mail.subject)).toContain(`Cancelled: order ${data.orderNumber}`)
    const notifications = await shop.call('GET /get/pushNotifications', { token: who.token })
    expect(notifications.data[0]).toMatchObject({ description: 'Your order has been cancelled.' })
  })

  it('are not cancelled once they have moved on', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who)
    await shop.db.updateTable('orders').set({ delivery_status: 'confirmed' }).execute()
    const body = { data: { id: data._id } }
    expect((await shop.call('PUT /update/cancelOrder', { token: who.token, body })).status).toBe(409)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })
})

onEachDatabase('The checkout’s configuration', (open) => {
  it('tells how this shop takes money', async () => {
    const cash = await openTestShop(await open(), { env: { PAYMENT_METHODS: 'cod' } })
    expect((await cash.call('GET /get/checkoutConfig')).data).toMatchObject({
      paymentMethods: ['cod'],
      isDirectOrder: true,
      gateway: null,
      gatewayKey: null,
      storeName: 'Dawakit Pharmacy',
      storeState: 'Tamil Nadu',
    })
    const online = await openTestShop(await open())
    const { data } = await online.call('GET /get/checkoutConfig')
    expect(data).toMatchObject({
      paymentMethods: ['cod', 'razorpay', 'ccavenue'],
      isDirectOrder: false,
      gateway: 'razorpay',
      gatewayKey: 'rzp_test_dawakitsandbox',
    })
    const { offers } = data as { offers: { method: string; origins?: string[] }[] }
    expect(offers.map(({ method, origins }) => [method, origins])).toEqual([
      ['cod', undefined],
      ['razorpay', ['https://*.razorpay.com', expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]],
      ['ccavenue', [expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/)]],
    ])
    expect(JSON.stringify(data)).not.toContain('secret')
  })
})
