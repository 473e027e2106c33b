import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importProducts } from './import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

const SHOPIFY = [
  'Handle,Title,Vendor,Type,Published,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Gift Card,Status',
  'napsol,Napsol Tablet,Made Up Labs,Tablet,TRUE,NP,40,18.00,20.00,FALSE,active',
  'osteva,Osteva Capsule,Made Up Labs,Capsule,TRUE,OS,12,90.00,,FALSE,active',
  'pruvita,Pruvita Drops,Made Up Labs,Drops,TRUE,PR,12,90.00,0.00,FALSE,active',
  'quelmo,Quelmo Syrup,Made Up Labs,Syrup,TRUE,QU,12,90.00,70.00,FALSE,active',
  'rivoral,Rivoral Tablet,Made Up Labs,Tablet,FALSE,RI,12,90.00,100.00,FALSE,draft',
  'sanovel,Sanovel Tablet,Made Up Labs,Tablet,TRUE,SA,12,90.00,100.00,FALSE,archived',
  'telmido,Telmido Tablet,Made Up Labs,Tablet,FALSE,TE,12,90.00,100.00,FALSE,active',
  'unicalm,Unicalm Tablet,Made Up Labs,Tablet,TRUE,UN,12,90.00,100.00,FALSE,unlisted',
  'present,A Present,Made Up Labs,,TRUE,GC,0,500.00,,TRUE,active',
]
const SHOPIFY_NEW = [
  'Title,URL handle,Vendor,Type,Published on online store,Status,SKU,Price,Compare-at price,Inventory quantity,Gift card',
  'Napsol Tablet,napsol,Made Up Labs,Tablet,TRUE,Active,NP,18.00,20.00,40,FALSE',
  'Rivoral Tablet,rivoral,Made Up Labs,Tablet,FALSE,Draft,RI,90.00,100.00,12,FALSE',
  'Telmido Tablet,telmido,Made Up Labs,Tablet,FALSE,Active,TE,90.00,100.00,12,FALSE',
  'A Present,present,Made Up Labs,Gift Card,TRUE,Active,GC,500.00,,0,FALSE',
]
const WOO = [
  'ID,Type,SKU,Name,Published,"Is featured?","Visibility in catalog","In stock?",Stock,"Sale price","Regular price",Parent',
  '10,variable,NP,Napsol Tablet,1,0,visible,1,,,,',
  '11,variation,NP-10,Napsol Tablet - 10 tablets,1,0,visible,1,40,18,20,NP',
  '12,variation,NP-15,Napsol Tablet - 15 tablets,1,0,visible,1,30,,30,NP',
  '13,simple,OS,Osteva Capsule,1,0,visible,1,12,90,100,',
  '14,simple,RI,Rivoral Tablet,-1,0,visible,1,12,90,100,',
  '15,simple,SA,Sanovel Tablet,0,0,visible,1,12,90,100,',
  '16,simple,TE,Telmido Tablet,1,0,hidden,1,12,90,100,',
  '17,simple,UN,Unicalm Tablet,1,0,catalog,0,9,,100,',
  '18,grouped,GP,Napsol Family,1,0,visible,1,,,,',
  '19,external,EX,A Book Elsewhere,1,0,visible,1,,,250,',
  '20,"simple, virtual",VT,A Talk,1,0,visible,1,,,500,',
  '21,variable,VX,Xeroflu Tablet,-1,0,visible,1,,,,',
  '22,variation,VX-10,Xeroflu Tablet - 10 tablets,1,0,visible,1,40,18,20,id:21',
  '23,gift-card,GC,A Present,1,0,visible,1,,,500,',
]

onEachDatabase('The export of another shop', (open) => {
  const openEmpty = async () => openTestShop(await open(), { fixtures: false })
  const load = ({ db }: TestShop, lines: string[]) =>
    importProducts(db, csv(...lines), { at: START, stock: 5 })
  /** By code: MRP, price, pieces, and whether it is for sale. */
  const shelf = async ({ db }: TestShop) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['sku', 'mrp_paise', 'price_paise', 'free', 'is_for_sale'])
      .orderBy('sku')
      .execute()
    return rows.map(({ sku, mrp_paise, price_paise, free, is_for_sale }) =>
      [sku, mrp_paise / 100, price_paise / 100, free, is_for_sale === 1 ? 'on sale' : 'off sale'].join(' '),
    )
  }

  it('of Shopify comes in with what its shoppers see, and the struck price as MRP', async () => {
    const shop = await openEmpty()
    const report = await load(shop, SHOPIFY)
    expect(report).toMatchObject({ read: 9, added: 9, notForSale: 5, refused: [], passedOver: [] })
    expect(await shelf(shop)).toEqual([
      'GC 500 500 0 off sale',
      'NP 20 18 40 on sale',
      'OS 90 90 12 on sale',
      'PR 90 90 12 on sale',
      'QU 90 90 12 on sale',
      'RI 100 90 12 off sale',
      'SA 100 90 12 off sale',
      'TE 100 90 12 off sale',
      'UN 100 90 12 off sale',
    ])
    expect(report.offSale).toEqual([
      { line: 6, why: 'draft', name: 'Rivoral Tablet' },
      { line: 7, why: 'archived', name: 'Sanovel Tablet' },
      { line: 8, why: 'unpublished', name: 'Telmido Tablet' },
      { line: 9, why: 'hidden', name: 'Unicalm Tablet' },
      { line: 10, why: 'gift card', name: 'A Present' },
    ])
  })

  it('of Shopify’s newer headings comes in as well', async () => {
    const shop = await openEmpty()
    const report = await load(shop, SHOPIFY_NEW)
    expect(await shelf(shop)).toEqual([
      'GC 500 500 0 off sale',
      'NP 20 18 40 on sale',
      'RI 100 90 12 off sale',
      'TE 100 90 12 off sale',
    ])
    expect(report.offSale).toContainEqual({ line: 5, why: 'gift card', name: 'A Present' })
  })

  it('of Shopify joins the rows of one handle, and counts each row once', async () => {
    const shop = await openEmpty()
    const list = [
      'Handle,Title,Vendor,Published,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Requires Shipping,Image Src,Image Position,Status',
      'colgo-total,Colgo Total,Made Up Labs,TRUE,Pack,100 g,CT-100,60,TRUE,https://cdn.example/1.jpg,1,active',
      'colgo-total,,,,,200 g,CT-200,110,TRUE,https://cdn.example/2.jpg,2,',
      'colgo-total,,,,,,,,,https://cdn.example/3.jpg,3,',
      'a-talk,A Talk,Made Up Labs,TRUE,Title,Default Title,TK,500,FALSE,https://cdn.example/4.jpg,1,active',
      'a-talk,,,,,,,,,https://cdn.example/5.jpg,2,',
    ]
    const report = await load(shop, list)
    expect(report).toMatchObject({ preset: 'shopify', read: 5, added: 2, same: 1, joined: 1, refused: [] })
    expect(report.passedOver.map(({ line, why }) => `${line} ${why}`)).toEqual(['5 no goods', '6 no goods'])
    expect(await load(shop, list)).toMatchObject({ read: 5, added: 0, changed: 0, same: 3, joined: 1 })
  })

  it('of Odoo comes in by its templates, without what it costs', async () => {
    const shop = await openEmpty()
    const report = await load(shop, [
      'External ID,Name,Internal Reference,Sales Price,Cost,Product Category,Quantity On Hand,Product Type,Can be Sold,Active,Customer Taxes,Image',
      't1,Napsol Tablet,NP,20.0,11,All / Saleable / Pain Relief,40.0,Storable Product,True,True,GST 5%,aGVsbG8=',
      't2,Rivoral Tablet,RI,90.0,50,All,12.0,Storable Product,False,True,GST 5%,',
      't3,A Talk,TK,500.0,0,All,0.0,Service,True,True,,',
    ])
    expect(report).toMatchObject({ preset: 'odoo', read: 3, added: 2, refused: [] })
    expect(await shelf(shop)).toEqual(['NP 20 20 40 on sale', 'RI 90 90 12 off sale'])
    expect(report.passedOver).toMatchObject([{ line: 4, why: 'no goods' }])
    expect(report.headings.filter(({ column }) => column === null).map(({ text }) => text)).toEqual([
      'Cost',
      'Image',
    ])
  })

  it('of WooCommerce comes in with what its shoppers see, and the regular price as MRP', async () => {
    const shop = await openEmpty()
    const report = await load(shop, WOO)
    expect(report).toMatchObject({ read: 14, added: 11, notForSale: 7, refused: [] })
    expect(await shelf(shop)).toEqual([
      'EX 250 250 0 off sale',
      'GC 500 500 0 off sale',
      'GP 0 0 0 off sale',
      'NP-10 20 18 40 on sale',
      'NP-15 30 30 30 on sale',
      'OS 100 90 12 on sale',
      'RI 100 90 12 off sale',
      'SA 100 90 12 off sale',
      'TE 100 90 12 off sale',
      'UN 100 100 0 on sale',
      'VX-10 20 18 40 off sale',
    ])
    expect(report.offSale.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '6 draft',
      '7 private',
      '8 hidden',
      '10 group',
      '11 sold elsewhere',
      '14 draft',
      '15 gift card',
    ])
    expect(report.passedOver.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 family',
      '12 no goods',
      '13 family',
    ])
    const taken = report.toCheck
      .filter(({ guesses }) => guesses.includes('prescription'))
      .map(({ code }) => code)
    expect(taken).toContain('OS')
    expect(taken.filter((code) => code !== null && ['EX', 'GC', 'GP'].includes(code))).toEqual([])
  })

  it('of WooCommerce makes one article of a variable product, which its variations are variants of', async () => {
    const shop = await openEmpty()
    await load(shop, [
      'ID,Type,SKU,Name,Published,"Visibility in catalog","Regular price",Parent,"Attribute 1 name","Attribute 1 value(s)"',
      '11,variation,NP-10,Napsol - 10 tablets,1,visible,20,NP,Pack,10 tablets',
      '12,variation,NP-15,Napsol - 15 tablets,1,visible,30,NP,Pack,15 tablets',
      '10,variable,NP,Napsol,1,visible,,,Pack,"10 tablets, 15 tablets"',
    ])
    const rows = await shop.db
      .selectFrom('product')
      .select(['sku', 'variant_group', 'is_main_variant', 'primary_value', 'units_per_pack', 'attributes'])
      .orderBy('sku')
      .execute()
    const attributes = JSON.stringify([{ name: 'Pack', values: ['10 tablets', '15 tablets'] }])
    const variant = { variant_group: 'NP', attributes }
    expect(rows).toEqual([
      { ...variant, sku: 'NP-10', is_main_variant: 1, primary_value: '10 tablets', units_per_pack: 10 },
      { ...variant, sku: 'NP-15', is_main_variant: 0, primary_value: '15 tablets', units_per_pack: 15 },
    ])
  })

  it('says of how many new products it says no stock, where nobody else does', async () => {
    const shop = await openEmpty()
    const list = csv(
      'ID,Type,SKU,Name,Published,"Visibility in catalog",Stock,"Regular price"',
      '1,simple,A,Napsol,1,visible,,20',
      '2,simple,B,Osteva,1,visible,4,20',
      '3,simple,C,Pruvita,-1,visible,,20',
    )
    expect(await importProducts(shop.db, list, { at: START, isDryRun: true })).toMatchObject({
      withoutStock: 1,
    })
    expect(await importProducts(shop.db, list, { at: START, stock: 5 })).toMatchObject({ withoutStock: 0 })
    expect(await importProducts(shop.db, list, { at: START })).toMatchObject({ withoutStock: 0 })
  })

  it('takes what was on sale off sale, and puts it back, as its shop does', async () => {
    const shop = await openEmpty()
    const list = (status: string) => ['SKU,Name,Status,Price', `NP,Napsol Tablet,${status},20`]
    await load(shop, list('active'))
    expect(await load(shop, list('draft'))).toMatchObject({
      changed: 1,
      offSale: [{ line: 2, why: 'draft' }],
    })
    expect(await shelf(shop)).toEqual(['NP 20 20 5 off sale'])
    expect(await load(shop, list('active'))).toMatchObject({ changed: 1, offSale: [] })
    expect(await shelf(shop)).toEqual(['NP 20 20 5 on sale'])
  })

  it('changes both prices of a known product by what is struck out', async () => {
    const shop = await openEmpty()
    await load(shop, ['SKU,Name,MRP', 'NP,Napsol Tablet,20'])
    await load(shop, ['SKU,Name,Price,Compare-at price', 'NP,Napsol Tablet,22,25'])
    expect(await shelf(shop)).toEqual(['NP 25 22 5 on sale'])
  })

  it('leaves words that say nothing of sale', async () => {
    const shop = await openEmpty()
    const report = await load(shop, [
      'SKU,Name,Status,Published,MRP',
      'NP,Napsol Tablet,In stock,2026-01-10,20',
    ])
    expect(report).toMatchObject({ added: 1, offSale: [], refused: [] })
    expect(await shelf(shop)).toEqual(['NP 20 20 5 on sale'])
  })
})
