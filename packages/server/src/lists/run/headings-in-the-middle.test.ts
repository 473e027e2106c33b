import { textSource } from '@dawakit/lists/rows'
import { refusedList } from '@dawakit/lists/said'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importProducts } from '../products/import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

onEachDatabase('A list', (open) => {
  const openEmpty = async () => openTestShop(await open(), { fixtures: false })
  const shelf = async ({ db }: TestShop) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['name', 'mrp_paise', 'free'])
      .orderBy('name')
      .execute()
    return rows.map(({ name, mrp_paise, free }) => `${name} ${mrp_paise / 100} ${free}`)
  }

  it('with headings of two lines comes in under both', async () => {
    const shop = await openEmpty()
    const list = csv(
      'Sr.,Item,,Price,,Qty',
      'No.,Item Name,Pack,MRP,Rate,Closing Stock',
      '1,Napsol Tab,10 TAB,20,14,5',
      'Sr.,Item,,Price,,Qty',
      'No.,Item Name,Pack,MRP,Rate,Closing Stock',
      '2,Osteva Cap,10 CAP,80,50,9',
    )
    const report = await importProducts(shop.db, list, { at: START })
    expect(report).toMatchObject({ read: 4, added: 2, refused: [] })
    expect(report.headings).toMatchObject([
      { text: 'Sr. No.', column: null },
      { text: 'Item Name', column: 'name' },
      { text: 'Pack', column: 'pack_size' },
      { text: 'MRP', column: 'mrp' },
      { text: 'Price Rate', column: null },
      { text: 'Closing Stock', column: 'stock' },
    ])
    expect(report.passedOver).toMatchObject([
      { line: 4, why: 'heading' },
      { line: 5, why: 'heading' },
    ])
    expect(await shelf(shop)).toEqual(['Napsol Tab 20 5', 'Osteva Cap 80 9'])
  })

  it('that changes its columns in the middle is read by the new ones from there on, and says so', async () => {
    const shop = await openEmpty()
    const list = csv(
      'Item Name,MRP,Stock',
      'Napsol Tablet,20,5',
      'Osteva Tablet,ten,5',
      'Item Name,Rack,Stock,M.R.P.,Company',
      'Rivoral Tablet,A1,7,90,Made Up Labs',
      'Sanovel Tablet,A2,x,90,Made Up Labs',
    )
    const report = await importProducts(shop.db, list, { at: START })
    expect(report).toMatchObject({ read: 5, added: 2 })
    expect(report.passedOver).toEqual([
      { line: 4, why: 'new headings', text: 'Item Name Rack Stock M.R.P. Company' },
    ])
    expect(await shelf(shop)).toEqual(['Napsol Tablet 20 5', 'Rivoral Tablet 90 7'])
    const { head, lines } = refusedList(report)
    expect([head, ...lines]).toEqual([
      'line,reason,Item Name,MRP,Stock,Rack,Company\r\n',
      '3,"mrp ""ten"" is not a price in rupees: write it as 30.24",Osteva Tablet,ten,5,,\r\n',
      '6,"stock ""x"" is not a whole number from 0 to 10000000",Sanovel Tablet,90,x,A2,Made Up Labs\r\n',
    ])
  })

  it('whose columns change to what cannot be read loses the rows below, each with the reason', async () => {
    const shop = await openEmpty()
    const list = csv(
      'Item Name,MRP,Stock',
      'Napsol Tablet,20,5',
      'MRP,Stock,Company',
      '90,7,Made Up Labs',
      '80,1,X',
    )
    const report = await importProducts(shop.db, list, { at: START })
    expect(report).toMatchObject({ read: 4, added: 1, passedOver: [{ line: 3, why: 'new headings' }] })
    expect(report.refused.map(({ line }) => line)).toEqual([4, 5])
    expect(report.refused[0]?.reason).toContain(
      'stands below the headings of line 3, which cannot be read: The file has no column "name".',
    )
  })
})
