import { basisPoints, rateRowsOn } from '@dawakit/core/tax'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct, productRow } from '../../../test/fixture-catalogue.ts'
import { recordLog } from '../../../test/log-recorder.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createWorkers } from '../../operator/background/workers.ts'
import { followRates } from './follow-rates.ts'

/** The last moment of the day before medicines went from 12 to 5 percent. */
const EVE = Date.parse('2025-09-21T23:59:59.999+05:30')

const GOODS = {
  tablet: { hsn: '30049099', gst_bp: 1200 },
  daratumumab: { hsn: '30021500', gst_bp: 1200 },
  shampoo: { hsn: '33051090', gst_bp: 1800 },
  powder: { hsn: '33049120', gst_bp: 1800 },
  lipstick: { hsn: '33041000', gst_bp: 1800 },
  ownShampoo: { hsn: '33051090', gst_bp: 500 },
  ownCream: { hsn: '33049990', gst_bp: 2800 },
  insulin: { hsn: '30043190', gst_bp: 500 },
} as const

/** A shop of these goods alone, on the eve, that has followed the table so far. */
async function shopOnTheEve(db: Database, options = {}): Promise<TestShop> {
  const shop = await openTestShop(db, { fixtures: false, ...options })
  shop.clock.now = EVE
  for (const [id, { hsn, gst_bp }] of Object.entries(GOODS))
    await addProduct(db, { id, name: id, category_id: null, hsn, gst_bp: basisPoints(gst_bp) })
  const named = { product_id: 'daratumumab', salt: 'Daratumumab (100mg/5ml)', salt_key: 'daratumumab' }
  await db
    .insertInto('product_salt')
    .values({ ...named, position: 0, popularity: 0 })
    .execute()
  expect(await followRates(shop.app.context)).toBe(0)
  return shop
}

async function ratesIn(db: Database): Promise<Record<string, number>> {
  const rows = await db.selectFrom('product').select(['id', 'gst_bp']).execute()
  return Object.fromEntries(rows.map(({ id, gst_bp }) => [id, gst_bp]))
}

const told = async (db: Database) =>
  (await db.selectFrom('happening').select('kind').where('kind', '=', 'products.changed').execute()).length

onEachDatabase('The catalogue', (open) => {
  it('has the rates of a change from its midnight in India on, and those of its own that are still in force', async () => {
    const { lines, log } = recordLog()
    const shop = await shopOnTheEve(await open(), { log })
    const before = await ratesIn(shop.db)
    const prices = shop.db.selectFrom('product').select(['id', 'mrp_paise', 'price_paise']).orderBy('id')
    const pricesBefore = await prices.execute()
    const marks = async () =>
      (await shop.db.selectFrom('stock').select('product_id').where('shown_at', '>', 0).execute()).map(
        ({ product_id }) => product_id,
      )
    expect(await marks()).toEqual([])
    shop.clock.advance(1)
    const toldBefore = await told(shop.db)
    expect(await followRates(shop.app.context)).toBe(5)
    expect(await ratesIn(shop.db)).toEqual({
      ...before,
      tablet: 500,
      daratumumab: 0,
      shampoo: 500,
      powder: 500,
      ownCream: 1800,
    })
    expect(await prices.execute()).toEqual(pricesBefore)
    expect((await marks()).toSorted()).toEqual(['daratumumab', 'ownCream', 'powder', 'shampoo', 'tablet'])
    expect(await told(shop.db)).toBe(toldBefore + 1)
    const written = await shop.db
      .selectFrom('audit')
      .select(['staff_id', 'subject_id', 'before', 'after'])
      .where('action', '=', 'product.followRate')
      .where('subject_id', '=', '30049099')
      .execute()
    expect(written).toEqual([
      {
        staff_id: null,
        subject_id: '30049099',
        before: '{"gstBasisPoints":1200}',
        after: '{"gstBasisPoints":500,"products":["tablet"]}',
      },
    ])
    expect(lines).toContainEqual(expect.objectContaining({ products: 5, day: '2025-09-22' }))
  })

  it('does it once, whoever looks again and whatever the pharmacy writes afterwards', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(1)
    await followRates(shop.app.context)
    await shop.db
      .updateTable('product')
      .set({ gst_bp: basisPoints(1800) })
      .where('id', '=', 'shampoo')
      .execute()
    const toldBefore = await told(shop.db)
    shop.clock.advance(86_400_000)
    expect(await followRates(shop.app.context)).toBe(0)
    expect(await ratesIn(shop.db)).toMatchObject({ shampoo: 1800 })
    expect(await told(shop.db)).toBe(toldBefore)
  })

  it('follows a change that came while the shop was away, and one that its release knew too late', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(5 * 86_400_000)
    expect(await followRates(shop.app.context)).toBe(5)
    await shop.db
      .updateTable('product')
      .set({ gst_bp: basisPoints(1800) })
      .where('id', '=', 'shampoo')
      .execute()
    const rows = rateRowsOn('2025-09-22').filter((name) => name !== '3305@2025-09-22')
    await shop.db
      .updateTable('meta')
      .set({ value: JSON.stringify({ rows, day: '2025-09-26' }) })
      .where('key', '=', 'gst-rates')
      .execute()
    expect(await followRates(shop.app.context)).toBe(1)
    expect(await ratesIn(shop.db)).toMatchObject({ shampoo: 500 })
  })

  it('follows no row that a release puts right long after its day', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(1)
    await followRates(shop.app.context)
    await shop.db
      .updateTable('product')
      .set({ gst_bp: basisPoints(1800) })
      .where('id', '=', 'shampoo')
      .execute()
    shop.clock.advance(100 * 86_400_000)
    expect(await followRates(shop.app.context)).toBe(0)
    const { value } = await shop.db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', 'gst-rates')
      .executeTakeFirstOrThrow()
    const { rows, day } = JSON.parse(value)
    expect(day).toBe('2025-12-31')
    const known = { rows: rows.filter((name: string) => name !== '3305@2025-09-22'), day }
    await shop.db
      .updateTable('meta')
      .set({ value: JSON.stringify(known) })
      .where('key', '=', 'gst-rates')
      .execute()
    expect(await followRates(shop.app.context)).toBe(0)
    expect(await ratesIn(shop.db)).toMatchObject({ shampoo: 1800 })
  })

  it('of a shop that never followed has no rate that is not in force, and keeps every other', async () => {
    const shop = await openTestShop(await open())
    await shop.db
      .updateTable('product')
      .set({ gst_bp: basisPoints(1200) })
      .where('id', '=', 'dolo')
      .execute()
    await shop.db
      .updateTable('product')
      .set({ hsn: '33051090', gst_bp: basisPoints(1800) })
      .where('id', '=', 'soap')
      .execute()
    expect(await followRates(shop.app.context)).toBe(1)
    expect(await ratesIn(shop.db)).toMatchObject({ dolo: 500, soap: 1800 })
  })

  it('is followed while others are answered', async () => {
    const shop = await shopOnTheEve(await open())
    const rows = Array.from({ length: 4000 }, (_, at) =>
      productRow({ id: `p${at}`, name: `p${at}`, category_id: null, gst_bp: basisPoints(1200) }),
    )
    await insertInBatches(shop.db, 'product', rows)
    shop.clock.advance(1)
    let isDone = false
    const isDoneFirst = new Promise<boolean>((resolve) => setTimeout(() => resolve(isDone)))
    expect(await followRates(shop.app.context)).toBe(4005)
    isDone = true
    expect(await isDoneFirst).toBe(false)
  })

  it('is followed by one of two processes', async () => {
    const db = await open()
    const shop = await shopOnTheEve(db)
    shop.clock.advance(1)
    const toldBefore = await told(db)
    const counts = await Promise.all([followRates(shop.app.context), followRates(shop.app.context)])
    expect(counts.toSorted()).toEqual([0, 5])
    expect(await told(db)).toBe(toldBefore + 1)
  })

  it('is followed to its end by the next one where the first was stopped', async () => {
    const shop = await shopOnTheEve(await open())
    shop.clock.advance(1)
    expect(await followRates(shop.app.context, () => true)).toBe(0)
    expect(await followRates(shop.app.context)).toBe(5)
    await shop.db
      .insertInto('meta')
      .values({ key: 'gst-rates-held-until', value: String(shop.clock.now + 1) })
      .execute()
    await shop.db.deleteFrom('meta').where('key', '=', 'gst-rates').execute()
    await shop.db
      .updateTable('product')
      .set({ gst_bp: basisPoints(1200) })
      .where('id', '=', 'tablet')
      .execute()
    expect(await followRates(shop.app.context)).toBe(0)
    shop.clock.advance(2)
    expect(await followRates(shop.app.context)).toBe(1)
  })

  it('is followed with the start of the workers, and pages show it', async () => {
    const shop = await shopOnTheEve(await open())
    const ask = async () =>
      (await shop.call('GET /get/product', { query: { id: 'tablet' } })).data.gstRate as number
    expect(await ask()).toBe(12)
    shop.clock.advance(1)
    const workers = createWorkers(shop.app.context)
    workers.start()
    await expect.poll(ask).toBe(5)
    await workers.stop()
  })
})
