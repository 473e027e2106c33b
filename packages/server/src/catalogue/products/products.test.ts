import { compositionKey } from '@dawakit/lists/salts'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'

async function addSalts(db: Database, productId: string, salts: string[], popularity = 0): Promise<void> {
  for (const [position, salt] of salts.entries()) {
    const salt_key = salt.toLowerCase().replace(/ \(.*/, '')
    await db
      .insertInto('product_salt')
      .values({ product_id: productId, salt, salt_key, position, popularity })
      .execute()
  }
}

onEachDatabase('Products', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })
  const ids = (answer: { data: { _id: string }[] }) => answer.data.map((product) => product._id)

  describe('the list of all products', () => {
    it('has best sellers first, each article once, and counts all', async () => {
      const answer = await shop.call('GET /get/products')
      expect(answer.data[0].name).toBe('Dolo 650 Tablet')
      expect(ids(answer)).toContain('syrup-100')
      expect(ids(answer)).not.toContain('syrup-200')
      expect(answer.totalCount).toBe(8)
    })

    it('stands in the order of the names when that is asked for, and in the usual one else', async () => {
      const byName = await shop.call('GET /get/products', { query: { sort: 'name' } })
      const names = byName.data.map((product: { name: string }) => product.name.toLowerCase())
      expect(names).toEqual([...names].sort())
      const next = await shop.call('GET /get/products', { query: { sort: 'name', page: 2, limit: 3 } })
      expect(ids(next)).toEqual(ids(byName).slice(3, 6))
      expect(next.totalCount).toBe(8)
      const odd = await shop.call('GET /get/products', { query: { sort: 'price' } })
      expect(ids(odd)).toEqual(ids(await shop.call('GET /get/products')))
      expect(ids(odd)).not.toEqual(ids(byName))
    })

    it('pages without losing or repeating a product', async () => {
      const first = await shop.call('GET /get/products', { query: { page: 1, limit: 5 } })
      const second = await shop.call('GET /get/products', { query: { page: 2, limit: 5 } })
      expect(new Set([...ids(first), ...ids(second)]).size).toBe(8)
      expect((await shop.call('GET /get/products', { query: { page: 9 } })).data).toEqual([])
    })

    it('falls back to page 1 and 20 rows when the values are bad', async () => {
      const bad: Record<string, string | number>[] = [
        { page: 'x' },
        { page: 0 },
        { page: -1 },
        { limit: 0 },
        { limit: 101 },
        { limit: '5.5' },
      ]
      for (const query of bad) {
        expect((await shop.call('GET /get/products', { query })).data).toHaveLength(8)
      }
    })
  })

  describe('one product', () => {
    it('has prices in rupees, its stock, category and brand', async () => {
      const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
      expect(data).toMatchObject({
        name: 'Dolo 650 Tablet',
        purchasedPrice: 100,
        salesPrice: 80,
        discount: '20',
        totalStocks: 50,
        isGeneralProduct: false,
        specialityCategory: 'Fever and Pain',
        generalCategory: null,
        brand: { name: 'Micro Labs', slug: 'micro-labs' },
        gstRate: 5,
      })
    })

    it('is found by its slug in any case, or by its id in place of the slug', async () => {
      for (const slug of ['dolo-650-tablet', 'Dolo-650-Tablet', 'dolo']) {
        const { data } = await shop.call('GET /get/productBySlug', {
          query: { category: 'fever-and-pain', slug },
        })
        expect(data._id).toBe('dolo')
      }
    })

    it('is 404 when unknown and 400 when not asked for', async () => {
      expect(await shop.call('GET /get/product', { query: { id: 'nobody' } })).toMatchObject({
        status: 404,
        message: 'Product not found',
      })
      expect((await shop.call('GET /get/productBySlug', { query: { slug: 'nobody' } })).status).toBe(404)
      expect((await shop.call('GET /get/product')).status).toBe(400)
      expect((await shop.call('GET /get/product', { query: { id: 'x'.repeat(65) } })).status).toBe(400)
    })

    it('shows a product without a price, but not for sale', async () => {
      const { data } = await shop.call('GET /get/product', { query: { id: 'unpriced' } })
      expect(data.isForSale).toBe(false)
    })

    it('lists all variants, the cheapest first', async () => {
      const { data } = await shop.call('GET /get/product', { query: { id: 'syrup-200' } })
      expect(data.attributes).toEqual([{ name: 'Size', values: ['100 ml', '200 ml'] }])
      expect(data.variants).toMatchObject([
        { productId: 'syrup-100', data: { primaryType: 'Size', primaryValue: '100 ml' }, salesPrice: 90 },
        { productId: 'syrup-200', data: { primaryType: 'Size', primaryValue: '200 ml' }, salesPrice: 180 },
      ])
    })

    it('carries the second product of the bought-together offer', async () => {
      await shop.db
        .updateTable('product')
        .set({ pair_product_id: 'crocin' })
        .where('id', '=', 'dolo')
        .execute()
      const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
      expect(data.pair._id).toBe('crocin')
    })

    it('never answers a script, whatever stands in the database', async () => {
      await shop.db
        .updateTable('product')
        .set({
          long_description: '<p onclick="x()">Good<script>alert(1)</script></p><img src=x onerror=x()>',
        })
        .where('id', '=', 'dolo')
        .execute()
      const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
      expect(data.longListDescription).toBe('<p>Good</p>')
    })

    it('shows the reviews; an e-mail address only to who wrote it', async () => {
      const { token, userId } = await shop.signIn()
      await shop.db
        .insertInto('review')
        .values([
          {
            product_id: 'dolo',
            user_id: userId,
            rating: 4,
            review: 'Helps',
            username: 'Asha',
            email: 'asha@mail.example',
            created_at: START,
            updated_at: START,
          },
        ])
        .execute()
      await shop.db
        .updateTable('product')
        .set({ rating_sum: 4, rating_count: 1 })
        .where('id', '=', 'dolo')
        .execute()
      const guest = await shop.call('GET /get/product', { query: { id: 'dolo' } })
      expect(guest.data).toMatchObject({ ratingAverage: 4, ratingCount: 1 })
      expect(guest.data.reviews).toMatchObject([{ rating: 4, username: 'Asha', email: '' }])
      const own = await shop.call('GET /get/product', { query: { id: 'dolo' }, token })
      expect(own.data.reviews[0].email).toBe('asha@mail.example')
    })
  })

  describe('alternatives', () => {
    const same = { composition_key: 'paracetamol 650mg|tablet' }

    it('are the same salts, strength and form by other makers, the cheapest unit first', async () => {
      await shop.db.updateTable('product').set(same).where('id', '=', 'dolo').execute()
      await addProduct(shop.db, {
        id: 'dear',
        name: 'Dear 650',
        manufacturer: 'A',
        price_paise: 9_000,
        ...same,
      })
      await addProduct(shop.db, {
        id: 'cheap',
        name: 'Cheap 650',
        manufacturer: 'B',
        price_paise: 3_000,
        ...same,
      })
      await addProduct(
        shop.db,
        { id: 'gone', name: 'Gone 650', manufacturer: 'C', price_paise: 1_000, ...same },
        0,
      )
      await addProduct(shop.db, { id: 'own', name: 'Dolo 650 again', price_paise: 1_000, ...same })
      const answer = await shop.call('GET /get/alternativeProduct', { query: { id: 'dolo' } })
      expect(ids(answer)).toEqual(['cheap', 'dear', 'gone'])
    })

    it('are medicines that share most salts when nobody else makes the same', async () => {
      await addSalts(shop.db, 'dolo', ['Paracetamol (650mg)', 'Caffeine (50mg)'])
      await addSalts(shop.db, 'crocin', ['Paracetamol (500mg)'], 10)
      await addSalts(shop.db, 'azithral', ['Paracetamol (325mg)', 'Caffeine (30mg)'], 5)
      const answer = await shop.call('GET /get/alternativeProduct', { query: { id: 'dolo' } })
      expect(ids(answer)).toEqual(['azithral', 'crocin'])
    })

    it('tell a tablet of two layers from a plain one, and show both its strengths', async () => {
      const key = (...strengths: string[]) => ({
        composition_key: compositionKey(
          'tablet',
          strengths.map((strength) => ({ name: 'Paracetamol', strength })),
        ),
      })
      const layers = ['Paracetamol (300mg)', 'Paracetamol (700mg)']
      await addProduct(shop.db, {
        id: 'bilayer',
        name: 'Two Layers',
        popularity: 9,
        ...key('300mg', '700mg'),
      })
      await addSalts(shop.db, 'bilayer', layers, 9)
      await shop.db.updateTable('product').set(key('300mg')).where('id', '=', 'dolo').execute()
      await addSalts(shop.db, 'dolo', ['Paracetamol (300mg)'])
      await addSalts(shop.db, 'crocin', ['Acetaminophen (500mg)'])
      const of = (id: string) => shop.call('GET /get/alternativeProduct', { query: { id } })
      expect(ids(await of('dolo'))).toEqual(['crocin'])
      expect(ids(await of('bilayer'))).toEqual([])
      const more = key('700 mg', '300mg')
      await addProduct(shop.db, { id: 'other', name: 'Other Layers', manufacturer: 'B', ...more })
      await addSalts(shop.db, 'other', layers.toReversed())
      expect(ids(await of('bilayer'))).toEqual(['other'])
      const page = await shop.call('GET /get/product', { query: { id: 'bilayer' } })
      expect(page.data.saltComposition).toEqual(layers)
      const found = await shop.call('GET /get/search', { query: { search: 'paracetamol' } })
      const shown = found.data.salts.filter(({ _id }: { _id: string }) => _id === 'bilayer')
      expect(shown).toMatchObject([{ saltComposition: layers }])
      const listed = await shop.call('GET /get/productsBySalt', { query: { salt: 'paracetamol' } })
      expect(listed.totalCount).toBe(4)
      expect(ids(listed).toSorted()).toEqual(['bilayer', 'crocin', 'dolo', 'other'])
    })

    it('are none for goods without salts, and 404 for an unknown product', async () => {
      expect((await shop.call('GET /get/alternativeProduct', { query: { id: 'soap' } })).data).toEqual([])
      expect((await shop.call('GET /get/alternativeProduct', { query: { id: 'nobody' } })).status).toBe(404)
    })
  })

  describe('similar products', () => {
    it('are of the same category, without the article itself', async () => {
      const answer = await shop.call('GET /get/similarProducts', { query: { id: 'syrup-200' } })
      expect(ids(answer)).toContain('dolo')
      expect(ids(answer)).not.toContain('syrup-100')
      expect(ids(answer)).not.toContain('soap')
    })

    it('come from the subcategory first, and are as many as asked for', async () => {
      await shop.db
        .updateTable('product')
        .set({ subcategory: 'Sprays' })
        .where('id', 'in', ['crocin', 'empty'])
        .execute()
      const answer = await shop.call('GET /get/similarProducts', { query: { id: 'crocin', limit: 2 } })
      expect(ids(answer)).toEqual(['empty', 'dolo'])
      expect((await shop.call('GET /get/similarProducts', { query: { id: 'nobody' } })).status).toBe(404)
    })
  })

  it('lists the products of a salt, given by name or chip, and counts them', async () => {
    await addSalts(shop.db, 'dolo', ['Paracetamol (650mg)'], 90)
    await addSalts(shop.db, 'crocin', ['Paracetamol (500mg)'], 10)
    for (const salt of ['paracetamol', 'Paracetamol (650mg)']) {
      const answer = await shop.call('GET /get/productsBySalt', { query: { salt, limit: 1 } })
      expect(ids(answer)).toEqual(['dolo'])
      expect(answer.totalCount).toBe(2)
      expect(answer.data[0].saltComposition).toEqual(['Paracetamol (650mg)'])
    }
    expect(await shop.call('GET /get/productsBySalt', { query: { salt: 'gold' } })).toMatchObject({
      data: [],
      totalCount: 0,
    })
  })

  it('finds a salt by its slug, without the strengths that packs write behind it', async () => {
    await addSalts(shop.db, 'dolo', ['Vitamin B-12 (650mg)', 'Paracetamol (500mg)'])
    await addSalts(shop.db, 'crocin', ['Paracetamol (650mg)'])
    const slugs = ['paracetamol', 'vitamin-b-12']
    const salts = await Promise.all(slugs.map((slug) => shop.call('GET /get/salt', { query: { slug } })))
    expect(salts.map(({ data }) => data)).toEqual([
      { name: 'Paracetamol', slug: 'paracetamol' },
      { name: 'Vitamin B-12', slug: 'vitamin-b-12' },
    ])
    expect((await shop.call('GET /get/salt', { query: { slug: 'gold' } })).status).toBe(404)
  })

  it('lists the deals in their order, without what is not for sale', async () => {
    await shop.db
      .insertInto('deal')
      .values([
        { product_id: 'soap', position: 2 },
        { product_id: 'unpriced', position: 0 },
        { product_id: 'dolo', position: 1 },
      ])
      .execute()
    expect(ids(await shop.call('GET /get/dealsOfTheDay'))).toEqual(['dolo', 'soap'])
  })
})
