import { textSource } from '@dawakit/lists/rows'
import { beforeEach, expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openTestShop, START, type TestShop } from '../../../test/test-shop.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { takePieces } from '../../shelves/batches/move-pieces.ts'
import { undoImport } from '../journal/undo-import.ts'
import { importStock } from '../others/import-stock.ts'
import { importProducts } from '../products/import-products.ts'
import { exportBatches } from './export-batches.ts'

const csv = (...lines: string[]) => textSource(`${lines.join('\n')}\n`)
const HEAD = 'Item Code,Item Name,Pack,Batch No,Exp. Dt,M.R.P.,Qty'
const B1 = 'N1,Napsol Tab,10 TAB,B1,12/27,20.00,5'
const B2 = 'N1,Napsol Tab,10 TAB,B2,03-2028,22.50,7'
/** Good on 14 November 2026, and not for 45 days. */
const SOON = 'N1,Napsol Tab,10 TAB,B0,11/26,18.00,4'

onEachDatabase('The shelf after a list', (open) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(await open(), { fixtures: false })
  })
  const load = (...lines: string[]) => importProducts(shop.db, csv(...lines), { at: START })
  const loadStock = (...lines: string[]) => importStock(shop.db, csv(...lines), { at: START })
  const undo = (number: number | null) => undoImport(shop.db, number ?? 0, { at: START })
  const idOf = async () => (await shop.db.selectFrom('product').select('id').executeTakeFirstOrThrow()).id

  /** What can be bought, what is unknown, what is short; and by batch its units and whether they are sold. */
  const shelf = async () => {
    const { free, unknown_units, short_units } = await shop.db
      .selectFrom('stock')
      .selectAll()
      .executeTakeFirstOrThrow()
    const batches = await shop.db.selectFrom('stock_batch').selectAll().orderBy('batch').execute()
    return [
      [free, unknown_units, short_units].join(' '),
      ...batches.map(({ batch, units, is_sold, maker, quarantined, held }) =>
        [batch, units, is_sold, maker, quarantined, held ?? ''].join(' ').trim(),
      ),
    ]
  }
  const moves = async () => {
    const rows = await shop.db.selectFrom('shelf_move').selectAll().orderBy('id').execute()
    return rows.map(({ kind, batch, units, subject }) => [subject, kind, batch, units].join(' ')).toSorted()
  }
  const prices = async () => {
    const { mrp_paise, price_paise } = await shop.db
      .selectFrom('product')
      .select(['mrp_paise', 'price_paise'])
      .executeTakeFirstOrThrow()
    return [mrp_paise / 100, price_paise / 100]
  }
  const tell = (batch: string, facts: object) =>
    shop.db.updateTable('stock_batch').set(facts).where('batch', '=', batch).execute()
  const pack = async (batch: string, expiresOn: string, units: number) => {
    const productId = await idOf()
    await inTransaction(shop.db, (trx) =>
      takePieces(trx, [{ productId, batch, expiresOn, units }], {
        kind: 'packed',
        subject: 'parcel',
        staffId: null,
        at: START,
      }),
    )
  }

  it('sells nothing that expires too soon, and asks the price of what is sold', async () => {
    await load(HEAD, SOON, B1, B2)
    expect(await shelf()).toEqual(['12 0 0', 'B0 4 0  0', 'B1 5 1  0', 'B2 7 1  0'])
    expect(await prices()).toEqual([20, 20])
    expect(await moves()).toEqual(['1 listed B0 4', '1 listed B1 5', '1 listed B2 7'])
    expect(await load(HEAD, SOON, B1, B2)).toMatchObject({ changed: 0, same: 3 })
  })

  it('knows what no batch is said of as unknown, more or less by what the batches do not explain', async () => {
    await load('code,name,mrp,stock', 'N1,Napsol Tab,30,9')
    expect(await shelf()).toEqual(['9 9 0'])
    // Two are packed for an order that had taken them.
    await shop.db.updateTable('stock').set({ free: 7 }).execute()
    await pack('', '', 2)
    await load(HEAD, B1, B2)
    expect(await shelf()).toEqual(['12 0 0', 'B1 5 1  0', 'B2 7 1  0'])
    await loadStock('code,stock', 'N1,10')
    expect((await shelf())[0]).toBe('10 -2 0')
    // Three are sold and wait to be packed, one of them held by nobody any more.
    await shop.db.updateTable('stock').set({ free: 7 }).execute()
    await loadStock('code,batch,expiry,mrp,qty', 'N1,B1,12/27,20,5', 'N1,B2,03/28,22.50,6')
    expect(await shelf()).toEqual(['11 3 0', 'B1 5 1  0', 'B2 6 1  0'])
    expect((await moves()).filter((move) => move.startsWith('4'))).toEqual(['4 listed  5', '4 listed B2 -1'])
  })

  it('covers what was short, and leaves it where there is still nothing', async () => {
    await load(HEAD, B1)
    await shop.db.updateTable('stock').set({ free: 0, short_units: 3, unknown_units: -8 }).execute()
    await loadStock('code,stock', 'N1,0')
    expect((await shelf())[0]).toBe('0 -8 3')
    await loadStock('code,stock', 'N1,4')
    expect((await shelf())[0]).toBe('4 -1 0')
  })

  it('keeps of a batch what no list says, and what is held back stays so', async () => {
    await load(HEAD, B1, B2)
    await tell('B1', { maker: 'Acme', quarantined: 2, purchase_paise: 1200 })
    await tell('B2', { held: 'kept', is_sold: 0 })
    await shop.db.updateTable('stock').set({ free: 5 }).execute()
    await load(HEAD, 'N1,Napsol Tab,10 TAB,B1,12/27,20.00,6', 'N1,Napsol Tab,10 TAB,B2,03-2028,22.50,9')
    expect(await shelf()).toEqual(['6 0 0', 'B1 6 1 Acme 2', 'B2 9 0  0 kept'])
    const third = await load(HEAD, 'N1,Napsol Tab,10 TAB,B3,06/28,24,4')
    expect(await shelf()).toEqual(['4 0 0', 'B1 0 1 Acme 2', 'B2 0 0  0 kept', 'B3 4 1  0'])
    await undo(third.number)
    expect(await shelf()).toEqual(['6 0 0', 'B1 6 1 Acme 2', 'B2 9 0  0 kept'])
    const { value_paise } = await shop.db
      .selectFrom('shelf_move')
      .select('value_paise')
      .where('subject', '=', '2')
      .where('batch', '=', 'B1')
      .executeTakeFirstOrThrow()
    expect(value_paise).toBe(1200)
  })

  it('is taken back by what the list had changed, with what was packed meanwhile', async () => {
    await load(HEAD, B1)
    const { number } = await loadStock('code,batch,expiry,mrp,qty', 'N1,B1,12/27,20,9')
    await undo(number)
    expect(await shelf()).toEqual(['5 0 0', 'B1 5 1  0'])
    const again = await loadStock('code,stock', 'N1,9')
    expect((await shelf())[0]).toBe('9 4 0')
    await pack('B1', '2027-12-31', 2)
    await undo(again.number)
    expect(await shelf()).toEqual(['5 0 0', 'B1 3 1  0'])
  })

  it('never asks more than the lowest MRP of what is sold, whatever a list says', async () => {
    await load(HEAD, B1, B2)
    const dearer = ['code,name,mrp,price', 'N1,Napsol Tab,25,24']
    expect(await load(...dearer)).toMatchObject({ changed: 0, same: 1 })
    expect(await prices()).toEqual([20, 20])
    await shop.db.updateTable('product').set({ price_paise: 1500 }).execute()
    const { number } = await loadStock('code,batch,expiry,mrp,qty', 'N1,B4,12/28,18,3')
    expect(await prices()).toEqual([18, 15])
    await undo(number)
    expect(await prices()).toEqual([20, 15])
  })

  it('goes out as a list of stock that says nothing new when it comes again', async () => {
    await load(HEAD, SOON, B1, B2, 'G1,Osteva Cap,15 CAP,,03/28,110,4')
    const pieces: string[] = []
    for await (const piece of exportBatches(shop.db)) pieces.push(piece)
    const list = pieces.join('')
    expect(list.trim().split('\r\n').toSorted()).toEqual([
      'G1,Osteva Cap,,2028-03-31,110.00,4',
      'N1,Napsol Tab,B0,2026-11-30,18.00,4',
      'N1,Napsol Tab,B1,2027-12-31,20.00,5',
      'N1,Napsol Tab,B2,2028-03-31,22.50,7',
      'code,name,batch,expiry,mrp,stock',
    ])
    expect(await importStock(shop.db, textSource(list), { at: START })).toMatchObject({
      read: 4,
      changed: 0,
      same: 4,
      refused: [],
    })
  })
})
