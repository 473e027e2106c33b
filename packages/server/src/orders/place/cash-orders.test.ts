import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { openSession } from '../../people/sessions/open-session.ts'

const HOUR_MS = 3_600_000
const ABOVE = 'This amount cannot be paid in cash on delivery'
const OPEN = 'Please wait until your earlier cash orders have arrived'
const soap = (quantity: number) => ({ paymentMethod: 'cod', products: [{ _id: 'soap', quantity }] })

onEachDatabase('Orders in cash', (open) => {
  it('are at most three on their way, and there is room again when one has arrived or is cancelled', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const placed = []
    for (let count = 1; count <= 3; count += 1) placed.push((await place(shop, who, soap(count))).data._id)
    expect(await place(shop, who, soap(4))).toMatchObject({ status: 422, message: OPEN })
    // Nothing was taken for it, and the cart is as it was.
    expect(await shop.db.selectFrom('cart_line').selectAll().execute()).toHaveLength(1)
    await shop.db
      .updateTable('orders')
      .set({ delivery_status: 'delivered' })
      .where('id', '=', placed[0])
      .execute()
    expect((await place(shop, who, soap(4))).status).toBe(200)
    expect((await place(shop, who, { ...soap(5), paymentMethod: 'razorpay' })).status).toBe(200)
    const other = await buyer(shop, '9876500002')
    expect((await place(shop, other, soap(1))).status).toBe(200)
  })

  it('that come at the same moment do not pass together', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_OPEN_CASH_ORDERS: '1' } })
    const who = await buyer(shop)
    await shop.fillCart(who.userId, soap(1).products)
    const order = { ...soap(1), shippingAddress: { id: who.addressId }, acceptedTerms: true }
    const send = (key: string) =>
      shop.call('POST /post/order', {
        token: who.token,
        headers: { 'idempotency-key': key },
        body: { order },
      })
    const answers = await Promise.all(['one', 'two', 'three', 'four'].map(send))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await shop.db.selectFrom('orders').selectAll().execute()).toHaveLength(1)
  })

  it('above a set sum, the first time, need a sign-in by code in the half hour before', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_FIRST_CASH_RUPEES: '500' } })
    const who = await buyer(shop)
    const small = soap(1)
    const large = { paymentMethod: 'cod', products: [{ _id: 'dolo', quantity: 10 }] }
    shop.clock.advance(HOUR_MS / 2)
    expect(await place(shop, who, large)).toMatchObject({
      status: 422,
      code: 'cash-needs-code',
      message: 'Please confirm your mobile number with a code to pay your first order in cash',
    })
    expect(await shop.db.selectFrom('orders').selectAll().execute()).toEqual([])
    const byPassword = await openSession(shop.app.context, shop.db, who.userId)
    expect((await place(shop, { ...who, token: byPassword }, large)).status).toBe(422)
    expect((await place(shop, { ...who, token: byPassword }, small)).status).toBe(200)
    const { token } = await shop.signIn(who.mobile)
    const first = await place(shop, { ...who, token }, large)
    expect(first.status).toBe(200)
    await deliver(shop, first.data._id)
    expect(
      (
        await place(
          shop,
          { ...who, token: byPassword },
          { ...large, products: [{ _id: 'dolo', quantity: 9 }] },
        )
      ).status,
    ).toBe(200)
  })

  it('come to a ceiling at most, also where the shop sets it; what is paid online has none', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_CASH_RUPEES: '500' } })
    await addProduct(shop.db, { id: 'dear', name: 'Dear', price_paise: 50_000, mrp_paise: 50_000 }, 10)
    const who = await buyer(shop)
    const dear = { products: [{ _id: 'dear', quantity: 1 }] }
    expect(await place(shop, who, { ...dear, paymentMethod: 'cod' })).toMatchObject({
      status: 422,
      message: ABOVE,
    })
    expect((await place(shop, who, { ...dear, paymentMethod: 'razorpay' })).status).toBe(200)
    expect((await shop.call('GET /get/checkoutConfig')).data.cashCeiling).toBe(500)
  })
})

onEachDatabase('Orders of one customer', (open) => {
  it('are so many an hour, however they are paid; a repetition is none', async () => {
    const shop = await openTestShop(await open(), { env: { LIMIT_ORDERS: '2' } })
    const who = await buyer(shop)
    const order = (quantity: number) => place(shop, who, { ...soap(quantity), paymentMethod: 'razorpay' })
    expect((await order(1)).status).toBe(200)
    expect((await order(1)).status).toBe(200)
    expect((await order(2)).status).toBe(200)
    const limited = await order(3)
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '3600'])
    shop.clock.advance(HOUR_MS)
    expect((await order(3)).status).toBe(200)
  })
})

onEachDatabase('Pieces of one product', (open) => {
  it('are as many in an order as its own number, in all its lines, and the cart says so first', async () => {
    const shop = await openTestShop(await open())
    await addProduct(shop.db, { id: 'few', name: 'Few', max_per_order: 5 }, 50)
    const who = await buyer(shop)
    const sentence = 'Not allowed more than 5 product at once'
    const add = (quantity: number) =>
      shop.call('POST /post/cart', {
        token: who.token,
        body: { userId: who.userId, products: [{ _id: 'few', quantity }] },
      })
    expect(await add(6)).toMatchObject({ status: 422, message: sentence })
    expect((await add(5)).status).toBe(200)
    expect(await add(1)).toMatchObject({ status: 422, message: sentence })
    const products = [{ _id: 'few', quantity: 6 }]
    expect(await place(shop, who, { products })).toMatchObject({ status: 422, message: sentence })
    expect((await place(shop, who, { products: [{ _id: 'few', quantity: 5 }] })).status).toBe(200)
  })

  it('are twenty of a prescription medicine that has no number of its own', async () => {
    const shop = await openTestShop(await open())
    await addProduct(shop.db, { id: 'rx', name: 'Rx', is_prescription: 1 }, 50)
    const { data } = await shop.call('GET /get/search', { query: { search: 'rx' } })
    expect(data.products).toMatchObject([{ _id: 'rx', maxPerOrder: 20 }])
    const me = await shop.signIn()
    const add = (quantity: number) =>
      shop.call('POST /post/cart', {
        token: me.token,
        body: { userId: me.userId, products: [{ _id: 'rx', quantity }] },
      })
    expect((await add(21)).message).toBe('Not allowed more than 20 product at once')
    expect((await add(20)).status).toBe(200)
  })
})
