import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import {
  addCoupon,
  addPrescription,
  type Buyer,
  buyer,
  placeCart,
  stockOf,
  usesLeft,
} from '../../../test/ordering.ts'
import { openPaymentShop } from '../../../test/payment-shop.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

const twoDolo = [{ _id: 'dolo', quantity: 2 }]
const two = { products: twoDolo }

const ordersOf = (shop: TestShop) => shop.db.selectFrom('orders').select('id').execute()

async function cartOf(shop: TestShop, who: Buyer) {
  const user = await shop.call('GET /get/user', { token: who.token, query: { id: who.userId } })
  return user.data.cart.map(({ _id, quantity }: { _id: string; quantity: number }) => [_id, quantity])
}

onEachDatabase('One cart', (open) => {
  it('becomes one cash order, whatever the keys: the second page hears which', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.fillCart(who.userId, [{ _id: 'dolo', quantity: 1 }])
    const first = await placeCart(shop, who, {}, 'phone')
    expect(first.status).toBe(200)
    for (const key of ['laptop', 'tablet']) {
      expect(await placeCart(shop, who, {}, key)).toMatchObject({
        status: 422,
        code: 'cart-empty',
        message: 'Cart Is Empty',
        data: { _id: first.data._id, orderNumber: first.data.orderNumber, next: 'done' },
      })
    }
    expect(await ordersOf(shop)).toHaveLength(1)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it.each(['cod', 'razorpay'])(
    'of a %s order pressed on 20 pages at once becomes one',
    async (paymentMethod) => {
      const shop = await openTestShop(await open())
      const who = await buyer(shop)
      await shop.fillCart(who.userId, [{ _id: 'dolo', quantity: 2 }])
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, page) =>
          placeCart(shop, who, { ...two, paymentMethod }, `page-${page}`),
        ),
      )
      expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1)
      expect(await ordersOf(shop)).toHaveLength(1)
      const { free, reserved } = await stockOf(shop.db, 'dolo')
      expect(free + reserved).toBe(paymentMethod === 'cod' ? 48 : 50)
    },
  )

  it('that is empty orders nothing, and tells of no order of other lines', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.fillCart(who.userId, [{ _id: 'soap', quantity: 1 }])
    await placeCart(shop, who, { products: [{ _id: 'soap', quantity: 1 }] }, 'soap')
    const refused = await placeCart(shop, who, {}, 'dolo')
    expect([refused.status, refused.message, refused.data]).toEqual([422, 'Cart Is Empty', undefined])
    expect(await ordersOf(shop)).toHaveLength(1)
  })

  it.each([
    ['another quantity', [{ _id: 'dolo', quantity: 3 }]],
    ['another product', [{ _id: 'soap', quantity: 2 }]],
    ['a product more', [...twoDolo, { _id: 'soap', quantity: 1 }]],
    ['what nobody has any more', [{ _id: 'empty', quantity: 1 }]],
  ])('is answered as it is where a page orders %s', async (_what, products) => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.fillCart(who.userId, twoDolo)
    const refused = await placeCart(shop, who, { products }, 'a-key')
    expect(refused).toMatchObject({
      status: 409,
      code: 'cart-changed',
      message: 'Your cart has changed. Please review your order',
      data: [{ _id: 'dolo', quantity: 2, totalStocks: 50 }],
    })
    expect(refused.data).toHaveLength(1)
    expect(await ordersOf(shop)).toEqual([])
    expect(await cartOf(shop, who)).toEqual([['dolo', 2]])
  })

  it('is the same in any order, and with a variant named by its siblings', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const variant = { primaryType: 'Size', primaryValue: '200 ml' }
    await shop.fillCart(who.userId, [...twoDolo, { _id: 'syrup-200', quantity: 1, variant }])
    const products = [
      { _id: 'syrup-100', quantity: 1, variant: { primaryType: 'size', primaryValue: '200 ML' } },
      { _id: 'dolo', quantity: 1 },
      { _id: 'dolo', quantity: 1 },
    ]
    expect((await placeCart(shop, who, { products }, 'a-key')).status).toBe(200)
    expect(await cartOf(shop, who)).toEqual([])
  })

  it('is held by an order that waits for its payment: the other page is answered with that order', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.fillCart(who.userId, twoDolo)
    const online = { ...two, paymentMethod: 'razorpay' }
    const phone = await placeCart(shop, who, online, 'phone')
    const laptop = await placeCart(shop, who, online, 'laptop')
    expect(laptop.data).toMatchObject({ _id: phone.data._id, next: 'payment' })
    expect(await cartOf(shop, who)).toEqual([['dolo', 2]])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 48, reserved: 2 })
  })

  it('that was paid on one page is not paid on the other', async () => {
    const shop = await openPaymentShop(await open())
    const { who } = shop
    await shop.fillCart(who.userId, twoDolo)
    const online = { ...two, paymentMethod: 'razorpay' }
    const { data } = await placeCart(shop, who, online, 'phone')
    const { response } = await shop.pay(await shop.open(data._id), 'success')
    await shop.verify(data._id, response)
    for (const paymentMethod of ['razorpay', 'cod', 'ccavenue']) {
      expect(await placeCart(shop, who, { ...two, paymentMethod }, `laptop-${paymentMethod}`)).toMatchObject({
        code: 'cart-empty',
        data: { _id: data._id, paymentStatus: 'paid', next: 'done' },
      })
    }
    expect(await ordersOf(shop)).toHaveLength(1)
  })

  it('whose payment is promised is not ordered again, and what was added since stays', async () => {
    const shop = await openPaymentShop(await open())
    const { who } = shop
    await shop.fillCart(who.userId, twoDolo)
    const { data } = await placeCart(shop, who, { ...two, paymentMethod: 'razorpay' }, 'phone')
    const { response } = await shop.pay(await shop.open(data._id), 'success')
    shop.clock.advance(1)
    const products = [{ _id: 'soap', quantity: 1 }]
    await shop.call('POST /post/cart', { token: who.token, body: { userId: who.userId, products } })
    await shop.fail('razorpay', 'cut-off')
    expect((await shop.verify(data._id, response)).data.paymentStatus).toBe('authorized')
    expect(await cartOf(shop, who)).toEqual([['soap', 1]])
    expect((await placeCart(shop, who, two, 'laptop')).code).toBe('cart-changed')
    expect(await ordersOf(shop)).toHaveLength(1)
  })

  it('paid on the phone after the laptop chose another way: the first money counts, the second goes back', async () => {
    const shop = await openPaymentShop(await open())
    const { who } = shop
    const coupon = await addCoupon(shop.db, { usesLeft: 1 })
    await shop.fillCart(who.userId, twoDolo)
    const phone = await placeCart(shop, who, { ...two, paymentMethod: 'razorpay', coupon: 'CARE10' }, 'phone')
    const opened = await shop.open(phone.data._id)
    shop.clock.advance(1000)
    const laptop = await placeCart(
      shop,
      who,
      { ...two, paymentMethod: 'ccavenue', coupon: 'CARE10' },
      'laptop',
    )
    const finish = await shop.openFrame(laptop.data._id)
    shop.clock.advance(1000)

    const { response } = await shop.pay(opened, 'success')
    expect((await shop.verify(phone.data._id, response)).data.paymentStatus).toBe('paid')
    expect(await shop.read(phone.data._id)).toMatchObject({ isCanceled: false, paymentStatus: 'paid' })
    expect(await shop.read(laptop.data._id)).toMatchObject({ isCanceled: true, paymentStatus: 'unpaid' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 48, reserved: 0 })
    expect(await usesLeft(shop.db, coupon)).toBe(0)

    shop.clock.advance(1000)
    await shop.comeBack((await finish('success')).encResp)
    expect(await shop.refund()).toBe(1)
    expect(await shop.read(laptop.data._id)).toMatchObject({ isCanceled: true, paymentStatus: 'refunded' })
    expect(await shop.read(phone.data._id)).toMatchObject({ isCanceled: false, paymentStatus: 'paid' })
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 48, reserved: 0 })
    const used = await shop.db.selectFrom('coupon_use').select('order_id').execute()
    expect(used).toEqual([{ order_id: phone.data._id }])
  })

  it('comes back with a payment that was never made: the order ends, the lines are still there', async () => {
    const shop = await openPaymentShop(await open())
    const { who } = shop
    await shop.fillCart(who.userId, twoDolo)
    const online = { ...two, paymentMethod: 'razorpay' }
    const first = await placeCart(shop, who, online, 'one')
    await shop.expire()
    expect(await cartOf(shop, who)).toEqual([['dolo', 2]])
    const again = await placeCart(shop, who, online, 'two')
    expect(again.status).toBe(200)
    expect(again.data._id).not.toBe(first.data._id)
  })

  it('keeps what its rules refuse: nothing is consumed by an order that is not made', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await addCoupon(shop.db, { usesLeft: 0 })
    await shop.fillCart(who.userId, twoDolo)
    const refused = await placeCart(shop, who, { ...two, coupon: 'CARE10' }, 'a-key')
    expect(refused.message).toBe('Coupon Expired')
    expect(await cartOf(shop, who)).toEqual([['dolo', 2]])
  })

  it('of a prescription product is refused for the prescription before it is looked at', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const products = [{ _id: 'azithral', quantity: 1 }]
    await shop.fillCart(who.userId, products)
    expect((await placeCart(shop, who, { products }, 'a')).code).toBe('select-prescription')
    const prescriptions = [await addPrescription(shop.db, who.userId)]
    expect((await placeCart(shop, who, { products, prescriptions }, 'b')).status).toBe(200)
  })
})
