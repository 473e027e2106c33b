import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { markShown, nextMark } from '../../ground/kept-catalogue/shown-products.ts'

onEachDatabase('Search', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })
  const search = async (text: string, limit?: number | string) =>
    (
      await shop.call('GET /get/search', {
        query: { search: text, ...(limit === undefined ? {} : { limit }) },
      })
    ).data
  const ids = (products: { _id: string }[]) => products.map((product) => product._id)

  it('finds what starts with the text, in any case, with or without accents, spaces or marks around', async () => {
    await addProduct(shop.db, { id: 'crème', name: 'Crème Calm 30 g', popularity: 99 })
    for (const text of ['cr', 'CR', 'Çr', '  cr'])
      expect(ids((await search(text)).products)).toEqual(['crème', 'crocin'])
    expect(ids((await search('creme  calm')).products)).toEqual(['crème'])
  })

  it('offers names that have the words elsewhere, apart from those that start with them', async () => {
    const found = await search('advance')
    expect(found.products).toEqual([])
    expect(ids(found.didYouMean)).toEqual(['crocin'])
    expect(ids((await search('tab adv')).didYouMean)).toEqual(['crocin'])
  })

  it('lists best sellers first, as many as asked for', async () => {
    await addProduct(shop.db, { id: 'dolopar', name: 'Dolopar Tablet', popularity: 95 })
    expect(ids((await search('dolo')).products)).toEqual(['dolopar', 'dolo'])
    expect(ids((await search('dolo', 1)).products)).toEqual(['dolopar'])
    for (const bad of [0, -1, 'x', 101]) expect((await search('dolo', bad)).products).toHaveLength(2)
  })

  it('finds at the next second what came into stock, was sold out or costs something else', async () => {
    await addProduct(shop.db, { id: 'dolopar', name: 'Dolopar Tablet', popularity: 95 })
    const setStock = async (id: string, free: number) => {
      await shop.db
        .updateTable('stock')
        .set({ free, shown_at: nextMark() })
        .where('product_id', '=', id)
        .execute()
      shop.clock.advance(1000)
    }
    expect(ids((await search('dolo', 1)).products)).toEqual(['dolopar'])
    await setStock('dolopar', 0)
    expect(ids((await search('dolo', 1)).products)).toEqual(['dolo'])
    // It is not in the answer that is kept, and comes before what is.
    await setStock('dolopar', 3)
    expect((await search('dolo', 1)).products).toMatchObject([{ _id: 'dolopar', totalStocks: 3 }])
    await shop.db.updateTable('product').set({ price_paise: 4200 }).where('id', '=', 'dolopar').execute()
    await markShown(shop.db, 'dolopar')
    shop.clock.advance(1000)
    expect((await search('dolo', 1)).products).toMatchObject([{ _id: 'dolopar', salesPrice: 42 }])
  })

  it('answers the same for five seconds while only the pieces of what there is plenty of change', async () => {
    const piecesOf = async () => (await search('dolo', 1)).products[0]?.totalStocks
    const sell = (pieces: number) =>
      shop.db
        .updateTable('stock')
        .set(({ eb }) => ({ free: eb('free', '-', pieces) }))
        .where('product_id', '=', 'dolo')
        .execute()
    const before = (await piecesOf()) ?? 0
    await sell(1)
    shop.clock.advance(4999)
    expect(await piecesOf()).toBe(before)
    shop.clock.advance(1)
    expect(await piecesOf()).toBe(before - 1)
  })

  it('lists the other variants of an article apart from the products', async () => {
    const found = await search('cough')
    expect(ids(found.products)).toEqual(['syrup-100'])
    expect(found.variants).toMatchObject([
      {
        productId: 'syrup-200',
        primaryType: 'Size',
        primaryValue: '200 ml',
        salesPrice: 180,
        slug: 'cough-syrup-200-ml',
      },
    ])
  })

  it('mends one typing error where nothing starts with the text', async () => {
    for (const text of ['dolo 560', 'doll 650', 'odlo 650', 'dol 650', 'dolo  6550']) {
      const found = await search(text)
      expect(found.products).toEqual([])
      expect(ids(found.didYouMean)).toEqual(['dolo'])
    }
    expect((await search('dolo')).didYouMean).toEqual([])
    expect((await search('quite unknown')).didYouMean).toEqual([])
  })

  it('finds medicines by salt, apart from the names, with a typing error too', async () => {
    await shop.db
      .insertInto('product_salt')
      .values([
        {
          product_id: 'dolo',
          salt: 'Paracetamol (650mg)',
          salt_key: 'paracetamol',
          position: 0,
          popularity: 90,
        },
        {
          product_id: 'crocin',
          salt: 'Paracetamol (500mg)',
          salt_key: 'paracetamol',
          position: 0,
          popularity: 95,
        },
      ])
      .execute()
    for (const text of ['para', 'paracetamol', 'paracetmol']) {
      const found = await search(text)
      expect(found.products).toEqual([])
      expect(ids(found.salts)).toEqual(['crocin', 'dolo'])
    }
    expect((await search('dolo')).salts).toEqual([])
  })

  it('answers nothing to nothing, and is not troubled by strange text', async () => {
    const empty = { products: [], variants: [], salts: [], didYouMean: [] }
    for (const text of ['', '   ', '%', "' or 1=1 --", '😀😀😀', 'x'.repeat(2000)]) {
      expect(await search(text)).toEqual(empty)
    }
    expect((await shop.call('GET /get/search')).status).toBe(400)
    expect((await shop.call('GET /get/search', { query: { search: '\u0000' } })).status).toBe(400)
    expect((await shop.call('GET /get/search', { query: { search: 'x'.repeat(2001) } })).status).toBe(400)
  })

  it('learns of an import by another process within a second, and answers from what it knows meanwhile', async () => {
    expect((await search('newly')).products).toEqual([])
    await addProduct(shop.db, { id: 'new', name: 'Newly Made Tablet' })
    await touchCatalogue(shop.db)
    expect((await search('newly')).products).toEqual([])
    shop.clock.advance(1001)
    await search('newly')
    await shop.app.context.catalogue.settled()
    expect(ids((await search('newly')).products)).toEqual(['new'])
  })
})
