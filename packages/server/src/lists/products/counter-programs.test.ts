import { textSource } from '@dawakit/lists/rows'
import { type ImportReport, refusedList } from '@dawakit/lists/said'
import { describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importProducts, type ProductImportOptions } from './import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

/** A line of a bill: what it pays is 64 % below what it says. */
const margLine = (
  code: string,
  name: string,
  pack: string,
  batch: string,
  expiry: string,
  rate: string,
  mrp: string,
  packs: string,
) =>
  `T,OIF,MADE UP LABS,${code},,${name},${pack},,${batch},${expiry},,,5,0,${rate},,${mrp},,0,,${packs},0,64,21.55,4.76,11.24,0.56,0,0,G,,                    ,,,,,,MARG1980,30049099,${name},${pack},0,0,0,0,,`

const MARG = [
  'H,1,GC00001,08102026,,00000000,,1,,08102026,,,08102026,06-HARYANA,0,0,,MADE UP WHOLESALE,,<MARGERP FORMAT>',
  margLine('0001973', 'NAPSOL 650 TAB', '15TAB', 'B1', '01122027', '25', '30.24', '71'),
  margLine('0001974', 'OSTEVA CAP', '10CAP', 'G1', '00000000', '100', '110', '5'),
  margLine('0001973', 'NAPSOL 650 TAB', '15TAB', 'B2', '01032028', '26', '32', '10'),
  margLine('0001973', 'NAPSOL 650 TAB', '15TAB', 'B2', '01032028', '20', '32', '4'),
  margLine('0001975', 'PRUVITA DROPS', '15ML', 'P1', '01032028', '20', '0', '4'),
  'F,46271,51477.28,0,0,0,0,,0,2203.37,',
]

onEachDatabase('The export of a program that stands on counters', (open) => {
  const openEmpty = async () => openTestShop(await open(), { fixtures: false })
  const load = ({ db }: TestShop, lines: string[], options: ProductImportOptions = {}) =>
    importProducts(db, csv(...lines), { at: START, isPriceless: true, ...options })
  const shelf = async ({ db }: TestShop) => {
    const rows = await db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['sku', 'mrp_paise', 'price_paise', 'free', 'gst_bp', 'hsn', 'is_for_sale'])
      .orderBy('sku')
      .execute()
    return rows.map((row) =>
      [
        row.sku,
        row.mrp_paise / 100,
        row.price_paise / 100,
        row.free,
        row.gst_bp / 100,
        row.hsn,
        row.is_for_sale === 1 ? 'on sale' : 'off sale',
      ].join(' '),
    )
  }
  const refusedOf = (report: ImportReport) => {
    const { head, lines } = refusedList(report)
    return [head, ...lines].map((line) => line.trimEnd())
  }

  describe('of Marg', () => {
    it('comes in by batches, at the MRP and never at what the pharmacy pays', async () => {
      const shop = await openEmpty()
      const report = await load(shop, MARG)
      expect(report).toMatchObject({
        preset: 'marg',
        read: 7,
        added: 3,
        same: 2,
        joined: 2,
        refused: [],
        batches: 4,
      })
      expect(report.passedOver.map(({ line, why }) => `${line} ${why}`)).toEqual(['1 heading', '7 sum'])
      expect(await shelf(shop)).toEqual([
        '0001973 30.24 30.24 85 5 30049099 on sale',
        '0001974 110 110 5 5 30049099 on sale',
        '0001975 0 0 4 5 30049099 off sale',
      ])
      const batches = await shop.db
        .selectFrom('stock_batch')
        .select(['batch', 'expires_on', 'units'])
        .orderBy('batch')
        .execute()
      expect(batches.map(({ batch, expires_on, units }) => `${batch} ${expires_on} ${units}`)).toEqual([
        'B1 2027-12-31 71',
        'B2 2028-03-31 14',
        'G1  5',
        'P1 2028-03-31 4',
      ])
      expect(await load(shop, MARG)).toMatchObject({ added: 0, changed: 0, same: 5 })
    })

    it('names half a row and a strange one, and takes what was mended', async () => {
      const shop = await openEmpty()
      const bad = margLine('0001976', 'QUELMO SYP', '100ML', 'Q1', 'soon', '20', '60', '4')
      const report = await load(shop, [
        ...MARG.slice(0, 2),
        'T,OIF,MADE UP LABS,0001977,,RIVORAL',
        'X,1',
        bad,
      ])
      expect(report.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
        '3 is half a row of Marg: it ends behind 6 fields, before the quantity',
        '4 is no row of Marg: it begins with none of H, T and F',
        '5 expiry "soon" is no date: write it as 12/2027 or 31-12-2027',
      ])
      const mended = refusedOf(report).filter((line) => !/^[34],/.test(line))
      const again = await load(
        shop,
        mended.map((line) => (line.startsWith('line') ? line : line.replaceAll('soon', '01122028'))),
      )
      expect(again).toMatchObject({ preset: 'marg', read: 1, added: 1, refused: [] })
    })
  })

  it('of Vyapar comes in at its online price, with its tax in it', async () => {
    const shop = await openEmpty()
    const report = await load(shop, [
      'Item name*,Item code,HSN,Sale price,Purchase price,Online Store Price,Discount Type,Sale Discount,Opening stock quantity,Minimum stock quantity,Item Location,Tax Rate,Inclusive Of Tax,Base Unit (x),MRP,Batch No.,Exp Date,Item type',
      'Napsol Tab,V1,30049099,28,9,26,Percentage,0,5,2,R1,GST@5%,Inclusive,STRIPS,30,B1,12/2027,Product',
      'Napsol Tab,V1,30049099,28,9,26,Percentage,0,7,2,R1,GST@5%,Inclusive,STRIPS,32,B2,03/2028,Product',
      'Osteva Cap,V2,30049099,100,50,,Percentage,0,4,2,R1,GST@5%,Exclusive,STRIPS,110,,,Product',
      'Home Visit,V3,,500,,,,,,,,None,,,,,,Service',
    ])
    expect(report).toMatchObject({ preset: 'vyapar', read: 4, added: 2, same: 1, refused: [] })
    expect(report.passedOver).toMatchObject([{ line: 5, why: 'no goods' }])
    expect(await shelf(shop)).toEqual(['V1 30 26 12 5 30049099 on sale', 'V2 110 105 4 5 30049099 on sale'])
    const unread = report.headings.filter(({ column }) => column === null).map(({ text }) => text)
    expect(unread).toContain('Purchase price')
  })

  it('of GoFrugal comes in at its selling rate', async () => {
    const shop = await openEmpty()
    const report = await load(shop, [
      'Item Code,Item Name,Alias,Manufacturer,HSN Code,Tax %,Batch No,Expiry Date,Landing Cost,Purchase Rate,PTR,Selling Rate,MRP,Current Stock',
      'G1,Napsol Tab,NPS,Made Up Labs,30049099,5,B1,31/12/2027,9,8,8.5,28,30,5',
      'G1,Napsol Tab,NPS,Made Up Labs,30049099,5,B2,31/03/2028,9,8,8.5,28,30,-2',
    ])
    expect(report).toMatchObject({ preset: 'gofrugal', read: 2, added: 1, same: 1, refused: [] })
    expect(report.toCount).toMatchObject([{ line: 3, said: '-2', units: 0 }])
    expect(await shelf(shop)).toEqual(['G1 30 28 5 5 30049099 on sale'])
    expect(report.headings.filter(({ column }) => column === null).map(({ text }) => text)).toEqual([
      'Alias',
      'Landing Cost',
      'Purchase Rate',
      'PTR',
    ])
  })

  it('is refused where it is said to be one that it is not', async () => {
    const shop = await openEmpty()
    await expect(load(shop, ['Item,MRP', 'Napsol Tab,30'], { as: 'vyapar' })).rejects.toThrow(
      'The headings are not those of an export of Vyapar',
    )
  })
})
