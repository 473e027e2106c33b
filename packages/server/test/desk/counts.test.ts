import type { DeskCountProduct } from '@dawakit/core/contract'
import { beforeEach, expect, it } from 'vitest'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { requireStock, taking } from '../../src/orders/change/stock.ts'
import { changePieces, takePieces } from '../../src/shelves/batches/move-pieces.ts'
import { onEachDatabase } from '../databases.ts'
import { type Desk, type DeskSeat, openDesk } from '../desk-shop.ts'
import { buyer, place } from '../ordering.ts'
import { openTestShop, type TestShop } from '../test-shop.ts'
import { expectShelfAdds, shelfOf } from './shelf-sum.ts'

const EXPIRY = '2028-03-31'
const batch = (name: string, units: number, expiresOn = EXPIRY) => ({
  productId: 'dolo',
  batch: name,
  expiresOn,
  units,
})

onEachDatabase('A count', (open) => {
  let shop: TestShop
  let desk: Desk
  let seat: DeskSeat
  beforeEach(async () => {
    shop = await openTestShop(await open())
    desk = await openDesk(shop)
    seat = desk.as('pharmacist')
    await shop.db
      .updateTable('stock')
      .set({ free: 0, reserved: 0, unknown_units: 0 })
      .where('product_id', '=', 'dolo')
      .execute()
  })
  const by = (kind: 'goodsIn' | 'packed') => ({ kind, subject: 's', staffId: null, at: shop.clock.now })
  const bring = (...pieces: ReturnType<typeof batch>[]) =>
    inTransaction(shop.db, (trx) => changePieces(trx, pieces, by('goodsIn')))
  const take = (...pieces: ReturnType<typeof batch>[]) =>
    inTransaction(shop.db, (trx) => takePieces(trx, pieces, by('packed')))
  const unknown = (units: number) => bring(batch('', units, ''))
  const opened = async (more: object = {}): Promise<string> => {
    const body = { of: 'chosen' as const, about: '', productIds: ['dolo'], isBlind: false, ...more }
    return (await seat.post('/desk/counts', body)).data.id
  }
  const ofLine = (id: string, name: string, expiresOn: string) => ({
    id,
    productId: 'dolo',
    batch: name,
    expiresOn,
  })
  const scan = (id: string, name: string, add = 1, who = seat, expiresOn = EXPIRY) =>
    who.post('/desk/counts/count', { ...ofLine(id, name, expiresOn), mrp: null, add })
  const type = (id: string, name: string, counted: number, seen: number | null = null) =>
    seat.post('/desk/counts/count', { ...ofLine(id, name, name && EXPIRY), mrp: null, counted, seen })
  const reason = (id: string, name: string, why: 'breakage' | 'theft' | 'found') =>
    seat.post('/desk/counts/reason', { ...ofLine(id, name, EXPIRY), reason: why, note: 'Fell down' })
  const close = (id: string, who = seat) => who.post('/desk/counts/close', { id })
  const sheet = async (id: string): Promise<DeskCountProduct[]> =>
    (await seat.get('/desk/counts/products', { id })).data
  const shelf = () => shelfOf(shop.db, 'dolo')

  it('is opened once for a key, though it is pressed twice', async () => {
    const key = crypto.randomUUID()
    const [one, other] = await Promise.all([opened({ key }), opened({ key })])
    expect([one, (await seat.get('/desk/counts', {})).totalCount]).toEqual([other, 1])
    expect(await opened({ key: crypto.randomUUID() })).not.toBe(one)
  })

  it('posts what was counted beyond what stood there then, whatever is sold and packed between', async () => {
    await bring(batch('B1', 10))
    await inTransaction(shop.db, (trx) =>
      requireStock(trx, taking([{ productId: 'dolo', quantity: 2 }], 'taken')),
    )
    const id = await opened()
    expect(await sheet(id)).toMatchObject([{ lines: [{ batch: 'B1', expected: 10, counted: null }] }])
    await type(id, 'B1', 9)
    await reason(id, 'B1', 'breakage')
    await reason(id, 'B1', 'breakage')
    const said = await shop.db.selectFrom('audit').selectAll().where('action', '=', 'count.reason').execute()
    expect(said).toMatchObject([{ subject_id: id, staff_name: seat.staff.name }])
    expect(JSON.parse(said[0]?.before ?? '')).toEqual({ reason: 'counted', note: '' })
    expect(JSON.parse(said[0]?.after ?? '')).toMatchObject({ batch: 'B1', reason: 'breakage' })
    await take(batch('B1', 2))
    await bring(batch('B1', 5))
    expect(await sheet(id)).toMatchObject([{ lines: [{ expected: 10, counted: 9 }] }])
    const { data } = await close(id)
    expect(data).toMatchObject({ corrections: 1, known: 0, shortOrders: [], count: { state: 'closed' } })
    expect(await shelf()).toMatchObject({ free: 12, batches: { B1: 12 } })
    await expectShelfAdds(shop.db, 'dolo', 0)
    const moves = await shop.db.selectFrom('shelf_move').selectAll().where('kind', '=', 'breakage').execute()
    expect(moves).toMatchObject([{ units: -1, batch: 'B1', subject: id, note: 'Fell down' }])
  })

  it('makes of packs of no known batch those that were counted: only the rest is missing', async () => {
    await unknown(10)
    const id = await opened({ of: 'unknown', productIds: [] })
    await scan(id, 'b7', 4)
    await scan(id, 'B8', 3)
    const { data } = await close(id)
    expect(data).toMatchObject({ corrections: 1, known: 7 })
    expect(await shelf()).toMatchObject({ free: 7, unknown_units: 0, batches: { B7: 4, B8: 3 } })
    await expectShelfAdds(shop.db, 'dolo', 0)
    const { data: register } = await seat.get('/desk/corrections')
    expect(register).toMatchObject([
      { batch: '', units: -3, reason: 'counted', valuedBy: 'mrp', countId: id },
    ])
  })

  it('says before it is closed how many packs of no known batch are posted as missing, as nobody counted them', async () => {
    await unknown(10)
    await bring(batch('B1', 4))
    const id = await opened()
    const closing = async (of = id) => (await seat.get('/desk/counts/closing', { id: of })).data
    expect(await closing()).toEqual({ missing: 0, products: 0 })
    await type(id, 'B1', 7)
    expect(await closing()).toEqual({ missing: 7, products: 1 })
    // Who counts them says so.
    await type(id, '', 6)
    expect(await closing()).toEqual({ missing: 0, products: 0 })
    await close(id)
    expect(await closing()).toEqual({ missing: 0, products: 0 })
    const other = await opened()
    await type(other, 'B1', 7)
    expect(await closing(other)).toEqual({ missing: 6, products: 1 })
    await close(other)
    const rows = await shop.db
      .selectFrom('stock_correction')
      .select('units')
      .where('count_id', '=', other)
      .where('batch', '=', '')
      .execute()
    expect(rows.map(({ units }) => units)).toEqual([-6])
  })

  it('leaves unknown what a batch that nobody counted may be', async () => {
    await unknown(5)
    await bring(batch('B1', 2), batch('B2', 2))
    const id = await opened()
    await type(id, 'B1', 3)
    expect((await close(id)).data).toMatchObject({ corrections: 0, known: 1 })
    expect(await shelf()).toMatchObject({ free: 9, unknown_units: 4, batches: { B1: 3, B2: 2 } })
  })

  it('hides what is expected of a blind count until it is counted, in its CSV too', async () => {
    await bring(batch('B1', 10))
    const id = await opened({ isBlind: true })
    expect((await sheet(id))[0]?.lines).toMatchObject([{ expected: null }])
    expect(await (await seat.file('/desk/counts/sheet', { id })).text()).toContain('B1,2028-03-31,,,,,')
    await type(id, 'B1', 8)
    expect((await sheet(id))[0]?.lines).toMatchObject([{ expected: 10, counted: 8 }])
  })

  it('is made by several at once: scans add up, and who types over another is told', async () => {
    await bring(batch('B1', 10))
    const id = await opened()
    const second = await desk.join('packer')
    await Promise.all([scan(id, 'B1'), scan(id, 'B1', 2, second), scan(id, 'B1', 1, second)])
    expect((await sheet(id))[0]?.lines).toMatchObject([{ counted: 4, hasMoved: false }])
    expect(await type(id, 'B1', 9)).toMatchObject({ status: 409, code: 'count-line-changed' })
    expect(await type(id, 'B1', 9, 3)).toMatchObject({ status: 409, code: 'count-line-changed' })
    expect(await type(id, 'B1', 9, 4)).toMatchObject({ status: 200 })
  })

  it('says of a batch that moved between two scans that it is to be looked at again', async () => {
    await bring(batch('B1', 10))
    const id = await opened()
    await scan(id, 'B1', 3)
    await take(batch('B1', 2))
    await scan(id, 'B1', 5)
    expect((await sheet(id))[0]?.lines).toMatchObject([{ counted: 8, expected: 8, hasMoved: true }])
    await type(id, 'B1', 8, 8)
    expect((await sheet(id))[0]?.lines).toMatchObject([{ hasMoved: false }])
  })

  it('knows a pack that prints its month alone, and does not sell a new batch that has expired', async () => {
    await bring(batch('B1', 2))
    const id = await opened()
    await scan(id, 'B1', 2, seat, '2028-03-01')
    await scan(id, 'OLD', 4, seat, '2026-01-31')
    await close(id)
    expect(await shelf()).toMatchObject({ free: 2, sold: 2, batches: { B1: 2, OLD: 4 } })
    await expectShelfAdds(shop.db, 'dolo', 0)
  })

  it('asks for a batch again of which more has left since than was counted', async () => {
    await bring(batch('B1', 10))
    const id = await opened()
    await type(id, 'B1', 7)
    await inTransaction(shop.db, (trx) =>
      requireStock(trx, taking([{ productId: 'dolo', quantity: 8 }], 'taken')),
    )
    await take(batch('B1', 8))
    expect(await close(id)).toMatchObject({ status: 409, code: 'count-line-gone', data: { batch: 'B1' } })
    expect(await shelf()).toMatchObject({ batches: { B1: 2 } })
    await type(id, 'B1', 2, 7)
    expect(await close(id)).toMatchObject({ status: 200, data: { corrections: 0 } })
  })

  it('lists the orders that nothing covers any more', async () => {
    await bring(batch('B1', 3))
    const who = await buyer(shop)
    const order = await place(shop, who, { products: [{ _id: 'dolo', quantity: 3 }] })
    const id = await opened()
    await type(id, 'B1', 1)
    const { data } = await close(id)
    expect(data.shortOrders).toMatchObject([{ orderId: order.data._id, productId: 'dolo', pieces: 3 }])
    expect(await shelf()).toMatchObject({ free: 0, short_units: 2 })
    await expectShelfAdds(shop.db, 'dolo', 3)
  })

  it('lets a packer close one up to a value of what is missing and not broken', async () => {
    await shop.db.updateTable('product').set({ mrp_paise: 118_000 }).where('id', '=', 'dolo').execute()
    await bring(batch('B1', 10))
    const id = await opened()
    await type(id, 'B1', 9)
    const packer = desk.as('packer')
    expect(await close(id, packer)).toMatchObject({ status: 422, code: 'correction-too-dear' })
    expect(await shelf()).toMatchObject({ batches: { B1: 10 } })
    await reason(id, 'B1', 'breakage')
    expect(await close(id, packer)).toMatchObject({ status: 200 })
  })

  it('is closed once, with its row of the audit', async () => {
    await bring(batch('B1', 10))
    const id = await opened()
    expect(await close(id)).toMatchObject({ status: 422, code: 'count-not-counted' })
    await type(id, 'B1', 8)
    const both = await Promise.all([close(id), close(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await shelf()).toMatchObject({ free: 8, batches: { B1: 8 } })
    expect(await scan(id, 'B1')).toMatchObject({ status: 409, code: 'count-over' })
    const rows = await shop.db.selectFrom('audit').select('action').where('subject_id', '=', id).execute()
    expect(rows.map(({ action }) => action).sort()).toEqual(['count.close', 'count.open'])
  })

  it('keeps the shelf right beside forty who order and pack, and goods that come in', async () => {
    await bring(batch('B1', 100), batch('B2', 100))
    await unknown(50)
    const id = await opened()
    const pack = (index: number) =>
      inTransaction(shop.db, async (trx) => {
        await requireStock(trx, taking([{ productId: 'dolo', quantity: 2 }], 'taken'))
        await takePieces(trx, [batch(index % 2 ? 'B1' : 'B2', 2)], by('packed'))
      })
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => pack(index)),
      scan(id, 'B1', 40),
      scan(id, 'B2', 40),
      scan(id, 'B3', 12),
    ])
    await scan(id, 'B1', 40)
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => pack(index)),
      bring(batch('B2', 7)),
      close(id),
      close(id),
    ])
    const { batches, unknown_units } = await shelf()
    expect(unknown_units).toBe(0)
    expect(batches['B3']).toBe(12)
    await expectShelfAdds(shop.db, 'dolo', 0)
  })
})

onEachDatabase('A correction', (open) => {
  async function openWith(units: number) {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    await shop.db
      .updateTable('stock')
      .set({ free: 0, reserved: 0, unknown_units: 0 })
      .where('product_id', '=', 'dolo')
      .execute()
    const by = { kind: 'goodsIn' as const, subject: 'bill', staffId: null, at: shop.clock.now }
    await inTransaction(shop.db, (trx) =>
      changePieces(trx, [batch('B1', units)], by, { facts: { purchasePaise: 1250 } }),
    )
    return { shop, desk, seat: desk.as('pharmacist') }
  }
  const broken = {
    productId: 'dolo',
    batch: 'B1',
    expiresOn: EXPIRY,
    reason: 'breakage' as const,
    units: 2,
    note: '',
  }

  it('takes packs off the shelf with reason and value, once for one key, and is taken back once', async () => {
    const { shop, seat } = await openWith(10)
    const { data } = await seat.post('/desk/corrections', { ...broken, key: 'k1' })
    expect(data).toMatchObject({ units: -2, value: -25, valuedBy: 'purchase', by: 'Priya Nair' })
    const again = await seat.post('/desk/corrections', { ...broken, key: 'k1' })
    expect(again.data.id).toBe(data.id)
    expect(await shelfOf(shop.db, 'dolo')).toMatchObject({ free: 8, batches: { B1: 8 } })
    const back = await seat.post('/desk/corrections/undo', { id: data.id })
    expect(back.data).toMatchObject({ units: 2, value: 25, undoes: data.id })
    expect(await seat.post('/desk/corrections/undo', { id: data.id })).toMatchObject({
      status: 409,
      code: 'correction-undone',
    })
    expect(await shelfOf(shop.db, 'dolo')).toMatchObject({ free: 10, batches: { B1: 10 } })
    await expectShelfAdds(shop.db, 'dolo', 0)
    const { data: sums } = await seat.get('/desk/corrections/sums')
    expect(sums).toEqual([{ reason: 'breakage', units: 0, value: 0 }])
    const csv = await (await seat.file('/desk/corrections/list', { reason: 'breakage' })).text()
    expect(csv.trim().split('\n')).toHaveLength(3)
  })

  it('takes no more than there are, and of no batch that is not there', async () => {
    const { seat } = await openWith(1)
    expect(await seat.post('/desk/corrections', broken)).toMatchObject({
      status: 422,
      code: 'batch-too-few',
      fields: { units: expect.any(String) },
    })
    expect(await seat.post('/desk/corrections', { ...broken, batch: 'B9' })).toMatchObject({
      code: 'batch-not-there',
    })
    expect(await seat.post('/desk/corrections', { ...broken, batch: '', expiresOn: '' })).toMatchObject({
      code: 'batch-too-few',
    })
  })

  it('is a packer’s up to a value, unless it is broken or expired', async () => {
    const { desk } = await openWith(100)
    const packer = desk.as('packer')
    const stolen = { ...broken, reason: 'theft' as const }
    expect(await packer.post('/desk/corrections', { ...stolen, units: 41 })).toMatchObject({
      code: 'correction-too-dear',
      status: 422,
    })
    expect(await packer.post('/desk/corrections', { ...stolen, units: 40 })).toMatchObject({ status: 200 })
    expect(await packer.post('/desk/corrections', { ...broken, units: 41 })).toMatchObject({ status: 200 })
  })
})
