import { textSource } from '@dawakit/lists/rows'
import { type ImportReport, refusedList } from '@dawakit/lists/said'
import { beforeEach, describe, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { contentOf } from '../../../test/shop-content.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { undoImport } from '../journal/undo-import.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts, type ProductImportOptions } from '../products/import-products.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)
const HEAD = 'Item Code,Item Name,Pack,Batch No,Exp. Dt,M.R.P.,Qty'
const NAPSOL = ['N1,Napsol Tab,10 TAB,B1,12/27,20.00,5', 'N1,Napsol Tab,10 TAB,B2,03-2028,22.50,7']

onEachDatabase('A list that has its stock by batches', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
  })
  const load = (lines: string[], options: ProductImportOptions = {}) =>
    importProducts(shop.db, csv(...lines), { at: START, ...options })
  const refusedOf = (report: ImportReport) => {
    const { head, lines } = refusedList(report)
    return [head, ...lines].map((line) => line.trimEnd())
  }
  /** By code: MRP, price, pieces. */
  const shelf = async () => {
    const rows = await shop.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .select(['sku', 'mrp_paise', 'price_paise', 'free'])
      .orderBy('sku')
      .execute()
    return rows.map((row) => `${row.sku} ${row.mrp_paise / 100} ${row.price_paise / 100} ${row.free}`)
  }
  const batches = async () => {
    const rows = await shop.db
      .selectFrom('stock_batch')
      .innerJoin('product', 'product.id', 'stock_batch.product_id')
      .select(['sku', 'batch', 'expires_on', 'stock_batch.mrp_paise', 'units', 'import_number'])
      .orderBy('sku')
      .orderBy('expires_on')
      .orderBy('batch')
      .execute()
    return rows.map((row) =>
      [row.sku, row.batch, row.expires_on, row.mrp_paise, row.units, row.import_number].join(' '),
    )
  }
  const sell = (units: number) =>
    shop.db
      .updateTable('stock')
      .set((set) => ({ free: set('free', '-', units) }))
      .execute()

  it('makes one article of all rows of a code, adjacent or not, and keeps its batches', async () => {
    const report = await load([
      HEAD,
      ...NAPSOL.slice(0, 1),
      'G1,Osteva Cap,15 CAP,G1,03/28,110,4',
      ...NAPSOL.slice(1),
    ])
    expect(report).toMatchObject({ read: 3, added: 2, same: 1, joined: 1, refused: [], batches: 3 })
    expect(await shelf()).toEqual(['G1 110 110 4', 'N1 20 20 12'])
    expect(await batches()).toEqual([
      'G1 G1 2028-03-31 11000 4 1',
      'N1 B1 2027-12-31 2000 5 1',
      'N1 B2 2028-03-31 2250 7 1',
    ])
    expect(report.toCheck).toContainEqual(
      expect.objectContaining({ code: 'N1', guesses: expect.arrayContaining(['MRP']) }),
    )
  })

  it('knows an article by its name where it has no codes', async () => {
    const report = await load([
      'Item Name,Pack,Batch,Expiry,MRP,Qty',
      'Napsol Tab,10 TAB,B1,12/27,20.00,5',
      'Napsol Tab,10 TAB,B2,03/28,22.50,7',
      'Osteva Cap,15 CAP,G1,03/28,110,4',
    ])
    expect(report).toMatchObject({ read: 3, added: 2, same: 1, joined: 1, refused: [] })
    expect((await shelf()).toSorted()).toEqual(['null 110 110 4', 'null 20 20 12'])
  })

  it('names what has expired, keeps it, and does not sell it', async () => {
    const report = await load([HEAD, 'N1,Napsol Tab,10 TAB,B0,10/26,18,9', ...NAPSOL])
    expect(report.expired).toEqual([
      { line: 2, name: 'Napsol Tab', batch: 'B0', expiresOn: '2026-10-31', units: 9 },
    ])
    expect(await shelf()).toEqual(['N1 20 20 12'])
    expect(await batches()).toHaveLength(3)
  })

  it('says nothing new when it comes again, and sets what has changed', async () => {
    await load([HEAD, ...NAPSOL])
    expect(await load([HEAD, ...NAPSOL])).toMatchObject({ added: 0, changed: 0, same: 2, joined: 1 })
    expect(
      await load([HEAD, 'N1,Napsol Tab,10 TAB,B2,03-2028,22.50,6', 'N1,Napsol Tab,10 TAB,B3,06-2028,24,4']),
    ).toMatchObject({ changed: 1, same: 1 })
    expect(await shelf()).toEqual(['N1 22.5 22.5 10'])
    expect(await batches()).toEqual(['N1 B2 2028-03-31 2250 6 3', 'N1 B3 2028-06-30 2400 4 3'])
  })

  it('shows its batches in a dry run, and changes nothing', async () => {
    const before = await contentOf(shop.db)
    const { samples } = await load([HEAD, ...NAPSOL], { isDryRun: true })
    expect(samples[0]?.facts).toMatchObject({
      batches: 'B1 to 2027-12-31: 5, B2 to 2028-03-31: 7',
      MRP: '₹20',
    })
    expect(await contentOf(shop.db)).toEqual(before)
  })

  it('is taken back with its batches', async () => {
    const empty = await contentOf(shop.db)
    await load([HEAD, ...NAPSOL])
    const first = await contentOf(shop.db)
    const { number } = await load([HEAD, 'N1,Napsol Tab,10 TAB,B9,03-2029,25,1'])
    await undoImport(shop.db, number ?? 0, { at: START })
    expect(await contentOf(shop.db)).toEqual(first)
    await undoImport(shop.db, 1, { at: START })
    expect((await contentOf(shop.db))['stock_batch']).toEqual(empty['stock_batch'])
  })

  it('asks about two rows of one code without a batch, and keeps none of them', async () => {
    const report = await load([
      'code,name,mrp,stock',
      'A,Napsol Tab,20,5',
      'B,Osteva Cap,110,4',
      'A,Napsol Tab,22,7',
      'B,Osteva Cap,110,4',
    ])
    expect(report).toMatchObject({ read: 4, added: 1, same: 1, joined: 1 })
    expect(report.refused.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '2 code "A" stands on line 4 with another mrp, stock: leave one row of it, or give each its batch',
      '4 code "A" stands on line 2 with another mrp, stock: leave one row of it, or give each its batch',
    ])
    expect(await shelf()).toEqual(['B 110 110 4'])
  })

  it('takes stock below none and parts of packs for what is there for sure, and names them', async () => {
    const report = await load([
      'code,name,mrp,stock',
      'A,Napsol Tab,20,-3',
      'B,Osteva Cap,110,7:5',
      'C,Pruvita Drops,90,12',
    ])
    expect(report).toMatchObject({ added: 3, refused: [] })
    expect(report.toCount).toEqual([
      { line: 2, name: 'Napsol Tab', said: '-3', units: 0 },
      { line: 3, name: 'Osteva Cap', said: '7:5', units: 7 },
    ])
    expect(await shelf()).toEqual(['A 20 20 0', 'B 110 110 7', 'C 90 90 12'])
  })

  describe('and was mended where it was refused', () => {
    const BAD = 'N1,Napsol Tab,10 TAB,B3,13/28,19.00,4'
    const loadMended = async (...options: [ProductImportOptions?]) => {
      const refused = refusedOf(await load([HEAD, ...NAPSOL, BAD]))
      const mended = refused.map((line) => line.replace('13/28', '12/28').replace('13/28', '12/28'))
      return { mended, again: () => load(mended, ...options) }
    }

    it('adds the batch that was refused, and its packs to the stock, once', async () => {
      const { again } = await loadMended()
      expect(await shelf()).toEqual(['N1 20 20 12'])
      await sell(2)
      expect(await again()).toMatchObject({ read: 1, changed: 1, refused: [] })
      expect(await shelf()).toEqual(['N1 19 19 14'])
      expect((await batches()).map((batch) => batch.split(' ')[1])).toEqual(['B1', 'B2', 'B3'])
      await sell(1)
      expect(await again()).toMatchObject({ read: 1, changed: 0, same: 1 })
      expect(await shelf()).toEqual(['N1 19 19 13'])
    })

    it('counts a row without a batch once, and leaves what was sold since', async () => {
      const list = ['code,name,mrp,stock', 'A,Napsol Tab,20,5', 'B,Osteva Cap,ten,7']
      const mended = refusedOf(await load(list)).map((line) =>
        line.replace(',ten,', ',110,').replace('""ten""', ''),
      )
      expect(await load(mended)).toMatchObject({ read: 1, added: 1 })
      await sell(2)
      expect(await load(mended)).toMatchObject({ added: 0, changed: 0, same: 1 })
      expect(await shelf()).toEqual(['A 20 20 3', 'B 110 110 5'])
      await load([...list.slice(0, 2), 'B,Osteva Cap,110,9'])
      expect(await shelf()).toEqual(['A 20 20 5', 'B 110 110 9'])
      expect(await batches()).toEqual([])
    })

    it('asks for the batch of a row whose article has batches', async () => {
      await load([HEAD, ...NAPSOL])
      const report = await load(['line,reason,code,name,mrp,stock', '4,has no batch,N1,Napsol Tab,20,4'])
      expect(report.refused.map(({ reason }) => reason)).toEqual([
        'has no batch, and its article has some in the shop: give it one',
      ])
      expect(await shelf()).toEqual(['N1 20 20 12'])
    })

    it('adds to the stock alone, too, and once', async () => {
      await load(['code,name,mrp', 'N1,Napsol Tab,22.50', 'N2,Osteva Cap,110'])
      const stock = (...lines: string[]) => importStock(shop.db, csv(...lines), { at: START })
      const refused = refusedOf(await stock('code,batch,qty', 'N1,B1,5', 'N1,B2,many', 'N2,,lots'))
      const mended = refused.map((line) => line.replace(/,many$/, ',7').replace(/,lots$/, ',4'))
      expect(await stock(...mended)).toMatchObject({ changed: 2 })
      await sell(1)
      expect(await stock(...mended)).toMatchObject({ changed: 0, same: 2 })
      expect(await shelf()).toEqual(['N1 22.5 22.5 11', 'N2 110 110 3'])
    })

    it('is taken back alone', async () => {
      const { again } = await loadMended()
      const before = await contentOf(shop.db)
      const { number } = await again()
      await undoImport(shop.db, number ?? 0, { at: START })
      expect(await contentOf(shop.db)).toEqual(before)
    })
  })

  describe('for stock alone', () => {
    beforeEach(async () => {
      await load(['code,name,mrp', 'N1,Napsol Tab,22.50'])
    })
    const loadStock = (...lines: string[]) => importStock(shop.db, csv(...lines), { at: START })

    it('sums the batches of a name', async () => {
      const report = await loadStock('Item Name,Batch,Qty', 'Napsol Tab,B1,5', 'Napsol Tab,B2,7')
      expect(report).toMatchObject({ read: 2, changed: 1, same: 1, joined: 1, refused: [], batches: 2 })
      expect(await shelf()).toEqual(['N1 22.5 22.5 12'])
      expect(await batches()).toEqual(['N1 B1   5 2', 'N1 B2   7 2'])
      expect(await loadStock('Item Name,Batch,Qty', 'Napsol Tab,B1,5', 'Napsol Tab,B2,7')).toMatchObject({
        changed: 0,
        same: 2,
      })
    })

    it('is asked about where a pack prints less than the shop asks', async () => {
      const report = await loadStock('code,batch,mrp,stock', 'N1,B1,20,5')
      expect(report.refused.map(({ reason }) => reason)).toEqual([
        'its batches print an MRP of ₹20.00, and the shop asks ₹22.50: import the list as products, which lowers the price',
      ])
    })
  })
})
