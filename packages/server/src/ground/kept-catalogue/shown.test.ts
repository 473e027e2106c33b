import { expect, it, vi } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, deliver, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { createCatalogue } from './catalogue.ts'
import { touchCatalogue } from './catalogue-version.ts'

const stockUp = (shop: TestShop, free: number) =>
  shop.db.updateTable('stock').set({ free }).where('product_id', '=', 'dolo').execute()

onEachDatabase('What pages show', (open) => {
  it('has changed when the last piece is ordered, and comes back when the order is cancelled', async () => {
    const shop = await openTestShop(await open())
    await stockUp(shop, 1)
    const who = await buyer(shop)
    const { catalogue } = shop.app.context
    const before = await catalogue.look()
    const others = await catalogue.look()
    const { data } = await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    expect(await before.isStill(['crocin', 'dolo'])).toBe(false)
    expect(await others.isStill(['crocin'])).toBe(true)
    expect(await others.isNow()).toBe(false)
    const soldOut = await catalogue.look()
    expect(await soldOut.isStill(['dolo'])).toBe(true)
    await shop.call('PUT /update/cancelOrder', { token: who.token, body: { id: data._id } })
    expect(await soldOut.isStill(['dolo'])).toBe(false)
  })

  it('has not changed when an order takes a piece of plenty, unless few are left of what is said to be few early', async () => {
    const shop = await openTestShop(await open())
    await stockUp(shop, 500)
    const who = await buyer(shop)
    const { catalogue } = shop.app.context
    const look = await catalogue.look()
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 2 }] })
    expect(await look.isNow()).toBe(true)
    await shop.db
      .updateTable('product')
      .set({ stock_alert_threshold: 498 })
      .where('id', '=', 'dolo')
      .execute()
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    expect(await look.isStill(['dolo'])).toBe(false)
  })

  it('has changed with a review', async () => {
    const shop = await openTestShop(await open())
    const who = await buyer(shop)
    await deliver(shop, (await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })).data._id)
    const look = await shop.app.context.catalogue.look()
    const review = { rating: 4, review: 'Works', userId: who.userId }
    await shop.call('POST /post/review', { token: who.token, body: { productId: 'dolo', review } })
    expect(await look.isStill(['dolo'])).toBe(false)
    expect(await look.isStill(['crocin'])).toBe(true)
    const later = await shop.app.context.catalogue.look()
    await shop.call('POST /post/updateReview', {
      token: who.token,
      body: { productId: 'dolo', userId: who.userId, reviewData: { rating: 4, review: 'Works well' } },
    })
    expect(await later.isStill(['dolo'])).toBe(false)
  })

  it('is known to another process within a second', async () => {
    const shop = await openTestShop(await open())
    await stockUp(shop, 2)
    let now = 1_000_000
    const other = createCatalogue(shop.db, () => now)
    const look = await other.look()
    const who = await buyer(shop)
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    expect(await look.isNow()).toBe(true)
    now += 1000
    expect(await look.isStill(['dolo'])).toBe(false)
    const next = await other.look()
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    now += 1000
    expect(await next.isStill(['dolo'])).toBe(false)
    expect(await next.isStill(['crocin'])).toBe(true)
    await touchCatalogue(shop.db)
    now += 1000
    expect(await next.isStill([])).toBe(false)
  })

  it('has changed again once what was searched in is made anew, and sold-out products make nothing anew', async () => {
    const shop = await openTestShop(await open())
    await stockUp(shop, 1)
    const { catalogue } = shop.app.context
    const [index, snapshot] = [await catalogue.searchIndex(), await catalogue.snapshot()]
    const who = await buyer(shop)
    await catalogue.look()
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    await catalogue.look()
    expect(await catalogue.searchIndex()).toBe(index)
    expect(await catalogue.snapshot()).toBe(snapshot)
    // A large shop's, which goes on answering meanwhile.
    const large = createCatalogue(shop.db, () => shop.clock.now, { waitedFor: 3 })
    const older = await large.searchIndex()
    await touchCatalogue(shop.db)
    large.refresh()
    const look = await large.look()
    expect(await large.searchIndex()).toBe(older)
    await large.settled()
    expect(await look.isNow()).toBe(false)
  })

  it('is asked of the database once for many', async () => {
    const shop = await openTestShop(await open())
    const { catalogue } = shop.app.context
    const look = await catalogue.look()
    const asked = vi.spyOn(shop.db, 'selectFrom')
    catalogue.refresh()
    await Promise.all(Array.from({ length: 50 }, () => look.isStill(['dolo'])))
    expect(asked.mock.calls.map(([table]) => table)).toEqual(['meta', 'stock'])
    asked.mockRestore()
  })
})
