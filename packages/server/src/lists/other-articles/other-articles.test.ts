import { textSource } from '@dawakit/lists/rows'
import type { ImportError } from '@dawakit/lists/said'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { contentOf } from '../../../test/shop-content.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts, type ProductImportOptions } from '../products/import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

const SHOP = [
  'code,name,manufacturer,composition,mrp',
  '1,Azitra 500 Tablet,Made Up Labs,Azithromycin (500mg),120',
  '2,Borolactin Ointment,Made Up Labs,Mupirocin (2%),80',
  '3,Coughino Syrup,Other Pharma,Ambroxol (15mg),95',
  '4,Dermico Cream,Other Pharma,Clotrimazole (1%),60',
  '5,Ecolith Capsule,Third Remedies,Omeprazole (20mg),70',
]
/** The list of another maker, numbered from 1. */
const OTHER = [
  'code,name,manufacturer,composition,mrp',
  '1,Floxino 200 Tablet,Far Away Ltd,Ofloxacin (200mg),50',
  '2,Glimero 2 Tablet,Far Away Ltd,Glimepiride (2mg),40',
  '3,Pregaba 75 Capsule,Far Away Ltd,Pregabalin (75mg),90',
  '4,Hyalune Drops,Far Away Ltd,Hyaluronate (0.1%),220',
  '5,Ibumax Tablet,Far Away Ltd,Ibuprofen (400mg),20',
  '6,Jaloxin Tablet,Far Away Ltd,Levocetirizine (5mg),30',
]

onEachDatabase('A list whose codes stand for other articles', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
    await importProducts(shop.db, csv(...SHOP), { at: START })
  })
  const load = (lines: string[], options: ProductImportOptions = {}) =>
    importProducts(shop.db, csv(...lines), { at: START, ...options })
  const refusal = (lines: string[], options?: ProductImportOptions): Promise<ImportError> =>
    load(lines, options).then(
      () => expect.unreachable('it went in'),
      (error) => error,
    )
  const nameOf = async (sku: string) =>
    (await shop.db.selectFrom('product').select('name').where('sku', '=', sku).executeTakeFirst())?.name

  it.each([{ isDryRun: true }, { isDryRun: false }])(
    'is refused whole, before a write: %j',
    async (options) => {
      const before = await contentOf(shop.db)
      const error = await refusal(OTHER, options)
      expect(error.message).toBe(
        '5 of 5 known codes stand for other articles in this list (line 2: "1" is "Azitra 500 Tablet" and would be "Floxino 200 Tablet"; line 3: "2" is "Borolactin Ointment" and would be "Glimero 2 Tablet"; line 4: "3" is "Coughino Syrup" and would be "Pregaba 75 Capsule"), so nothing was imported. If "code" only numbers the rows, say so with --map "code=-". A list that makes other articles of them goes in with --replace-articles.',
      )
      expect(error.failure).toMatchObject({
        code: 'articles-differ',
        rows: 5,
        known: 5,
        examples: [{ line: 2, code: '1', inShop: 'Azitra 500 Tablet', inList: 'Floxino 200 Tablet' }, {}, {}],
        headings: expect.arrayContaining([{ text: 'code', column: 'code' }]),
      })
      expect(await contentOf(shop.db)).toEqual(before)
    },
  )

  it('goes in beside what is there when nothing is read of its numbers', async () => {
    expect(await load(OTHER, { map: { code: '-' } })).toMatchObject({ added: 6, changed: 0, refused: [] })
    expect(await nameOf('3')).toBe('Coughino Syrup')
  })

  it('goes in when told', async () => {
    expect(await load(OTHER, { isReplacing: true })).toMatchObject({ added: 1, changed: 5, refused: [] })
    expect(await nameOf('3')).toBe('Pregaba 75 Capsule')
  })

  it('is refused where only names are told', async () => {
    const names = OTHER.map((line) =>
      line
        .split(',')
        .filter((_, at) => at !== 2 && at !== 3)
        .join(','),
    )
    expect((await refusal(names)).failure).toMatchObject({ code: 'articles-differ', rows: 5 })
  })

  it('is refused where both lists are of one maker', async () => {
    const own = OTHER.map((line) => line.replace('Far Away Ltd', 'Made Up Labs'))
    await importProducts(
      shop.db,
      csv(...SHOP.map((line) => line.replace(/Other Pharma|Third Remedies/, 'Made Up Labs'))),
      { at: START },
    )
    expect((await refusal(own)).failure).toMatchObject({
      code: 'articles-differ',
      rows: 5,
      known: 5,
      examples: [{ line: 2 }, {}, {}],
    })
  })

  it('goes in without the few rows that do, each refused by its line', async () => {
    const report = await load([
      ...SHOP.slice(0, 3),
      ...OTHER.slice(3, 6),
      '7,Kofnil Syrup,Far Away Ltd,Guaifenesin (50mg),70',
    ])
    expect(report).toMatchObject({ added: 1, same: 2, changed: 0 })
    expect(report.refused.map(({ line, reason }) => [line, reason])).toEqual([
      [4, 'code "3" is "Coughino Syrup" in the shop: that is another article'],
      [5, 'code "4" is "Dermico Cream" in the shop: that is another article'],
      [6, 'code "5" is "Ecolith Capsule" in the shop: that is another article'],
    ])
    expect(await nameOf('3')).toBe('Coughino Syrup')
  })

  it('changes names, makers and salts of the same articles', async () => {
    const report = await load([
      'code,name,manufacturer,composition,mrp',
      '1,AZITRA-500 TAB,New Owner Ltd,Azithromycin (500mg),125',
      '2,Mupirocin 2% Ointment,New Owner Ltd,Mupirocin (2%),80',
      '3,Coughino-D Syrup,New Owner Ltd,Dextromethorphan (10mg),95',
      '4,Antifungal Balm,Other Pharma,Terbinafine (1%),60',
      '5,Ecolith 40,Third Remedies,Esomeprazole (40mg),70',
    ])
    expect(report).toMatchObject({ changed: 5, refused: [] })
  })

  it('is known by an address, too', async () => {
    const slugs = ['slug,name,mrp', 'azitra-500-tablet,Floxino Tablet,50', 'coughino-syrup,Coughino Syrup,90']
    const report = await load(slugs)
    expect(report).toMatchObject({ changed: 1 })
    expect(report.refused).toMatchObject([
      {
        line: 2,
        reason: 'slug "azitra-500-tablet" is "Azitra 500 Tablet" in the shop: that is another article',
      },
    ])
  })

  describe('of stock', () => {
    const stock = (lines: string[], isReplacing = false) =>
      importStock(shop.db, csv(...lines), { at: START, isReplacing })
    const rows = [
      'Code,Item Name,Qty',
      '1,Floxino,5',
      '2,Glimero,5',
      '3,Pregaba,5',
      '4,Hyalune,5',
      '5,Ibumax,5',
    ]

    it('is refused whole, before a write, unless told', async () => {
      await expect(stock(rows)).rejects.toThrow('5 of 5 known codes stand for other articles in this list')
      expect(await stock(rows, true)).toMatchObject({ changed: 5 })
    })

    it('goes in without the few rows that do, and with the rest', async () => {
      const report = await stock([
        'Code,Item Name,Qty',
        '1,AZITRA 500 TAB,5',
        '2,Mupirocin ointment,5',
        '3,Pregaba,5',
      ])
      expect(report).toMatchObject({ changed: 2 })
      expect(report.refused).toMatchObject([
        { line: 4, reason: 'product "3" is "Coughino Syrup" in the shop: that is another article' },
      ])
    })

    it('goes in by names alone, and by codes alone', async () => {
      expect(await stock(['name,stock', 'Coughino Syrup,5', 'azitra-500-tablet,6'])).toMatchObject({
        changed: 2,
      })
      expect(await stock(['code,stock', '1,7', '2,7', '3,7', '4,7'])).toMatchObject({ changed: 4 })
    })
  })
})
