import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ApiServer, startApiServer, success } from '../../test/api-server.ts'
import { coupon, line, memoryStorage, product, token, user } from '../../test/sample-data.ts'
import { createShop } from '../create-shop.ts'

let api: ApiServer
beforeEach(async () => {
  api = await startApiServer({ 'POST /post/verifyToken': success(user({ cart: [line('a')] })) })
})
afterEach(() => api.close())

const customer = async (storage = memoryStorage({ 'dawakit:token': token(3600) })) => {
  const shop = createShop({ apiUrl: api.url, storage })
  await shop.start()
  return shop
}

describe('a coupon', () => {
  it('applies, says so, and is still there on the next page', async () => {
    api.answers['GET /get/promoCode'] = success(coupon())
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = await customer(storage)
    await shop.coupon.apply(' SAVE10 ')
    const applied = {
      name: 'SAVE10',
      discountPercentage: 10,
      isForAll: false,
      products: ['a'],
      isCouponCodeApplied: true,
    }
    expect(shop.$coupon.get()).toEqual(applied)
    expect(shop.$notices.get()).toMatchObject([{ title: 'Coupon Code Applied' }])
    expect((await customer(storage)).$coupon.get()).toEqual(applied)
    shop.coupon.remove()
    expect((await customer(storage)).$coupon.get()).toBeNull()
  })

  it.each(['[object Object]', '"SAVE10"', '{"name":{}}', '{"name":"SAVE10","discountPercentage":"10"}'])(
    'is none where the browser keeps %s',
    async (kept) => {
      const storage = memoryStorage({ 'dawakit:token': token(3600), 'dawakit:coupon': kept })
      expect((await customer(storage)).$coupon.get()).toBeNull()
    },
  )

  it.each([
    ['does not exist', null, 'Invalid Coupon Code'],
    ['is over', coupon({ expireDate: '2020-01-01' }), 'Coupon Expired'],
    ['has no uses left', coupon({ maxLimit: 0 }), 'Coupon Expired'],
    ['was used before', coupon({ usedUsers: ['u1'] }), 'You have already applied this Coupon'],
    ['fits no product of the cart', coupon({ products: ['z'] }), 'This coupon is invalid'],
  ])('that %s is refused with its sentence', async (_why, answer, sentence) => {
    api.answers['GET /get/promoCode'] = success(answer)
    const shop = await customer()
    await expect(shop.coupon.apply('SAVE10')).rejects.toMatchObject({ name: 'ShopError', message: sentence })
    expect(shop.$coupon.get()).toBeNull()
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: sentence }])
  })

  it.each([
    [
      'was used by an order that was paid unseen',
      coupon({ usedUsers: ['u1'] }),
      'You have already applied this Coupon',
    ],
    ['has expired meanwhile', coupon({ expireDate: '2020-01-01' }), 'Coupon Expired'],
    ['is gone', null, 'Invalid Coupon Code'],
    ['fits nothing of the new cart', coupon({ products: ['z'] }), 'This coupon is invalid'],
  ])('that %s does not stay on: a start takes it away with its sentence', async (_why, answer, sentence) => {
    api.answers['GET /get/promoCode'] = success(coupon())
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    await (await customer(storage)).coupon.apply('SAVE10')
    api.answers['GET /get/promoCode'] = success(answer)
    const shop = await customer(storage)
    await vi.waitFor(() => expect(shop.$coupon.get()).toBeNull())
    expect(shop.$notices.get()).toMatchObject([{ kind: 'error', title: sentence }])
    expect((await customer(storage)).$coupon.get()).toBeNull()
  })

  it('takes what it says now, stays where it cannot be asked about, and waits for a cart', async () => {
    api.answers['GET /get/promoCode'] = success(coupon())
    const storage = memoryStorage({ 'dawakit:token': token(3600) })
    const shop = await customer(storage)
    await shop.coupon.apply('SAVE10')
    api.answers['GET /get/promoCode'] = success(coupon({ discountPercentage: 5 }))
    await shop.coupon.check()
    expect(shop.$coupon.get()).toMatchObject({ name: 'SAVE10', discountPercentage: 5 })
    api.answers['GET /get/promoCode'] = { status: 502, raw: '' }
    await shop.coupon.check()
    expect(shop.$coupon.get()).toMatchObject({ name: 'SAVE10' })
    api.answers['GET /get/promoCode'] = success(null)
    api.answers['POST /post/verifyToken'] = success(user({ cart: [] }))
    const empty = await customer(storage)
    await empty.coupon.check()
    expect(empty.$coupon.get()).toMatchObject({ name: 'SAVE10' })
  })

  it('asks a guest to log in, and an empty cart to be filled', async () => {
    const guest = createShop({ apiUrl: api.url, storage: memoryStorage() })
    await guest.start()
    await expect(guest.coupon.apply('SAVE10')).rejects.toMatchObject({ message: 'Cart Is Empty' })
    await guest.cart.add(product('a'))
    await expect(guest.coupon.apply('SAVE10')).rejects.toMatchObject({ message: 'Login to Apply Coupon' })
  })
})
