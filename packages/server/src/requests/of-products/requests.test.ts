import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { releaseExpired } from '../../money/payments/attempts/release-expired.ts'
import { createRestock } from './announce-restock.ts'

interface Me {
  token: string
  userId: string
}

const notify = (shop: TestShop, me: Me, product: string) =>
  shop.call('POST /post/productRequest', { token: me.token, body: { data: { user: me.userId, product } } })
const requestsOf = async (shop: TestShop, me: Me, productId: string) =>
  (
    await shop.call('GET /get/userProductRequests', {
      token: me.token,
      query: { userId: me.userId, productId },
    })
  ).data
const restock = (shop: TestShop) =>
  shop.db.updateTable('stock').set({ free: 5 }).where('product_id', '=', 'empty').execute()

onEachDatabase('A stock request', (open) => {
  it('is recorded once', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await requestsOf(shop, me, 'empty')).toEqual([])
    await Promise.all([notify(shop, me, 'empty'), notify(shop, me, 'empty')])
    expect(await requestsOf(shop, me, 'empty')).toEqual([{ user: me.userId, product: 'empty' }])
  })

  it('is for a product that is sold out', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await notify(shop, me, 'dolo')).toMatchObject({ status: 409, message: 'This product is in stock' })
    expect(await notify(shop, me, 'nothing')).toMatchObject({ status: 404, message: 'Product not found' })
  })

  it('asks a guest to log in', async () => {
    const shop = await openTestShop(await open())
    const answer = await shop.call('POST /post/productRequest', { body: { data: {} } })
    expect(answer).toMatchObject({ status: 401, message: 'Login to Notify' })
  })

  it('is answered once when the product is back: by notification and mail', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    const other = await shop.signIn('9000000002')
    await notify(shop, me, 'empty')
    expect(await shop.app.context.restock.runOnce()).toBe(0)
    await restock(shop)
    const told = await Promise.all([1, 2].map(() => createRestock(shop.app.context).runOnce()))
    expect(told.reduce((sum, count) => sum + count)).toBe(1)
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails).toMatchObject([
      { to: 'user9000000001@mail.example', subject: 'Empty Shelf Tablet is back in stock' },
    ])
    expect(shop.outside.mails[0]?.text).toContain(
      'http://shop.test/product/fever-and-pain/empty-shelf-tablet',
    )
    const mine = await shop.call('GET /get/pushNotifications', { token: me.token })
    expect(mine.data).toMatchObject([{ title: 'Empty Shelf Tablet is back in stock', seenUsers: [] }])
    expect((await shop.call('GET /get/pushNotifications', { token: other.token })).data).toEqual([])
    expect(await requestsOf(shop, me, 'empty')).toEqual([])
  })
})

onEachDatabase('Who waits for a product', (open) => {
  const hearsOf = (shop: TestShop, subject: string) =>
    vi.waitFor(() => expect(shop.outside.mails.map((mail) => mail.subject)).toContain(subject))

  it('is told at once when a cancelled order brings its pieces back', async () => {
    const shop = await openTestShop(await open())
    const seller = await buyer(shop, '9000000001')
    const waiting = await shop.signIn('9000000002')
    const placed = await place(shop, seller, { products: [{ _id: 'crocin', quantity: 4 }] })
    await notify(shop, waiting, 'crocin')
    const body = { id: placed.data._id }
    await shop.call('PUT /update/cancelOrder', { token: seller.token, body })
    await hearsOf(shop, 'Crocin Advance Tablet is back in stock')
  })

  it('is told at once when an unpaid order ends and brings its pieces back', async () => {
    const shop = await openTestShop(await open())
    const seller = await buyer(shop, '9000000001')
    const waiting = await shop.signIn('9000000002')
    const products = [{ _id: 'crocin', quantity: 4 }]
    await place(shop, seller, { products, paymentMethod: 'razorpay' })
    await notify(shop, waiting, 'crocin')
    shop.clock.advance(20 * 60_000)
    await releaseExpired(shop.app.context)
    await hearsOf(shop, 'Crocin Advance Tablet is back in stock')
  })

  it('is told with all the others in one round, and not of what cannot be bought', async () => {
    const shop = await openTestShop(await open())
    for (let index = 0; index < 101; index++) {
      await notify(shop, await shop.signIn(String(9_000_000_000 + index)), 'empty')
    }
    const unpriced = await shop.signIn('9000000001')
    await shop.db.updateTable('stock').set({ free: 0 }).where('product_id', '=', 'unpriced').execute()
    await notify(shop, unpriced, 'unpriced')
    await shop.db
      .updateTable('stock')
      .set({ free: 5 })
      .where('product_id', 'in', ['empty', 'unpriced'])
      .execute()
    expect(await shop.app.context.restock.runOnce()).toBe(101)
    expect(await requestsOf(shop, unpriced, 'unpriced')).toHaveLength(1)
  })
})

onEachDatabase('A request for a new product', (open) => {
  const ask = (shop: TestShop, me: Me, data: object) =>
    shop.call('POST /post/newProductRequest', {
      token: me.token,
      body: {
        data: { user: me.userId, productName: 'Rare Syrup', mobileNumber: '9876543210', ...data },
      },
    })

  it('is written down', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    expect(await ask(shop, me, {})).toMatchObject({ key: 'success', message: 'Product Requested' })
    const row = await shop.db.selectFrom('product_request').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_id: me.userId, product_name: 'Rare Syrup', mobile: '9876543210' })
  })

  it.each([
    [{ productName: ' ' }, 'Enter Product Name'],
    [{ mobileNumber: '98765' }, 'Enter Valid Mobile Number'],
    [{ mobileNumber: 9876543210 }, 'The request is not valid'],
  ])('refuses %j', async (data, sentence) => {
    const shop = await openTestShop(await open())
    expect(await ask(shop, await shop.signIn(), data)).toMatchObject({ status: 400, message: sentence })
  })

  it('asks a guest to log in', async () => {
    const shop = await openTestShop(await open())
    const answer = await shop.call('POST /post/newProductRequest', { body: { data: {} } })
    expect(answer).toMatchObject({ status: 401, message: 'Login to Request Medicine' })
  })

  it('is taken 20 times an hour', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    for (let index = 0; index < 20; index++) expect((await ask(shop, me, {})).status).toBe(200)
    expect((await ask(shop, me, {})).status).toBe(429)
  })
})
