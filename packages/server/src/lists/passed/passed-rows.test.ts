import { textSource } from '@dawakit/lists/rows'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importPincodes } from '../others/import-pincodes.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts, type ProductImportOptions } from '../products/import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)
const HEAD = 'Item Name,Packing,M.R.P.,Stock,Prescription'

onEachDatabase('A list that sums, heads and separates its rows', (open) => {
  const importInto = async (lines: string[], options: ProductImportOptions = {}) => {
    const shop = await openTestShop(await open(), { fixtures: false })
    const report = await importProducts(shop.db, csv(...lines), { at: START, ...options })
    return { shop, report }
  }
  const names = async ({ db }: TestShop) =>
    (await db.selectFrom('product').select('name').orderBy('name').execute()).map(({ name }) => name)

  it('makes products of the articles alone, and names the rest with its line', async () => {
    const { shop, report } = await importInto([
      HEAD,
      'MADE UP LABS,,,,',
      'Febrilo 650 Tab,15 TAB,30.24,12,no',
      'Gastrino Cap,10 CAP,100,7,no',
      'Sub Total,,,19,no',
      '----------,,,,',
      HEAD,
      'B/F,,,19,no',
      'OTHER LABS,,,,',
      'Coughino Syp,100 ML,85,3,no',
      'Page Total,,5200.00,6,no',
      '=====,=====,=====,=====,=====',
      'Grand Total :,,275.24,25,no',
      'Closing Stock,,,25,',
      ',,Total,25,',
      'Printed on 28-11-2026 by admin,,,,',
    ])
    expect(await names(shop)).toEqual(['Coughino Syp', 'Febrilo 650 Tab', 'Gastrino Cap'])
    expect(report).toMatchObject({ read: 15, added: 3, refused: [] })
    expect(report.passedOver).toEqual([
      { line: 2, why: 'heading', text: 'MADE UP LABS' },
      { line: 5, why: 'sum', text: 'Sub Total 19 no' },
      { line: 6, why: 'separator', text: '----------' },
      { line: 7, why: 'heading', text: 'Item Name Packing M.R.P. Stock Prescrip…' },
      { line: 8, why: 'sum', text: 'B/F 19 no' },
      { line: 9, why: 'heading', text: 'OTHER LABS' },
      { line: 11, why: 'sum', text: 'Page Total 5200.00 6 no' },
      { line: 12, why: 'separator', text: '===== ===== ===== ===== =====' },
      { line: 13, why: 'sum', text: 'Grand Total : 275.24 25 no' },
      { line: 14, why: 'sum', text: 'Closing Stock 25' },
      { line: 15, why: 'sum', text: 'Total 25' },
      { line: 16, why: 'heading', text: 'Printed on 28-11-2026 by admin' },
    ])
  })

  it('tells by their sum rows that no word tells, before and behind what they are of', async () => {
    const { shop, report } = await importInto([
      `${HEAD},Amount`,
      'MADE UP LABS,,,19,no,',
      'Febrilo 650 Tab,15 TAB,30.24,12,no,362.88',
      'Gastrino Cap,10 CAP,100,7,no,700',
      ',,,19,,1062.88',
      'Company : OTHER LABS,,,,no,',
      'Coughino Syp,100 ML,85,3,no,255',
      'Dropino Drops,5 ML,60,3,no,180',
      'OTHER LABS,,,6,no,435',
      'THIRD LABS,,,,no,',
      'Osteva Cap,10 CAP,110,4,no,440',
      '4,,Total,4,,440',
      ',,,29,,1937.88',
    ])
    expect(await names(shop)).toEqual([
      'Coughino Syp',
      'Dropino Drops',
      'Febrilo 650 Tab',
      'Gastrino Cap',
      'Osteva Cap',
    ])
    expect(report).toMatchObject({ read: 12, added: 5, refused: [] })
    expect(report.passedOver.map(({ line, why }) => `${line} ${why}`)).toEqual([
      '2 heading',
      '5 sum',
      '6 heading',
      '9 sum',
      '10 heading',
      '12 sum',
      '13 sum',
    ])
  })

  it('loses no article whose number is the sum of others', async () => {
    const { report } = await importInto(
      [
        'name,pack_size,mrp,stock',
        'Febrilo Tab,10,20,5',
        'Gastrino Cap,10,30,5',
        'Osteva,,50,10',
        'Pruvita Drops,,,20',
        'Quelmo,10,,40',
      ],
      { isPriceless: true },
    )
    expect(report).toMatchObject({ added: 5, passedOver: [], refused: [] })
  })

  it('asks about a row without a name whose number is no sum', async () => {
    const { report } = await importInto([HEAD, 'Febrilo Tab,10,20,5,no', 'Gastrino Cap,10,30,7,no', ',,,13,'])
    expect(report).toMatchObject({ added: 2, passedOver: [], refused: [{ line: 4 }] })
  })

  it('loses no product that is called like a sum', async () => {
    const { shop, report } = await importInto([
      'code,name,pack_size,mrp',
      'A1,Totalis 500,10 TAB,20',
      'A2,Total Care Toothpaste,100 g,95',
      'A3,Colgate Total,100 g,110',
      'A4,Total,10 TAB,12',
      ',Totalin Syrup,,30',
      ',Grand Totalis,,30',
      ',Stockings,,300',
      ',Dolo 650 Tablet,,',
    ])
    expect(report).toMatchObject({ added: 8, passedOver: [], refused: [] })
    expect(await names(shop)).toContain('Total')
  })

  it('takes a sum below an article of a spreadsheet’s outline for what it is', async () => {
    const { report } = await importInto([
      'name,mrp,stock',
      'Febrilo,30,5',
      'Febrilo Total,30,5',
      'Gastrino Total,40,5',
    ])
    expect(report.passedOver).toEqual([{ line: 3, why: 'sum', text: 'Febrilo Total 30 5' }])
  })

  it('takes the names of a list of names for articles', async () => {
    const { report } = await importInto(
      ['name,pack_size,mrp', 'Vicks,,', 'Zandu,,', 'Moov,,', 'Febrilo Tab,10,20'],
      { isPriceless: true },
    )
    expect(report).toMatchObject({ added: 4, passedOver: [] })
  })

  it('does not count them among the products without a price', async () => {
    const { report } = await importInto([
      HEAD,
      'MADE UP LABS,,,,',
      'Febrilo Tab,15 TAB,30,1,no',
      'Total,,,1,',
    ])
    expect(report).toMatchObject({ added: 1, passedOver: [{ line: 2 }, { line: 4 }] })
  })

  it('sets no stock by a sum, and reads no pincode of a heading', async () => {
    const shop = await openTestShop(await open())
    const stock = await importStock(
      shop.db,
      csv('product,stock', 'dolo,33', 'Page Total,33', 'product,stock', 'Total,66'),
    )
    expect(stock).toMatchObject({ changed: 1, refused: [] })
    expect(stock.passedOver.map(({ line, why }) => [line, why])).toEqual([
      [3, 'sum'],
      [4, 'heading'],
      [5, 'sum'],
    ])
    const pincodes = await importPincodes(
      shop.db,
      csv('pincode,district,state', '600999,Chennai,Tamil Nadu', 'pincode,district,state', '---,---,---'),
    )
    expect(pincodes).toMatchObject({ added: 1, refused: [] })
    expect(pincodes.passedOver.map(({ why }) => why)).toEqual(['heading', 'separator'])
  })
})
