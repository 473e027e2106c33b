import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { nextMark } from '../../ground/kept-catalogue/shown-products.ts'

const FEVER = { kind: 'speciality', name: 'Fever and Pain' }

onEachDatabase('Listings', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
    await addProduct(
      shop.db,
      {
        id: 'forte',
        name: 'Dolo Forte Tablet',
        brand_id: 'brand-micro',
        price_paise: 120_000,
        mrp_paise: 150_000,
        units_per_pack: 1000,
        subcategory: 'Headache',
        popularity: 5,
      },
      7,
    )
    await shop.db
      .insertInto('subcategory')
      .values({
        category_id: 'cat-fever',
        name: 'Headache',
        name_key: 'headache',
        position: 1,
        product_count: 1,
      })
      .execute()
  })
  const list = (query: Record<string, string | number>) =>
    shop.call('GET /get/listing', { query: { ...FEVER, ...query } })
  const ids = async (query: Record<string, string | number>) =>
    (await list(query)).data.products.map((product: { _id: string }) => product._id)
  const setFree = (id: string, free: number) =>
    shop.db.updateTable('stock').set({ free, shown_at: nextMark() }).where('product_id', '=', id).execute()

  it.each([
    ['', ['dolo', 'forte', 'syrup-100', 'crocin', 'azithral', 'unpriced', 'empty']],
    ['price', ['crocin', 'dolo', 'syrup-100', 'azithral', 'forte', 'unpriced', 'empty']],
    ['unit-price', ['syrup-100', 'forte', 'crocin', 'dolo', 'azithral', 'empty', 'unpriced']],
    ['discount', ['dolo', 'forte', 'crocin', 'syrup-100', 'azithral', 'unpriced', 'empty']],
    ['dearest', ['dolo', 'forte', 'syrup-100', 'crocin', 'azithral', 'unpriced', 'empty']],
  ])('in the order "%s" has what can be bought first', async (sort, expected) => {
    expect(await ids({ sort })).toEqual(expected)
  })

  it('pages through an order without losing or repeating a product', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ids({ sort: 'price', page, limit: 3 })))
    expect(pages.flat()).toEqual(await ids({ sort: 'price' }))
  })

  it.each([
    [{ brand: 'micro-labs' }, ['dolo', 'forte']],
    [{ price: '0-100' }, ['dolo', 'syrup-100', 'crocin', 'unpriced', 'empty']],
    [{ price: '100-250,1000-' }, ['forte', 'azithral']],
    [{ prescription: 'yes' }, ['azithral']],
    [{ stock: 'in' }, ['dolo', 'forte', 'syrup-100', 'crocin', 'azithral']],
    [{ brand: 'micro-labs', price: '1000-', stock: 'in' }, ['forte']],
    [{ brand: 'micro-labs', prescription: 'yes' }, []],
    [{ subCategory: 'Headache' }, ['forte']],
  ])('filters by %j, and counts what is left', async (query, expected) => {
    const { data, totalCount } = await list(query)
    expect(data.products.map((product: { _id: string }) => product._id)).toEqual(expected)
    expect(totalCount).toBe(expected.length)
  })

  it('takes a brand that nobody knows, or a range that there is not, for none', async () => {
    expect(await ids({ brand: 'nobody', price: '3-4', prescription: 'x', stock: 'out' })).toEqual(
      await ids({}),
    )
  })

  it('counts each value under the other filters', async () => {
    const { facets } = (await list({ price: '0-100', stock: 'in' })).data
    expect(facets).toEqual({
      brand: [{ value: 'micro-labs', name: 'Micro Labs', count: 1, isChosen: false }],
      price: [
        { value: '0-100', count: 3, isChosen: true },
        { value: '100-250', count: 1, isChosen: false },
        { value: '250-500', count: 0, isChosen: false },
        { value: '500-1000', count: 0, isChosen: false },
        { value: '1000-', count: 1, isChosen: false },
      ],
      prescription: [
        { value: 'yes', count: 0, isChosen: false },
        { value: 'no', count: 3, isChosen: false },
      ],
      stock: [{ value: 'in', count: 3, isChosen: true }],
    })
  })

  it('lists a brand, and what starts with a text', async () => {
    const brand = await shop.call('GET /get/listing', {
      query: { kind: 'brand', name: 'micro-labs', sort: 'price' },
    })
    expect(brand.data.products.map((product: { _id: string }) => product._id)).toEqual(['dolo', 'forte'])
    const search = await shop.call('GET /get/listing', {
      query: { kind: 'search', name: 'DOLO', price: '1000-' },
    })
    expect(search.data.products.map((product: { _id: string }) => product._id)).toEqual(['forte'])
    expect(search.data.facets.price[0]).toEqual({ value: '0-100', count: 1, isChosen: false })
  })

  describe('what is sold out', () => {
    it('goes to the end of listings, brands, searches and similar products within a second', async () => {
      expect((await ids({}))[0]).toBe('dolo')
      await setFree('dolo', 0)
      shop.clock.advance(1500)
      expect(await ids({})).toEqual(['forte', 'syrup-100', 'crocin', 'azithral', 'dolo', 'unpriced', 'empty'])
      const named = (answer: { data: { _id: string }[] }) => answer.data.map(({ _id }) => _id)
      const body = { categoryName: 'Fever and Pain' }
      expect(named(await shop.call('POST /get/productsBySpecialityCategoryName', { body })).at(0)).toBe(
        'forte',
      )
      const brand = { brandName: 'Micro Labs' }
      expect(named(await shop.call('POST /get/productsByBrand', { body: brand }))).toEqual(['forte', 'dolo'])
      const similar = await shop.call('GET /get/similarProducts', { query: { id: 'crocin', limit: 3 } })
      expect(named(similar)).toEqual(['forte', 'syrup-100', 'azithral'])
      const search = await shop.call('GET /get/search', { query: { search: 'dolo' } })
      expect(named({ data: search.data.products })).toEqual(['forte', 'dolo'])

      await setFree('dolo', 3)
      shop.clock.advance(1500)
      expect((await ids({}))[0]).toBe('dolo')
    })

    it('and a new price are seen without a new catalogue', async () => {
      expect((await ids({ sort: 'price' }))[0]).toBe('crocin')
      await shop.db.updateTable('product').set({ price_paise: 100 }).where('id', '=', 'dolo').execute()
      await setFree('dolo', 50)
      shop.clock.advance(1500)
      expect((await ids({ sort: 'price' }))[0]).toBe('dolo')
    })
  })
})
