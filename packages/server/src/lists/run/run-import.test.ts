import { referenceCatalogue } from '@dawakit/catalogue'
import { type ImportSource, textSource } from '@dawakit/lists/rows'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { contentOf } from '../../../test/shop-content.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts, type ProductImportOptions } from '../products/import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)

const field = fc.constantFrom(
  'Dolo 650 Tablet',
  'Azithral 500 Tablet',
  'Lantus Cartridge',
  '',
  '30',
  '12,5',
  '-1',
  'ten',
  '"a, b"',
  '"open',
  'x"y',
  '\u0000',
  'Paracetamol (500mg) + Caffeine (30mg)',
)
/** Rows of a list, many of them damaged. */
const damagedRows = fc.array(
  fc.oneof(
    fc.record({ code: fc.nat(30), name: field, mrp: field, composition: field }),
    fc.record({
      code: fc.nat(30),
      name: fc.constant('Crocin Tablet'),
      mrp: fc.constant('30'),
      composition: field,
    }),
    fc.constant('z'.repeat(263_000)),
    fc.constant('1,2'),
    fc.constant(''),
  ),
  { maxLength: 40 },
)
/** Rows of a list that has its stock by batches: doubled, damaged, cut, summed. */
const batchRows = fc.array(
  fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        article: fc.constantFrom(
          'A,Napsol Tablet',
          'A,Napsol  tablet',
          'B,Osteva Capsule',
          'B,',
          ',Quelmo Syrup',
          ',MADE UP LABS',
        ),
        batch: fc.constantFrom('B1', 'b1', 'B2', '', '1.2E+12'),
        expiry: fc.constantFrom('12/27', '10/26', '', 'soon', '31-12-2027'),
        mrp: fc.constantFrom('20', '22.50', '', '20.5.0'),
        stock: fc.constantFrom('5', '7', '-3', '7:5', '', 'many'),
      }),
    },
    fc.constantFrom(
      'A,Napsol Tablet,B1',
      'Sub Total,,,,,12',
      ',,,,,12',
      '-----,,,,,',
      'A,Napsol Tablet,B2,12/27,20,5,9',
      '',
    ),
  ),
  { maxLength: 30 },
)
const lineOf = (row: string | object) => (typeof row === 'string' ? row : Object.values(row).join(','))
/** Each list has articles of its own. */
const batchListOf = (rows: readonly (string | object)[], list: number) =>
  ['code,name,batch,expiry,mrp,stock', ...rows.map(lineOf)]
    .join('\n')
    .replace(/^([AB]),/gm, `$1${list},`)
    .replaceAll('Syrup', `Syrup No ${list}`)
const listOf = (rows: readonly (string | object)[]) =>
  ['code,name,mrp,composition', ...rows.map(lineOf)].join('\n')

onEachDatabase('An import', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open())
  })
  const load = (source: ImportSource, options: ProductImportOptions = {}) =>
    importProducts(shop.db, source, {
      at: START,
      salts: referenceCatalogue.salts(),
      isPriceless: true,
      // Codes and names of the lists below are drawn by lot.
      isReplacing: true,
      ...options,
    })

  it('loses no row: what was read is what was added, changed, the same and refused', async () => {
    await fc.assert(
      fc.asyncProperty(damagedRows, async (rows) => {
        const { read, added, changed, same, refused, passedOver } = await load(textSource(listOf(rows)))
        const told = added + changed + same + refused.length + passedOver.length
        expect(told).toBe(read)
        // A quote over several lines makes one row of them.
        expect(read).toBeLessThanOrEqual(rows.filter((row) => lineOf(row) !== '').length)
        const lines = refused.map(({ line }) => line)
        expect(new Set(lines).size).toBe(lines.length)
      }),
      { numRuns: 40 },
    )
  })

  it('loses no row of batches, and has its stock from them, whatever is doubled or damaged', async () => {
    let list = 0
    await fc.assert(
      fc.asyncProperty(batchRows, async (rows) => {
        const source = textSource(batchListOf(rows, ++list))
        const { number, read, added, changed, same, joined, refused, passedOver } = await load(source)
        expect(added + changed + same + refused.length + passedOver.length).toBe(read)
        expect(joined).toBeLessThanOrEqual(same)
        expect(read).toBe(rows.filter((row) => lineOf(row) !== '').length)
        const lines = [...refused, ...passedOver].map(({ line }) => line)
        expect(new Set(lines).size).toBe(lines.length)
        for (const { reason } of refused) expect(reason).not.toBe('')
        expect(await load(source)).toMatchObject({ added: 0, changed: 0, same: added + changed + same })
        const kept = await shop.db
          .selectFrom('stock_batch')
          .innerJoin('stock', 'stock.product_id', 'stock_batch.product_id')
          .select(['stock_batch.product_id', 'expires_on', 'units', 'free'])
          .where('import_number', '=', number)
          .execute()
        for (const { product_id, free } of kept) {
          const sold = kept.filter(
            (one) => one.product_id === product_id && !(one.expires_on && one.expires_on < '2026-11-14'),
          )
          const isSaid = kept.some((one) => one.product_id === product_id && one.units !== null)
          if (isSaid) expect(free).toBe(sold.reduce((sum, { units }) => sum + (units ?? 0), 0))
        }
      }),
      { numRuns: 40 },
    )
  })

  it('says nothing new when it is done again', async () => {
    await fc.assert(
      fc.asyncProperty(damagedRows, async (rows) => {
        const source = textSource(listOf(rows))
        const first = await load(source)
        const again = await load(source)
        expect(again).toMatchObject({ added: 0, changed: 0, same: first.added + first.changed + first.same })
      }),
      { numRuns: 20 },
    )
  })

  it('done dry changes nothing, and says what would be', async () => {
    await fc.assert(
      fc.asyncProperty(damagedRows, async (rows) => {
        const source = textSource(listOf(rows))
        const before = await contentOf(shop.db)
        const dry = await load(source, { isDryRun: true })
        expect(await contentOf(shop.db)).toEqual(before)
        const done = await load(source)
        expect({ ...dry, samples: [] }).toEqual({ ...done, number: null, isDryRun: true })
      }),
      { numRuns: 20 },
    )
    expect(await shop.db.selectFrom('import').selectAll().where('number', '=', 0).execute()).toEqual([])
  })

  it('shows in a dry run what the first rows become', async () => {
    const { samples } = await load(
      csv('code,name,mrp,pack_size,composition', "A,Crocin 500 Tablet,30,15's,Paracetamol (500mg)"),
      { isDryRun: true },
    )
    expect(samples).toMatchObject([
      {
        line: 2,
        outcome: 'added',
        facts: {
          name: 'Crocin 500 Tablet',
          MRP: '₹30',
          pack: 'Strip of 15 tablets = 15 tablet',
          HSN: '3004, 5 %',
        },
      },
    ])
  })

  it('that breaks off leaves the numbers of categories and brands right', async () => {
    const rows = Array.from({ length: 600 }, (_, at) => `C${at},Brand ${at} Tablet,30,Paracetamol (500mg)`)
    let opened = 0
    const broken: ImportSource = {
      name: 'list.csv',
      async open() {
        // It is looked through first.
        const isWritten = ++opened > 1
        const { rows: all, format } = await csv('code,name,mrp,composition', ...rows).open()
        return {
          format,
          rows: (async function* () {
            for await (const row of all) {
              if (isWritten && row.line > 560) throw new Error('the power went')
              yield row
            }
          })(),
        }
      },
    }
    await expect(load(broken)).rejects.toThrow('the power went')
    const { kept } = await shop.db
      .selectFrom('product')
      .select((select) => select.fn.countAll<number>().as('kept'))
      .where('sku', 'like', 'C%')
      .executeTakeFirstOrThrow()
    expect(Number(kept)).toBeGreaterThan(250)
    const counted = await shop.db
      .selectFrom('category')
      .select(['name', 'product_count'])
      .where('name', '=', 'Pain Relief')
      .executeTakeFirstOrThrow()
    expect(counted.product_count).toBe(Number(kept))
    const brand = await shop.db
      .selectFrom('brand')
      .select('product_count')
      .where('name', '=', 'Generic')
      .executeTakeFirstOrThrow()
    expect(brand.product_count).toBe(Number(kept))
  })

  it('of the longest names gives addresses that open, each its own', async () => {
    const name = (end: string) => `${'Multivitamin with Minerals '.repeat(10)}${end}`
    const list = [
      'name,mrp,pack_size',
      `${name('Forte')},30,"${'strip of 10 '.repeat(20)}"`,
      `${name('Plus')},30,10's`,
    ]
    expect(await load(csv(...list))).toMatchObject({ added: 2 })
    const coded = [
      'code,name,mrp,pack_size',
      ...['1', '2', '3'].map((code) => `${code},${name('Forte')},30,10's`),
    ]
    expect(await load(csv(...coded))).toMatchObject({ added: 3 })
    expect(await load(csv(...list))).toMatchObject({ added: 0, same: 2 })
    const rows = await shop.db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('name', 'like', 'Multi%')
      .execute()
    expect(rows).toHaveLength(5)
    for (const { id, slug } of rows) {
      expect(slug.length).toBeLessThanOrEqual(150)
      const { data } = await shop.call('GET /get/productBySlug', { query: { slug } })
      expect(data._id).toBe(id)
    }
  })

  it('refuses by name what a spreadsheet has damaged, and reads prices as lists have them', async () => {
    const rows = [
      '1.2E+12,Dolo Tablet,30,10',
      'A,#NAME?,30,10',
      'B,Avil Tablet,30,10-Jan',
      'C,Saridon Tablet,"12,50",10',
      'D,Combiflam Tablet,Rs.12/-,10',
      'E,Crocin Tablet,INR 10,10',
      'F,Brufen Tablet,"1,000",10',
    ]
    const report = await load(csv('code,name,mrp,pack_size', ...rows))
    expect(report).toMatchObject({ read: 7, added: 3 })
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 code "1.2E+12" is a number that a spreadsheet has shortened: make the column a text and write it in full',
      '3 name "#NAME?" is an error of a spreadsheet, not a value: write there what it should be',
      '4 pack_size "10-Jan" is a date that a spreadsheet has made of it: make the column a text and write it anew',
      '5 mrp "12,50" may be 12.50 or 1,250: write 12.50 or 1250',
    ])
    const prices = await shop.db
      .selectFrom('product')
      .select('mrp_paise')
      .where('sku', 'in', ['D', 'E', 'F'])
      .orderBy('sku')
      .execute()
    expect(prices.map(({ mrp_paise }) => mrp_paise)).toEqual([1200, 1000, 100_000])
  })

  it('takes the number of a pack from the list where it says it, and asks for a look where nobody knows', async () => {
    const rows = ['A,Volini Gel,30,Big tube,', 'B,Benadryl Syrup,30,Family pack,450']
    const report = await load(csv('code,name,mrp,pack_size,units_per_pack', ...rows))
    expect(report.toCheck.map(({ code, guesses }) => [code, guesses.includes('pack size')])).toEqual([
      ['A', true],
      ['B', false],
    ])
    const packs = await shop.db
      .selectFrom('product')
      .select('units_per_pack')
      .where('sku', 'in', ['A', 'B'])
      .orderBy('sku')
      .execute()
    expect(packs.map(({ units_per_pack }) => units_per_pack)).toEqual([null, 450])
  })

  it('finds its headings below the name of the pharmacy', async () => {
    const report = await load(
      csv('Sai Medicals,,', 'Stock on 1 October,,', 'Item Name,MRP,Packing', "Dolo Tablet,30,15's"),
    )
    expect(report).toMatchObject({ read: 1, added: 1, refused: [] })
  })

  describe('of a list without prices', () => {
    const list = ['code,name,cost', 'A,Dolo Tablet,10', 'B,Crocin Tablet,12', 'C,Saridon Tablet,5']

    it('is refused before anything is written, and says which headings nobody read', async () => {
      const before = await contentOf(shop.db)
      await expect(load(csv(...list), { isPriceless: false })).rejects.toThrow(
        '3 of 3 new products have no price, so nothing was imported. Nothing is read of "cost": if one of them is the price, say so with --map "heading=mrp".',
      )
      expect(await contentOf(shop.db)).toEqual(before)
    })

    it('goes in when the operator says what the price is, or that there is none', async () => {
      expect(await load(csv(...list), { isPriceless: false, map: { cost: 'mrp' } })).toMatchObject({
        added: 3,
      })
      expect(await load(csv(...list), { isPriceless: true })).toMatchObject({ added: 0, same: 3 })
    })

    it('goes in when it changes what the shop has', async () => {
      await load(csv('code,name,mrp', 'A,Dolo Tablet,10', 'B,Crocin Tablet,12'))
      const report = await load(csv('code,name,stock', 'A,Dolo Tablet,5', 'B,Crocin Tablet,6'), {
        isPriceless: false,
      })
      expect(report).toMatchObject({ changed: 2 })
    })
  })

  it('of stock sets the pieces of products by code, slug or name', async () => {
    await load(csv('code,name,mrp', 'A,Dolo 500 Tablet,30', 'B,Twin Tablet,30', 'C,Twin Tablet,30'))
    const report = await importStock(
      shop.db,
      csv(
        'Item Code,Qty',
        'A,12',
        'dolo-650-tablet,7',
        'Crocin Advance Tablet,4',
        'Twin Tablet,1',
        'none,1',
        'C,3',
        'B,x',
        'C,4',
      ),
    )
    expect(report).toMatchObject({ read: 8, changed: 2, same: 1 })
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '5 2 products are called "Twin Tablet": name one by its code',
      '6 there is no product "none"',
      '7 product "C" stands on line 9 with another stock: leave one row of it, or give each its batch',
      '8 stock "x" is not a whole number from 0 to 10000000',
      '9 product "C" stands on line 7 with another stock: leave one row of it, or give each its batch',
    ])
    const { data } = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect(data.totalStocks).toBe(7)
  })
})
