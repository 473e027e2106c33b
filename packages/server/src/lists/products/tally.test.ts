import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileSource } from '@dawakit/lists/node'
import { textSource } from '@dawakit/lists/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importProducts } from './import-products.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-tally-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const item = (name: string, more: string) =>
  `<STOCKITEM NAME="${name}"><PARENT>&#4; Primary</PARENT><BASEUNITS>Strip</BASEUNITS>${more}</STOCKITEM>\n`
const batch = (name: string, expiry: string, stock: string) =>
  `<BATCHALLOCATIONS.LIST><BATCHNAME>${name}</BATCHNAME><EXPIRYPERIOD>${expiry}</EXPIRYPERIOD><CLOSINGBALANCE>${stock}</CLOSINGBALANCE></BATCHALLOCATIONS.LIST>`

onEachDatabase('What Tally exports', (open) => {
  const openEmpty = async () => openTestShop(await open(), { fixtures: false })
  const shelf = async ({ db }: TestShop) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['name', 'mrp_paise', 'price_paise', 'free', 'hsn'])
      .orderBy('name')
      .execute()
    return rows.map((row) =>
      [row.name, row.mrp_paise / 100, row.price_paise / 100, row.free, row.hsn].join(' '),
    )
  }

  it('as XML comes in: batches of one item are one article, and what was paid is no price', async () => {
    const shop = await openEmpty()
    const path = join(folder, 'Master.xml')
    writeFileSync(
      path,
      `<ENVELOPE><BODY><TALLYMESSAGE>\n${[
        item(
          'Napsol 650 Tab',
          `<CLOSINGBALANCE>12 Strip</CLOSINGBALANCE><OPENINGRATE>20.00/Strip</OPENINGRATE><HSNCODE>30049099</HSNCODE><MRPDETAILS.LIST><MRPRATE>34.00/Strip</MRPRATE></MRPDETAILS.LIST><STANDARDPRICELIST.LIST><RATE>30.50/Strip</RATE></STANDARDPRICELIST.LIST>${batch('B1', '31-Mar-27', '8 Strip')}${batch('B2', '31-Dec-27', '4 Strip')}`,
        ),
        item(
          'Osteva Cap',
          '<CLOSINGBALANCE>-3 Strip</CLOSINGBALANCE><STANDARDPRICELIST.LIST><RATE>90/Strip</RATE></STANDARDPRICELIST.LIST>',
        ),
      ].join('')}</TALLYMESSAGE></BODY></ENVELOPE>`,
    )
    const report = await importProducts(shop.db, fileSource(path), { at: START })
    expect(report).toMatchObject({
      preset: 'tally',
      read: 3,
      added: 2,
      same: 1,
      joined: 1,
      batches: 2,
      refused: [],
    })
    expect(await shelf(shop)).toEqual(['Napsol 650 Tab 34 30.5 12 30049099', 'Osteva Cap 90 90 0 3004'])
    expect(report.toCount).toMatchObject([{ name: 'Osteva Cap', said: '-3 Strip', units: 0 }])
  })

  it('as its Stock Summary comes in with the closing balance, below company and period, groups and totals apart', async () => {
    const shop = await openEmpty()
    const list = [
      'Made Up Pharma,,,,,',
      'Stock Summary,,,,,',
      'Particulars,Made Up Pharma,,,,',
      ',1-Apr-26 to 30-Nov-26,,,,',
      ',Inwards,,Closing Balance,,',
      ',Quantity,Value,Quantity,Rate,Value',
      'Antibiotics,,,,,',
      'Napsol 650 Tab,30 Strip,600.00,12 Strip,20.00,240.00',
      'Osteva Cap,,,3 Strip 5 Cap,50.00,175.00',
      'Grand Total,30 Strip,600.00,15 Strip,,415.00',
    ]
    const report = await importProducts(shop.db, textSource(`${list.join('\n')}\n`), {
      at: START,
      isPriceless: true,
    })
    expect(report).toMatchObject({ preset: 'tally', read: 4, added: 2, notForSale: 2, refused: [] })
    expect(report.headings.filter(({ column }) => column !== null)).toEqual([
      { text: 'Particulars', column: 'name' },
      { text: 'Closing Balance Quantity', column: 'stock' },
    ])
    expect(report.passedOver.map(({ line, why }) => `${line} ${why}`)).toEqual(['7 heading', '10 sum'])
    expect(await shelf(shop)).toEqual(['Napsol 650 Tab 0 0 12 3004', 'Osteva Cap 0 0 3 3004'])
  })
})
