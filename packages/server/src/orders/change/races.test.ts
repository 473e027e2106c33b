import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addCoupon, type Buyer, buyer, place, placeCart, stockOf, usesLeft } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'

async function buyers(shop: TestShop, count: number): Promise<Buyer[]> {
  const all: Buyer[] = []
  for (let index = 0; index < count; index++) all.push(await buyer(shop, String(9_000_000_000 + index)))
  return all
}

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort()

onEachDatabase('A race', (open) => {
  it('of 40 buyers for 3 units sells exactly 3', async () => {
    const shop = await openTestShop(await open())
    await shop.db.updateTable('stock').set({ free: 3 }).where('product_id', '=', 'dolo').execute()
    const all = await buyers(shop, 40)
    const answers = await Promise.all(
      all.map((who, index) => place(shop, who, { paymentMethod: index % 2 ? 'cod' : 'razorpay' })),
    )
    expect(statuses(answers)).toEqual([...Array(3).fill(200), ...Array(37).fill(409)])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ message }) => message))).toEqual(
      new Set(['Out of stock']),
    )
    const { free, reserved } = await stockOf(shop.db, 'dolo')
    const online = answers.filter(({ data }) => data?.next === 'payment').length
    expect({ free, reserved }).toEqual({ free: 0, reserved: online })
    expect(await shop.db.selectFrom('order_line').select('order_id').execute()).toHaveLength(3)
  })

  it('of one order sent 50 times at once with its key makes one order', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await shop.fillCart(who.userId, [{ _id: 'dolo', quantity: 1 }])
    const answers = await Promise.all(Array.from({ length: 50 }, () => placeCart(shop, who, {}, 'one-key')))
    expect(statuses(answers)).toEqual(Array(50).fill(200))
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1)
    expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
    await shop.app.context.outbox.runOnce()
    expect(shop.outside.mails).toHaveLength(1)
  })

  it.each(['cod', 'razorpay'])(
    'of one %s order sent 50 times at once without a key makes one',
    async (method) => {
      const shop = await openTestShop(await open())
      const who = await buyer(shop)
      await shop.fillCart(who.userId, [{ _id: 'dolo', quantity: 1 }])
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => placeCart(shop, who, { paymentMethod: method })),
      )
      expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1)
      expect(await shop.db.selectFrom('orders').select('id').execute()).toHaveLength(1)
    },
  )

  it('of 30 users for a coupon’s one use lets one of them have it', async () => {
    const shop = await openTestShop(await open())
    const coupon = await addCoupon(shop.db, { usesLeft: 1 })
    const all = await buyers(shop, 30)
    const answers = await Promise.all(all.map((who) => place(shop, who, { coupon: 'CARE10' })))
    expect(statuses(answers)).toEqual([200, ...Array(29).fill(409)])
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ message }) => message))).toEqual(
      new Set(['Coupon Expired']),
    )
    expect(await usesLeft(shop.db, coupon)).toBe(0)
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 49, reserved: 0 })
  })

  it('of 20 cancels of one order cancels once', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 7 }] })
    const cancel = () => shop.call('PUT /update/cancelOrder', { token: who.token, body: { id: data._id } })
    const answers = await Promise.all(Array.from({ length: 20 }, cancel))
    expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)])
    expect(await stockOf(shop.db, 'dolo')).toEqual({ free: 50, reserved: 0 })
  })

  it('of orders with the same products in different order neither fails nor loses a piece', async () => {
    const shop = await openTestShop(await open())
    const all = await buyers(shop, 12)
    const products = ['dolo', 'soap', 'crocin', 'syrup-100'].map((_id) => ({ _id, quantity: 1 }))
    await shop.db.updateTable('stock').set({ free: 10 }).execute()
    const answers = await Promise.all(
      all.map((who, index) => place(shop, who, { products: index % 2 ? products : [...products].reverse() })),
    )
    expect(statuses(answers)).toEqual([...Array(10).fill(200), 409, 409])
    for (const { _id } of products) expect(await stockOf(shop.db, _id)).toEqual({ free: 0, reserved: 0 })
  })
})
