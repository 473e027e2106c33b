import { SCHEDULE_X } from '@dawakit/core/sale'
import { textSource } from '@dawakit/lists/rows'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { addPrescription, buyer, place } from '../../../test/ordering.ts'
import { openTestShop, START } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createSitemap } from '../../ground/kept-catalogue/sitemap.ts'
import { importProducts } from '../../lists/products/import-products.ts'
import { readCart } from '../../people/cart/cart.sql.ts'
import { keepNotSoldOnline } from './not-sold-online.ts'

const X = 'A medicine of Schedule X is handed over at the counter only: this shop does not sell it'
const OWN = 'This shop does not sell this medicine online'

async function addSalt(db: Database, product_id: string, salt: string, salt_key: string, position = 0) {
  await db
    .insertInto('product_salt')
    .values({ product_id, salt, salt_key, position, popularity: 10 })
    .execute()
}

/** As a list without compositions, or a hand, has it: nothing but its name would say what it is. */
async function addHidden(db: Database, id = 'anket') {
  await addProduct(db, { id, name: `Anket ${id}`, is_prescription: 1, popularity: 99 })
  await addSalt(db, id, 'Ketamine Hydrochloride (50mg/ml)', 'ketamine hydrochloride')
}

const variant = (primary_value: string) => ({ variant_group: 'g', primary_type: 'Strength', primary_value })

const stateOf = (db: Database, id: string) =>
  db.selectFrom('product').select(['is_for_sale', 'withheld']).where('id', '=', id).executeTakeFirstOrThrow()

onEachDatabase('What may not be sold', (open) => {
  describe('in the database', () => {
    it.each(SCHEDULE_X)('is taken off sale by its salt, however it came in: %s', async (name) => {
      const db = await open()
      await addProduct(db, { id: 'one', name: 'Alpha' })
      await addSalt(db, 'one', `${name} Sodium (10mg)`, name)
      expect(await stateOf(db, 'one')).toEqual({ is_for_sale: 0, withheld: 'schedule-x' })
    })

    it('cannot be put on sale by a hand, and the rest of the shelf can', async () => {
      const { db } = await openTestShop(await open())
      await addHidden(db)
      await sql`update product set is_for_sale = 1, withheld = null`.execute(db)
      expect(await stateOf(db, 'anket')).toEqual({ is_for_sale: 0, withheld: 'schedule-x' })
      expect(await stateOf(db, 'unpriced')).toEqual({ is_for_sale: 1, withheld: null })
    })

    it('is told by schedule, by a name without salts, and by a salt that is put right later', async () => {
      const db = await open()
      await addProduct(db, { id: 'by-schedule', name: 'Alpha', schedule: 'Sch-X' })
      await addProduct(db, { id: 'by-name', name: 'METHYLPHENIDATE-10 Tablet' })
      await addProduct(db, { id: 'strip', name: 'Amphetamine Test Strip', is_general: 1 })
      await addProduct(db, { id: 'later', name: 'Beta' })
      await addProduct(db, { id: 'plain', name: 'Gamma', schedule: 'H1' })
      await addSalt(db, 'later', 'Paracetamol (500mg)', 'paracetamol')
      await addSalt(db, 'plain', 'Phenobarbitone (30mg)', 'phenobarbitone')
      await db
        .updateTable('product_salt')
        .set({ salt: 'S-Ketamine' })
        .where('product_id', '=', 'later')
        .execute()
      const states = ['by-schedule', 'by-name', 'later', 'strip', 'plain'].map((id) => stateOf(db, id))
      expect((await Promise.all(states)).map(({ withheld }) => withheld)).toEqual([
        'schedule-x',
        'schedule-x',
        'schedule-x',
        null,
        null,
      ])
    })

    it('comes back without being on sale when it was a mistake', async () => {
      const db = await open()
      await addHidden(db)
      await db.deleteFrom('product_salt').where('product_id', '=', 'anket').execute()
      expect(await stateOf(db, 'anket')).toEqual({ is_for_sale: 0, withheld: null })
    })

    it('is in no order, approval, grant, preparation and parcel, whoever writes it', async () => {
      const shop = await openTestShop(await open())
      const { db } = shop
      const who = await buyer(shop)
      const prescription_id = await addPrescription(db, who.userId)
      const { data } = await place(shop, who, {
        products: [{ _id: 'azithral', quantity: 1 }],
        prescriptions: [prescription_id],
      })
      const order_id: string = data._id
      const line = await db.selectFrom('order_line').selectAll().executeTakeFirstOrThrow()
      const parcel = {
        order_id,
        number: 1,
        state: 'packed',
        courier: '',
        packed_by: 'P',
        packed_at: 1,
      } as const
      await db.updateTable('orders').set({ review: 'before' }).execute()
      await db
        .insertInto('shipment')
        .values({ id: 's', tracking_number: '', tracking_url: '', ...parcel })
        .execute()
      await addSalt(db, 'azithral', 'Ketamine', 'ketamine')
      const by = { staff_id: 's', created_at: 1 }
      const product = { product_id: 'azithral', quantity: 1 }
      const writes = {
        order: db.insertInto('order_line').values({ ...line, line_no: 9 }),
        approval: db.insertInto('prescription_approval').values({
          ...{ id: 'a', order_id, line_no: 1, quantity: 1, grant_id: null, staff_id: 's', approved_at: 1 },
          ...{ pharmacist_name: 'P', registration_number: 'R' },
        }),
        grant: db
          .insertInto('prescription_grant')
          .values({ id: 'g', prescription_id, product_id: 'azithral', packs: 1, valid_until: 9, ...by }),
        preparation: db
          .insertInto('prescription_request_line')
          .values({ request_id: 'r', line_no: 1, ...product, variant_key: '', price_paise: 1, note: '' }),
        parcel: db
          .insertInto('shipment_line')
          .values({ shipment_id: 's', line_no: 1, batch: 'B', expires_on: '2027-06', quantity: 1 }),
      }
      for (const [what, write] of Object.entries(writes)) {
        const said = await write.execute().then(
          () => 'written',
          (error: Error) => error.message,
        )
        expect(said, what).toContain('schedule-x-not-sold')
      }
    })
  })

  describe('in the shop', () => {
    const openWith = async () => {
      const shop = await openTestShop(await open())
      await addHidden(shop.db)
      return shop
    }

    it('is in no list, search, page, salt, row beside another, or sitemap', async () => {
      const { db, ...shop } = await openWith()
      await addProduct(db, { id: 'sold', name: 'Anket sold', ...variant('1 mg') })
      await addSalt(db, 'sold', 'Caffeine', 'caffeine')
      await addSalt(db, 'anket', 'Caffeine', 'caffeine', 1)
      await db.insertInto('deal').values({ product_id: 'anket', position: 1 }).execute()
      await db.updateTable('product').set({ pair_product_id: 'anket' }).where('id', '=', 'dolo').execute()
      await db.updateTable('product').set(variant('2 mg')).where('id', '=', 'anket').execute()
      const queries = {
        'GET /get/products': { limit: 100 },
        'GET /get/products ': { limit: 100, sort: 'name' },
        'GET /get/search': { search: 'anket' },
        'GET /get/search ': { search: 'ketamine' },
        'GET /get/search  ': { search: 'caffeine' },
        'GET /get/productsBySalt': { salt: 'caffeine' },
        'GET /get/dealsOfTheDay': {},
        'GET /get/similarProducts': { id: 'dolo' },
        'GET /get/alternativeProduct': { id: 'sold' },
        'GET /get/product': { id: 'dolo' },
        'GET /get/product ': { id: 'sold' },
      }
      for (const [name, query] of Object.entries(queries)) {
        const answer = await shop.call(name.trim(), { query })
        expect(answer.status, name).toBe(200)
        expect(JSON.stringify(answer.data), name).not.toMatch(/"anket"|Anket anket/)
      }
      const all = await shop.call('GET /get/products', { query: { limit: 100 } })
      expect(all.totalCount).toBe(all.data.length)
      expect((await shop.call('GET /get/productsBySalt', { query: { salt: 'caffeine' } })).totalCount).toBe(1)
      for (const [name, query] of [
        ['GET /get/product', { id: 'anket' }],
        ['GET /get/productBySlug', { slug: 'anket-anket' }],
        ['GET /get/alternativeProduct', { id: 'anket' }],
        ['GET /get/salt', { slug: 'ketamine-hydrochloride' }],
      ] as const) {
        expect((await shop.call(name, { query })).status, name).toBe(404)
      }
      const sitemap = createSitemap(db)
      const paths = await sitemap.productPaths({ limit: 100, offset: 0 })
      expect(paths.join()).not.toContain('anket-anket')
      expect(await sitemap.productCount()).toBe(paths.length)
    })

    it('is told by a cart that has it, and can be taken out of it', async () => {
      const shop = await openWith()
      const who = await buyer(shop)
      await shop.fillCart(who.userId, [
        { _id: 'anket', quantity: 1 },
        { _id: 'dolo', quantity: 1 },
      ])
      const { token, userId } = who
      const cart = () => readCart(shop.db, userId)
      expect(await cart()).toMatchObject([{ _id: 'anket', isForSale: false }, { _id: 'dolo' }])
      const body = { userId, productId: 'anket' }
      const more = await shop.call('PUT /update/cartQuantity', { token, body: { ...body, quantity: 2 } })
      expect(more).toMatchObject({ status: 422, message: X })
      await shop.call('PUT /update/cart', { token, body })
      expect(await cart()).toMatchObject([{ _id: 'dolo' }])
    })

    it('is taken off sale and out of sight when it comes onto the shop’s own list, and comes back without being on sale', async () => {
      const shop = await openTestShop(await open())
      await addSalt(shop.db, 'dolo', 'Mifepristone (200mg)', 'mifepristone')
      await addSalt(shop.db, 'dolo', 'Misoprostol (200mcg)', 'misoprostol', 1)
      await addProduct(shop.db, { id: 'kit', name: 'Alpha MTP-Kit' })
      await keepNotSoldOnline(shop.db, ['mifepristone', 'mtp kit'])
      expect(await stateOf(shop.db, 'dolo')).toEqual({ is_for_sale: 0, withheld: 'not-online' })
      expect(await stateOf(shop.db, 'kit')).toEqual({ is_for_sale: 0, withheld: 'not-online' })
      const who = await buyer(shop)
      expect(await place(shop, who)).toMatchObject({ status: 422, code: 'not-sold-online', message: OWN })
      await keepNotSoldOnline(shop.db, [])
      expect(await stateOf(shop.db, 'dolo')).toEqual({ is_for_sale: 0, withheld: null })
    })

    it('comes with a list as never sold, whatever the list says', async () => {
      const { db } = await openTestShop(await open())
      const list = [
        'code,name,mrp,composition,for_sale,schedule',
        'K1,Anket Injection,80,Ketamine (50mg/ml),yes,',
        'K2,Inspi 10 Tablet,90,,yes,Schedule X',
        'D1,Dolo 500 Tablet,20,Paracetamol (500mg),yes,OTC',
      ].join('\n')
      const load = () => importProducts(db, textSource(`${list}\n`), { at: START })
      expect(await load()).toMatchObject({
        added: 3,
        notForSale: 2,
        toCheck: [
          { code: 'K1', guesses: expect.arrayContaining(['never sold']) },
          { code: 'K2', guesses: expect.arrayContaining(['never sold']) },
          { code: 'D1' },
        ],
      })
      expect(await load()).toMatchObject({ same: 3 })
      const without = textSource('code,name,mrp,composition\nK2,Inspi 10 Tablet,90,Caffeine (10mg)\n')
      await importProducts(db, without, { at: START })
      const rows = await db
        .selectFrom('product')
        .select(['sku', 'is_for_sale', 'withheld'])
        .where('sku', 'in', ['K1', 'K2', 'D1'])
        .orderBy('sku')
        .execute()
      expect(rows).toEqual([
        { sku: 'D1', is_for_sale: 1, withheld: null },
        { sku: 'K1', is_for_sale: 0, withheld: 'schedule-x' },
        { sku: 'K2', is_for_sale: 0, withheld: 'schedule-x' },
      ])
    })
  })
})
