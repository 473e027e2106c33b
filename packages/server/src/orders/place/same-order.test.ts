import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import {
  addCoupon,
  addPrescription,
  buyer,
  place,
  placeCart,
  stockOf,
  usesLeft,
} from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'

onEachDatabase('The same order again', (open) => {
  it('with its key is answered with the order it made, also after it was cancelled', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const first = await place(shop, who, {}, 'key-1')
    const again = await placeCart(shop, who, {}, 'key-1')
    expect(again.data).toEqual(first.data)
    await shop.call('PUT /update/cancelOrder', { token: who.token, body: { data: { id: first.data._id } } })
    expect((await placeCart(shop, who, {}, 'key-1')).data._id).toBe(first.data._id)
    expect(await placeCart(shop, who, { doctorInfo: { doctorName: 'Dr. Rao' } }, 'key-1')).toMatchObject({
      status: 422,
      message: 'This request was already used for another order',
    })
    const other = await buyer(shop, '9876543211')
    expect((await place(shop, other, {}, 'key-1')).data._id).not.toBe(first.data._id)
    shop.clock.advance(24 * 3_600_000)
    expect((await place(shop, who, {}, 'key-1')).data._id).not.toBe(first.data._id)
  })

  it('refuses a key that is too long, so that no two longer ones are taken for one', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    expect((await place(shop, who, {}, 'k'.repeat(256))).status).toBe(400)
    expect((await place(shop, who, {}, 'k'.repeat(255))).status).toBe(200)
  })

  it('unpaid and unchanged is answered again without a key, and with another', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const online = { paymentMethod: 'razorpay' }
    const first = await place(shop, who, online)
    expect((await placeCart(shop, who, online)).data._id).toBe(first.data._id)
    expect((await placeCart(shop, who, online, 'key')).data._id).toBe(first.data._id)
    expect((await placeCart(shop, who, online, 'key')).data._id).toBe(first.data._id)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
  })

  it('unpaid is another once its pieces are held no more', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const online = { paymentMethod: 'razorpay' }
    const first = await place(shop, who, online)
    shop.clock.advance(20 * 60_000 - 1)
    expect((await placeCart(shop, who, online)).data._id).toBe(first.data._id)
    shop.clock.advance(1)
    const second = await placeCart(shop, who, online)
    expect(second.status).toBe(200)
    expect(second.data._id).not.toBe(first.data._id)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 1 })
  })

  it('changed takes the place of the unpaid one, with its stock and coupon', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const coupon = await addCoupon(shop.db, { usesLeft: 1, products: ['crocin'] })
    const online = { paymentMethod: 'razorpay', coupon: 'CARE10', products: [{ _id: 'crocin', quantity: 4 }] }
    const first = await place(shop, who, online)
    const second = await place(shop, who, { ...online, paymentMethod: 'cod' })
    expect(second.status).toBe(200)
    expect(await stockOf(shop.db, 'crocin')).toEqual({ free: 0, reserved: 0 })
    expect(await usesLeft(shop.db, coupon)).toBe(0)
    const before = await shop.call('GET /get/userOrder', { token: who.token, query: { id: first.data._id } })
    expect(before.data.isCanceled).toBe(true)
  })

  it('is not hoarded: with a sixth unpaid order the oldest ends', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    for (const _id of ['dolo', 'crocin', 'soap', 'syrup-100', 'syrup-200']) {
      shop.clock.advance(1000)
      await place(shop, who, { paymentMethod: 'razorpay', products: [{ _id, quantity: 2 }] })
    }
    const rx = [await addPrescription(shop.db, who.userId)]
    const products = [{ _id: 'azithral', quantity: 1 }]
    await place(shop, who, { paymentMethod: 'razorpay', products, prescriptions: rx })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
    expect(await stockOf(shop.db, 'crocin')).toEqual({ free: 2, reserved: 2 })
  })

  it('by cash on delivery is the same within 20 minutes, until the cart is filled again', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const first = await place(shop, who)
    expect((await placeCart(shop, who)).data._id).toBe(first.data._id)
    shop.clock.advance(1000)
    await shop.call('POST /post/cart', {
      token: who.token,
      body: { data: { userId: who.userId, products: [{ _id: 'dolo', quantity: 1 }] } },
    })
    const second = await placeCart(shop, who)
    expect(second.data._id).not.toBe(first.data._id)
    shop.clock.advance(20 * 60_000)
    expect((await place(shop, who)).data._id).not.toBe(second.data._id)
  })
})
