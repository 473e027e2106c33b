import type { DeskProduct } from '@dawakit/core/contract'
import { paise } from '@dawakit/core/money'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { type Desk, openDesk } from '../../../test/desk-shop.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { applyPlannedPrices } from './planned-prices.ts'

const DAY_MS = 86_400_000

onEachDatabase('A price from a day on', (open) => {
  let shop: TestShop
  let desk: Desk
  beforeEach(async () => {
    shop = await openTestShop(await open())
    desk = await openDesk(shop)
  })
  /** Somebody who has just signed in: days go by. */
  const one = async (): Promise<DeskProduct> =>
    (await (await desk.join('support')).get('/desk/products/one', { id: 'dolo' })).data
  const plan = async (price: number, from: string | null, mrp = 100) =>
    desk.as('pharmacist').post('/desk/products/price', {
      id: 'dolo',
      seen: (await one()).version,
      mrp,
      price,
      from,
      why: 'New list',
    })
  const apply = () => applyPlannedPrices(shop.app.context)

  it('holds when its day begins in India, once over several processes, and is in the history', async () => {
    // Pressed twice, it is planned once.
    await plan(90, '2026-11-16')
    await plan(90, '2026-11-16')
    expect((await one()).price).toBe(80)
    // 15 November, 23:59:59 in India.
    shop.clock.now = Date.parse('2026-11-15T18:29:59.999Z')
    expect(await apply()).toBe(0)
    shop.clock.advance(1)
    const done = await Promise.all([apply(), apply(), apply()])
    expect(done.reduce((sum, count) => sum + count, 0)).toBe(1)
    const now = await one()
    expect(now).toMatchObject({ price: 90, shown: { salesPrice: 90, discount: '10' } })
    expect(now.steps).toMatchObject([
      {
        state: 'done',
        day: '2026-11-16',
        by: 'Priya Nair',
        why: 'New list',
        before: { price: 80 },
        after: { price: 90 },
      },
    ])
    const changed = await shop.db
      .selectFrom('happening')
      .select('kind')
      .where('kind', '=', 'products.changed')
      .execute()
    expect(changed).toHaveLength(1)
  })

  it('leaves an open order its price, and the cart has the new one', async () => {
    const me = await buyer(shop)
    expect((await place(shop, me, {}, 'key-1')).status).toBe(200)
    const paid = async () =>
      (await shop.db.selectFrom('order_line').select('price_paise').executeTakeFirstOrThrow()).price_paise
    const before = await paid()
    await plan(95, '2026-11-15')
    shop.clock.advance(DAY_MS)
    expect(await apply()).toBe(1)
    expect(await paid()).toBe(before)
    const products = [{ _id: 'dolo', quantity: 1 }]
    const cart = await shop.call('POST /post/cart', {
      token: me.token,
      body: { data: { userId: me.userId, products } },
    })
    expect(cart.data, cart.message).toMatchObject([{ _id: 'dolo', salesPrice: 95 }])
  })

  it('is never above its MRP, nor above what a sold pack prints, now or when its day comes', async () => {
    const says = (answer: { data: { reasons: object } }) => answer.data.reasons
    expect(says(await plan(101, null))).toEqual({ price: 'price is above the MRP' })
    const batch = { product_id: 'dolo', import_number: null, held: null, units: 5, quarantined: 0 }
    await shop.db
      .insertInto('stock_batch')
      .values([
        { ...batch, batch: 'A', expires_on: '2028-01-31', mrp_paise: paise(8_800), is_sold: 1 },
        { ...batch, batch: 'B', expires_on: '2027-01-31', mrp_paise: paise(7_000), is_sold: 0 },
      ])
      .execute()
    const printed = 'price is above 88.00, the MRP that packs on the shelf print'
    expect(says(await plan(88.5, null))).toEqual({ price: printed })
    expect(says(await plan(88.5, '2026-12-01'))).toEqual({ price: printed })
    expect(says(await plan(88, null))).toEqual({ mrp: printed.replace('price', 'mrp') })
    expect((await plan(88, '2026-11-15', 88)).status).toBe(200)
    await shop.db
      .updateTable('stock_batch')
      .set({ mrp_paise: paise(8_700) })
      .where('batch', '=', 'A')
      .execute()
    shop.clock.advance(DAY_MS)
    expect(await apply()).toBe(0)
    expect(await one()).toMatchObject({
      price: 80,
      batchMrp: 87,
      steps: [{ state: 'refused', why: 'price is above 87.00, the MRP that packs on the shelf print' }],
    })
    expect(await apply()).toBe(0)
  })

  it('is taken back before its day, and then does nothing', async () => {
    const { data } = await plan(90, '2026-11-15')
    await desk.as('owner').post('/desk/products/dropPrice', { id: 'dolo', step: data.steps[0].id })
    shop.clock.advance(2 * DAY_MS)
    expect(await apply()).toBe(0)
    expect((await one()).price).toBe(80)
  })
})
