import { textSource } from '@dawakit/lists/rows'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START } from '../../../test/test-shop.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createSitemap } from '../../ground/kept-catalogue/sitemap.ts'
import { undoImport } from '../../lists/journal/undo-import.ts'
import { importProducts } from '../../lists/products/import-products.ts'

const HEADINGS =
  'ID,Type,SKU,Name,Published,"Visibility in catalog",Stock,"Regular price",Categories,Parent,"Attribute 1 name","Attribute 1 value(s)"'
/** A draft, what is sold elsewhere, what is on sale, and a product of which one variation is private. */
const list = (...published: [draft: number, type: string]) => [
  HEADINGS,
  `1,simple,DR,Zubridraft Tablet,${published[0]},visible,5,20,Zubrigoods,,,`,
  `2,${published[1]},EX,Zubribook,1,visible,5,250,Zubrigoods,,,`,
  '3,simple,ON,Zubrion Tablet,1,visible,5,20,Zubrigoods,,,',
  '4,variable,VA,Zubrivar,1,visible,,,Zubrigoods,,Pack,"10 tablets, 20 tablets"',
  '5,variation,VA-10,Zubrivar - 10 tablets,0,visible,5,20,,VA,Pack,10 tablets',
  '6,variation,VA-20,Zubrivar - 20 tablets,1,visible,5,30,,VA,Pack,20 tablets',
]

onEachDatabase('What its shop kept from shoppers before it moved here', (open) => {
  const openShop = async () => openTestShop(await open())
  const bring = (db: Database, lines: string[]) =>
    importProducts(db, textSource(`${lines.join('\n')}\n`), { at: START })
  const bySku = async (db: Database) => {
    const rows = await db
      .selectFrom('product')
      .select(['sku', 'slug', 'is_for_sale', 'is_unlisted', 'is_prescription', 'is_main_variant'])
      .where('sku', 'in', ['DR', 'EX', 'ON', 'VA-10', 'VA-20'])
      .execute()
    return new Map(rows.map((row) => [row.sku, row]))
  }
  const factsOf = async (db: Database) => Object.fromEntries(await bySku(db))

  it('is not shown to ours: no page, no list, no search, no count, and no variant', async () => {
    const shop = await openShop()
    await bring(shop.db, list(-1, 'external'))
    const products = await bySku(shop.db)
    const states = [...products.values()].map((row) => `${row.sku} ${row.is_for_sale} ${row.is_unlisted}`)
    expect(states.toSorted()).toEqual(['DR 0 1', 'EX 0 1', 'ON 1 0', 'VA-10 0 1', 'VA-20 1 0'])
    const status = async (sku: string) =>
      (await shop.call('GET /get/productBySlug', { query: { slug: products.get(sku)?.slug ?? '' } })).status
    expect([await status('DR'), await status('EX'), await status('ON')]).toEqual([404, 404, 200])
    const all = await shop.call('GET /get/products', { query: { limit: 100 } })
    expect(JSON.stringify(all.data)).toContain('Zubrion')
    expect(JSON.stringify(all.data)).not.toContain('Zubridraft')
    const found = await shop.call('GET /get/search', { query: { search: 'zubridraft' } })
    expect(JSON.stringify(found.data)).not.toContain('Zubridraft')
    const paths = await createSitemap(shop.db).productPaths({ limit: 100, offset: 0 })
    expect(paths.join()).not.toContain('zubridraft')
    const { product_count } = await shop.db
      .selectFrom('category')
      .select('product_count')
      .where('name', '=', 'Zubrigoods')
      .executeTakeFirstOrThrow()
    expect(product_count).toBe(2)
    // The cheapest that is shown stands for the others.
    expect(products.get('VA-20')?.is_main_variant).toBe(1)
  })

  it('is shown with a later list that puts it on sale, and hidden again where that is taken back', async () => {
    const { db } = await openShop()
    await bring(db, list(-1, 'external'))
    const { number } = await bring(db, list(1, 'simple'))
    // What was taken for no medicine while nobody saw it is one in doubt again.
    expect(await factsOf(db)).toMatchObject({
      DR: { is_for_sale: 1, is_unlisted: 0 },
      EX: { is_for_sale: 1, is_unlisted: 0, is_prescription: 1 },
    })
    await undoImport(db, number ?? 0)
    expect(await factsOf(db)).toMatchObject({
      DR: { is_for_sale: 0, is_unlisted: 1 },
      EX: { is_for_sale: 0, is_unlisted: 1, is_prescription: 0 },
    })
  })

  it('has no category and no brand made for it before it is shown', async () => {
    const { db } = await openShop()
    const names = async () => [
      ...(await db.selectFrom('category').select('name').where('name', '=', 'Zubriforms').execute()),
      ...(await db.selectFrom('brand').select('name').where('name', '=', 'Zubri Labs').execute()),
    ]
    const lines = (published: number) => [
      `${HEADINGS},Brands`,
      `1,simple,DR,Zubridraft,${published},visible,5,20,Zubriforms > New,,,,Zubri Labs`,
    ]
    await bring(db, lines(-1))
    expect(await names()).toEqual([])
    await bring(db, lines(1))
    expect(await names()).toHaveLength(2)
    const shown = await db
      .selectFrom('product')
      .innerJoin('category', 'category.id', 'product.category_id')
      .innerJoin('brand', 'brand.id', 'product.brand_id')
      .select(['category.name as category', 'subcategory', 'brand.name as brand'])
      .where('sku', '=', 'DR')
      .execute()
    expect(shown).toEqual([{ category: 'Zubriforms', subcategory: 'New', brand: 'Zubri Labs' }])
  })

  it('is shown where a hand puts it on sale, but for what may not be sold', async () => {
    const { db } = await openShop()
    await bring(db, [
      HEADINGS,
      '1,simple,DR,Zubridraft Tablet,-1,visible,5,20,,,,',
      '2,simple,EX,Ketamine Injection,-1,visible,5,20,,,,',
    ])
    await sql`update product set is_for_sale = 1 where sku in ('DR', 'EX')`.execute(db)
    expect(await factsOf(db)).toMatchObject({
      DR: { is_for_sale: 1, is_unlisted: 0 },
      EX: { is_for_sale: 0, is_unlisted: 1 },
    })
  })

  it('is said by the shop’s own export, and by no list that says nothing of sale', async () => {
    const { db } = await openShop()
    await bring(db, list(-1, 'external'))
    await bring(db, ['code,name,mrp', 'DR,Zubridraft Tablet,25'])
    expect(await factsOf(db)).toMatchObject({ DR: { is_unlisted: 1 } })
    await bring(db, ['code,name,mrp,for_sale,unlisted', 'DR,Zubridraft Tablet,25,yes,no'])
    expect(await factsOf(db)).toMatchObject({ DR: { is_for_sale: 1, is_unlisted: 0 } })
    await bring(db, ['code,name,mrp,for_sale,unlisted', 'DR,Zubridraft Tablet,25,no,yes'])
    expect(await factsOf(db)).toMatchObject({ DR: { is_for_sale: 0, is_unlisted: 1 } })
  })
})
