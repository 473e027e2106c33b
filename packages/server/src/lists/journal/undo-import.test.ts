import { referenceCatalogue } from '@dawakit/catalogue'
import { paise } from '@dawakit/core/money'
import { textSource } from '@dawakit/lists/rows'
import fc from 'fast-check'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { contentOf } from '../../../test/shop-content.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { importBanners } from '../others/import-banners.ts'
import { importCoupons } from '../others/import-coupons.ts'
import { importPincodes } from '../others/import-pincodes.ts'
import { importStates } from '../others/import-states.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts } from '../products/import-products.ts'
import { undoImport } from './undo-import.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

const product = fc.record({
  code: fc.constantFrom('A', 'B', 'C', 'D', 'E'),
  name: fc.constantFrom('Dolo 500 Tablet', 'Lantus Cartridge', 'Benadryl Syrup', 'Volini Gel'),
  mrp: fc.integer({ min: 1, max: 300 }),
  stock: fc.nat(50),
  composition: fc.constantFrom(
    'Paracetamol (500mg)',
    'Insulin Glargine (100IU/ml)',
    'Xylo (1mg) + Paracetamol (5mg)',
    '',
  ),
  manufacturer: fc.constantFrom('Cipla', 'Sun Pharma', 'Mankind'),
  group: fc.constantFrom('Analgesics', 'Antibiotics', 'Vitamins'),
  popularity: fc.nat(9),
  variant_group: fc.constantFrom('', 'pack'),
  primary_type: fc.constant('Size'),
  primary_value: fc.constantFrom('S', 'M', 'L'),
})
const list = fc
  .uniqueArray(product, { selector: ({ code }) => code, minLength: 1, maxLength: 5 })
  .map((rows) => [Object.keys(rows[0] ?? {}).join(','), ...rows.map((row) => Object.values(row).join(','))])

onEachDatabase('An import taken back', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
    await recountProducts(shop.db)
  })
  const load = (...lines: string[]) =>
    importProducts(shop.db, csv(...lines), {
      at: shop.clock.now,
      salts: referenceCatalogue.salts(),
      // Codes and names of the lists below are drawn by lot.
      isReplacing: true,
    })
  const undo = (number: number | null, options = {}) =>
    undoImport(shop.db, number ?? 0, { at: shop.clock.now, ...options })

  it('leaves the database as it was, whatever it added and changed', async () => {
    await fc.assert(
      fc.asyncProperty(list, list, async (earlier, later) => {
        const first = await load(...earlier)
        const before = await contentOf(shop.db)
        const second = await load(...later)
        if (second.added + second.changed > 0) await undo(second.number)
        expect(await contentOf(shop.db)).toEqual(before)
        if (first.added + first.changed > 0) await undo(first.number)
      }),
      { numRuns: 30 },
    )
  })

  it('of any other kind leaves the database as it was too', async () => {
    const before = await contentOf(shop.db)
    const at = { at: START }
    const reports = [
      await importPincodes(
        shop.db,
        csv('pincode,district,state', '600001,Chennai North,Tamil Nadu', '682001,Ernakulam,Kerala'),
        at,
      ),
      await importStates(shop.db, csv('state,fee,days', 'Tamil Nadu,99,9', 'Kerala,50,2'), at),
      await importCoupons(
        shop.db,
        csv('code,percent,uses,until,products', 'SAVE10,33,1,2099-01-01,dolo', 'NEW5,5,5,2099-01-01,all'),
        at,
      ),
      await importBanners(
        shop.db,
        csv('id,kind,image,title,description,category,general,position', 'x,ads,/x.svg,T,D,C,yes,1'),
        at,
      ),
      await importStock(shop.db, csv('product,stock', 'dolo,1', 'crocin,77'), at),
    ]
    expect(await contentOf(shop.db)).not.toEqual(before)
    for (const { number } of reports.toReversed()) await undo(number)
    expect(await contentOf(shop.db)).toEqual(before)
  })

  it('takes carts, waiting customers and coupons of its products along, and is gone from the shop', async () => {
    const { number } = await load('code,name,mrp,stock', 'A,Dolo 500 Tablet,30,5')
    const { id } = await shop.db
      .selectFrom('product')
      .select('id')
      .where('sku', '=', 'A')
      .executeTakeFirstOrThrow()
    const customer = await buyer(shop)
    const line = { user_id: customer.userId, product_id: id, variant_key: '', quantity: 1, added_at: START }
    await shop.db.insertInto('cart_line').values(line).execute()
    await undo(number)
    shop.clock.advance(1001)
    expect((await shop.call('GET /get/product', { query: { id } })).status).toBe(404)
    expect(await shop.db.selectFrom('cart_line').selectAll().where('product_id', '=', id).execute()).toEqual(
      [],
    )
  })

  it('is refused once something of it was ordered, and leaves that alone where it is told to', async () => {
    const { number } = await load(
      'id,slug,name,mrp,price,stock',
      'dolo,dolo-650-tablet,Dolo 650 Tablet,120,90,50',
      ',,Fresh Tablet,30,30,5',
    )
    expect((await place(shop, await buyer(shop))).status).toBe(200)
    await expect(undo(number)).rejects.toThrow(
      `Of import ${number} 1 were ordered since, "Dolo 650 Tablet" among them, so nothing is taken back. --except-ordered takes back all else.`,
    )
    expect(await undo(number, { exceptOrdered: true })).toEqual({ removed: 4, restored: 0, kept: 1 })
    const names = await shop.db
      .selectFrom('product')
      .select(['name', 'price_paise'])
      .where('id', '=', 'dolo')
      .execute()
    expect(names).toEqual([{ name: 'Dolo 650 Tablet', price_paise: 9000 }])
  })

  it('waits for a later one of the same products, is done once, and not after 30 days', async () => {
    const first = await load('code,name,mrp', 'A,Dolo 500 Tablet,30')
    const second = await load('code,name,mrp', 'A,Dolo 500 Tablet,31')
    await expect(undo(first.number)).rejects.toThrow(`Import ${second.number} has changed the same products`)
    await undo(second.number)
    await undo(first.number)
    await expect(undo(first.number)).rejects.toThrow('has been taken back already')
    await expect(undo(99)).rejects.toThrow('There is no import 99.')
    const third = await load('code,name,mrp', 'A,Dolo 500 Tablet,30')
    shop.clock.advance(31 * 86_400_000)
    await expect(undo(third.number)).rejects.toThrow('is older than 30 days')
  })

  it('leaves what somebody has changed since', async () => {
    const { number } = await load('id,slug,name,mrp,price', 'dolo,dolo-650-tablet,Dolo 650 Tablet,120,90')
    await shop.db.updateTable('product').set({ price_paise: 7500 }).where('id', '=', 'dolo').execute()
    expect(await undo(number)).toEqual({ removed: 0, restored: 0, kept: 1 })
    const row = await shop.db
      .selectFrom('product')
      .select(['mrp_paise', 'price_paise'])
      .where('id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    // Of the MRP the price and its discount are reckoned: alone it does not go back.
    expect(row).toEqual({ mrp_paise: 12_000, price_paise: 7500 })
  })

  it('leaves what somebody has said of schedule and prescription since: none of it is guessed again', async () => {
    await load('code,name,mrp,composition', 'A,Dolo 500 Tablet,30,Codeine (10mg)')
    const { number } = await load('code,name,schedule,prescription', 'A,Dolo 500 Tablet,H,no')
    const { db } = shop
    const said = { schedule: 'OTC', is_prescription: 1 } as const
    await db.updateTable('product').set(said).where('sku', '=', 'A').execute()
    expect(await undo(number)).toEqual({ removed: 0, restored: 0, kept: 1 })
    const row = await db
      .selectFrom('product')
      .select(['schedule', 'is_schedule_guessed', 'is_prescription', 'is_prescription_guessed'])
      .where('sku', '=', 'A')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ...said, is_schedule_guessed: 0, is_prescription_guessed: 0 })
  })

  it('leaves what was guessed of new salts where somebody has said since that it is right', async () => {
    await load('code,name,mrp,composition,group', 'A,Alpha Tablet,30,Paracetamol (500mg),Vitamins')
    const { number } = await load('code,name,composition,group', 'A,Alpha Tablet,Codeine (10mg),Vitamins')
    const { db } = shop
    const guessed = await db
      .selectFrom('product')
      .select(['schedule', 'is_prescription', 'is_schedule_guessed', 'is_prescription_guessed'])
      .where('sku', '=', 'A')
      .executeTakeFirstOrThrow()
    expect(Object.values(guessed)).toEqual(['H1', 1, 1, 1])
    const said = { is_schedule_guessed: 0, is_prescription_guessed: 0 } as const
    await db.updateTable('product').set(said).where('sku', '=', 'A').execute()
    await undo(number)
    const row = await db
      .selectFrom('product')
      .select(['schedule', 'is_prescription', 'is_schedule_guessed', 'is_prescription_guessed'])
      .where('sku', '=', 'A')
      .executeTakeFirstOrThrow()
    expect(Object.values(row)).toEqual(['H1', 1, 0, 0])
  })

  it('leaves a price that would be above what its MRP is by now', async () => {
    const { number } = await load('id,slug,name,price', 'dolo,dolo-650-tablet,Dolo 650 Tablet,60')
    await shop.db
      .updateTable('product')
      .set({ mrp_paise: paise(7000) })
      .where('id', '=', 'dolo')
      .execute()
    expect(await undo(number)).toEqual({ removed: 0, restored: 0, kept: 1 })
    const row = await shop.db
      .selectFrom('product')
      .select(['mrp_paise', 'price_paise'])
      .where('id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ mrp_paise: 7000, price_paise: 6000 })
  })
})
