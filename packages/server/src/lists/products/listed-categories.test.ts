import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START } from '../../../test/test-shop.ts'
import { importProducts } from './import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

const WOO = [
  'ID,Type,SKU,Name,Published,"Visibility in catalog","Regular price",Categories',
  '1,simple,A,Napsol Tablet,1,visible,20,"Uncategorized, Medicines > Pain Relief"',
  '2,simple,B,Napsol Gel,1,visible,20,Medicines > Pain Relief',
  '3,simple,C,Wuffo Brush,1,visible,20,Pet Care > Dogs',
  '4,simple,D,Little Diapers,1,visible,20,Baby Care',
  '5,simple,E,Ketamine Injection,1,visible,20,Pet Care',
  '6,simple,F,Osteva Capsule,1,visible,20,Uncategorized',
]

onEachDatabase('The categories of a list', (open) => {
  const openShop = async () => {
    const shop = await openTestShop(await open(), { fixtures: false })
    await importProducts(shop.db, csv('name,mrp,kind,category', 'Wuffo Collar,20,general,Pet Care'), {
      at: START,
    })
    return shop
  }

  it('go to those of the shop, or are made, and a dry run says which', async () => {
    const { db } = await openShop()
    const tried = await importProducts(db, csv(...WOO), { at: START, isDryRun: true })
    expect(tried.categories).toEqual([
      {
        listed: 'Medicines > Pain Relief',
        rows: 2,
        category: 'Pain Relief',
        subcategory: null,
        isGeneral: false,
        isNew: true,
      },
      {
        listed: 'Pet Care > Dogs',
        rows: 1,
        category: 'Pet Care',
        subcategory: 'Dogs',
        isGeneral: true,
        isNew: true,
      },
      {
        listed: 'Baby Care',
        rows: 1,
        category: 'Mother and Baby Care',
        subcategory: null,
        isGeneral: true,
        isNew: true,
      },
      { listed: 'Pet Care', rows: 1, category: 'Pet Care', subcategory: null, isGeneral: true, isNew: false },
    ])
    const done = await importProducts(db, csv(...WOO), { at: START })
    expect(done.categories).toEqual(tried.categories)
    const again = await importProducts(db, csv(...WOO), { at: START })
    expect(again.categories.map(({ isNew }) => isNew)).toEqual([false, false, false, false])
  })

  it('that only say medicines leave the shelf to its salts', async () => {
    const { db } = await openShop()
    const { categories } = await importProducts(
      db,
      csv(WOO[0] ?? '', '1,simple,A,Napsol Tablet,1,visible,20,Medicines'),
      { at: START, isDryRun: true },
    )
    expect(categories).toMatchObject([{ listed: 'Medicines', category: 'General Medicine', rows: 1 }])
  })

  it('put nothing among other goods that its name alone keeps from being sold', async () => {
    const { db } = await openShop()
    await importProducts(db, csv(...WOO), { at: START })
    const rows = await db
      .selectFrom('product')
      .select(['sku', 'is_general', 'is_prescription', 'withheld'])
      .where('sku', 'in', ['C', 'D', 'E'])
      .orderBy('sku')
      .execute()
    expect(rows).toEqual([
      { sku: 'C', is_general: 1, is_prescription: 1, withheld: null },
      { sku: 'D', is_general: 1, is_prescription: 0, withheld: null },
      { sku: 'E', is_general: 0, is_prescription: 1, withheld: 'schedule-x' },
    ])
  })
})
