import type { Insertable } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import type { OrderTable } from '../../ground/database/schema/orders.ts'

interface Me {
  token: string
  userId: string
}

const post = (shop: TestShop, me: Me, review: object, productId = 'dolo') =>
  shop.call('POST /post/review', {
    token: me.token,
    body: { productId, review: { rating: 5, review: 'Works', userId: me.userId, ...review } },
  })
const change = (shop: TestShop, me: Me, reviewData: object) =>
  shop.call('POST /post/updateReview', {
    token: me.token,
    body: { productId: 'dolo', userId: me.userId, reviewData: { rating: 5, review: 'Works', ...reviewData } },
  })

/** An order of one pack of dolo, delivered. */
async function buy(shop: TestShop, me: Me, order: Partial<Insertable<OrderTable>> = {}) {
  const id = `order-${me.userId}`
  await shop.db
    .insertInto('orders')
    .values({
      id,
      number: id,
      user_id: me.userId,
      delivery_status: 'delivered',
      payment_status: 'unpaid',
      payment_method: 'cod',
      stock_state: 'taken',
      reserved_until: null,
      sub_total_paise: 8000,
      savings_paise: 2000,
      discount_paise: 0,
      shipping_paise: 0,
      total_paise: 8000,
      coupon_name: null,
      coupon_percent: null,
      address: '{}',
      doctor: '{}',
      is_for_myself: 1,
      window_from: '2026-11-16',
      window_to: '2026-11-17',
      fingerprint: id,
      ordered_at: shop.clock.now,
      confirmed_at: null,
      picked_up_at: null,
      on_the_way_at: null,
      delivered_at: null,
      canceled_at: null,
      ...order,
    })
    .execute()
  await shop.db
    .insertInto('order_line')
    .values({
      order_id: id,
      line_no: 1,
      product_id: 'dolo',
      name: 'Dolo 650 Tablet',
      slug: 'dolo-650-tablet',
      category_slug: 'fever-and-pain',
      thumbnail: '',
      package_size: '',
      variant_key: '',
      quantity: 1,
      price_paise: 8000,
      mrp_paise: 10000,
      discount_paise: 0,
      hsn: '30049099',
      gst_bp: 1800,
      is_prescription: 0,
    })
    .execute()
}

async function ratingOf(shop: TestShop) {
  const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
  return [data.ratingAverage, data.ratingCount, data.reviews.length]
}

onEachDatabase('A review', (open) => {
  it('is a buyer’s, under the account’s own name, and counts in the rating', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn('9000000001')
    await buy(shop, me)
    expect((await post(shop, me, { rating: 4, username: 'Forged', email: 'x@y.example' })).key).toBe(
      'success',
    )
    const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(data.reviews).toMatchObject([{ rating: 4, review: 'Works', username: 'User 0001', email: '' }])
    expect(await ratingOf(shop)).toEqual([4, 1, 1])
  })

  it('is one per product, also at the same moment', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await buy(shop, me)
    const answers = await Promise.all([1, 2, 3].map(() => post(shop, me, { rating: 3 })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409])
    expect(answers.find((answer) => answer.status === 409)?.message).toBe('You have already reviewed')
    expect(await ratingOf(shop)).toEqual([3, 1, 1])
  })

  it('can be changed, and the rating with it', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await buy(shop, me)
    await post(shop, me, { rating: 5 })
    shop.clock.advance(60_000)
    expect((await change(shop, me, { rating: 2, review: 'No more' })).key).toBe('success')
    const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(data.reviews).toMatchObject([{ rating: 2, review: 'No more' }])
    expect(await ratingOf(shop)).toEqual([2, 1, 1])
  })

  it.each([
    [{ review: '  ' }, 400, 'Please enter a review'],
    [{ rating: 0 }, 400, 'Rating must be from 1 to 5'],
    [{ rating: 6 }, 400, 'Rating must be from 1 to 5'],
    [{ rating: 4.5 }, 400, 'Rating must be from 1 to 5'],
    [{ rating: '5' }, 400, 'The request is not valid'],
  ])('is refused with %j', async (review, status, sentence) => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await buy(shop, me)
    expect(await post(shop, me, review)).toMatchObject({ status, message: sentence })
    await post(shop, me, {})
    expect(await change(shop, me, review)).toMatchObject({ status, message: sentence })
  })

  it('is taken once the order is at the door, not before', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await buy(shop, me, { delivery_status: 'onTheWay' })
    expect(await post(shop, me, {})).toMatchObject({
      status: 403,
      message: 'You can review this product once it has been delivered',
    })
    await shop.db.updateTable('orders').set({ delivery_status: 'delivered' }).execute()
    expect((await post(shop, me, {})).key).toBe('success')
  })

  it('is no one’s who has not bought, cancelled, or never paid', async () => {
    const shop = await openTestShop(await open())
    const stranger = await shop.signIn('9000000001')
    const cancelled = await shop.signIn('9000000002')
    const unpaid = await shop.signIn('9000000003')
    await buy(shop, cancelled, { canceled_at: 1 })
    await buy(shop, unpaid, { stock_state: 'released' })
    for (const me of [stranger, cancelled, unpaid]) {
      expect(await post(shop, me, {})).toMatchObject({
        status: 403,
        message: 'Buy this product to post reviews',
      })
    }
  })

  it('is for a product that there is, and is changed only where there is one', async () => {
    const shop = await openTestShop(await open())
    const me = await shop.signIn()
    await buy(shop, me)
    expect((await post(shop, me, {}, 'nothing')).status).toBe(404)
    expect((await change(shop, me, {})).status).toBe(404)
    expect(await shop.call('POST /post/review', { body: {} })).toMatchObject({
      status: 401,
      message: 'Login to review',
    })
  })
})
