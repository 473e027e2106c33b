import type { DeskOrder, PackedPieces } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { moveOrder } from '../../src/orders/change/move-order.ts'
import { putOnSale } from '../../src/shelves/batches/put-on-sale.ts'
import { keepApart } from '../../src/shelves/batches/quarantine.ts'
import { onEachDatabase } from '../databases.ts'
import { openDesk, seenReturn } from '../desk-shop.ts'
import { buyer, place } from '../ordering.ts'
import { batchOf, fillShelf, shelfOf } from '../shelf-batches.ts'
import { shelfFaults } from '../shelf-sums.ts'
import { openTestShop } from '../test-shop.ts'

onEachDatabase('Batches that are packed', (open) => {
  async function openWith(quantity: number, shelf: Parameters<typeof fillShelf>[1], more = {}) {
    const shop = await openTestShop(await open())
    await fillShelf(shop.db, shelf, more)
    const desk = await openDesk(shop)
    const who = await buyer(shop)
    const { _id: id } = (await place(shop, who, { products: [{ _id: 'dolo', quantity }] })).data
    const seat = desk.as('packer')
    const look = async (): Promise<DeskOrder> => (await seat.get('/desk/order', { id })).data
    const seen = async () => ({ id, seen: (await look()).version })
    const pack = async (...lines: Partial<PackedPieces>[]) =>
      seat.post('/desk/parcel/pack', {
        ...(await seen()),
        lines: lines.map((line) => ({ lineNo: 1, quantity: 1, batch: 'B1', expiresOn: '06/28', ...line })),
      })
    const recall = (batch: string) =>
      inTransaction(shop.db, (trx) => putOnSale(trx, batchOf(batch, 0), { isSold: false, held: 'recalled' }))
    const unpack = async () => seat.post('/desk/parcel/unpack', { ...(await seen()), parcel: 1 })
    /** The courier takes the parcel and brings it back; a pharmacist judges it. */
    const bringBack = async (judgement: 'restock' | 'quarantine') => {
      await seat.post('/desk/parcel/handOver', {
        ...(await seen()),
        parcel: 1,
        courier: 'DTDC',
        trackingNumber: '',
      })
      await seat.post('/desk/parcel/undelivered', { ...(await seen()), parcel: 1, reason: 'Nobody at home' })
      const { returns } = (await shop.call('GET /get/userOrder', { token: who.token, query: { id } })).data
      return desk.as('pharmacist').post('/desk/return/judge', {
        ...(await seenReturn(desk, returns[0].id)),
        lines: [{ lineNo: 1, judgement, refunded: 0 }],
      })
    }
    return { shop, desk, who, id, seat, look, seen, pack, recall, unpack, bringBack }
  }

  /** Two of a batch that prints less, and others; a look at MRP and price, and what has been told since the last. */
  async function openPriced() {
    const all = await openWith(2, [batchOf('B1', 2), batchOf('B2', 5)])
    const { db } = all.shop
    const print = (batch: string, mrp_paise: number) =>
      db.updateTable('stock_batch').set({ mrp_paise }).where('batch', '=', batch).execute()
    await print('B1', 9_000)
    await print('B2', 9_500)
    await db
      .updateTable('product')
      .set({ mrp_paise: 9_000, price_paise: 9_000, discount: '0' })
      .where('id', '=', 'dolo')
      .execute()
    const read = async () => {
      const row = await db
        .selectFrom('product')
        .selectAll()
        .where('id', '=', 'dolo')
        .executeTakeFirstOrThrow()
      const told = await db.selectFrom('happening').select('kind').orderBy('kind').execute()
      await db.deleteFrom('happening').execute()
      const kinds = told.map(({ kind }) => kind).filter((kind) => !kind.startsWith('order.'))
      return [row.mrp_paise, row.price_paise, kinds]
    }
    await read()
    return { ...all, read }
  }

  it('leave them, and are back in them when the parcel is taken apart', async () => {
    const { shop, look, pack, unpack } = await openWith(4, [batchOf('B1', 3), batchOf('B2', 5)], {
      unknown: 1,
    })
    const packed = await pack(
      { quantity: 2 },
      { quantity: 1, batch: 'b2' },
      { batch: 'X9', expiresOn: '01/29' },
    )
    expect(packed.status).toBe(200)
    expect(await shelfOf(shop.db)).toEqual({
      free: 5,
      unknown: 0,
      batches: [
        ['B1', 1, 0],
        ['B2', 4, 0],
      ],
    })
    expect(await shelfFaults(shop.db)).toEqual([])
    expect((await unpack()).status).toBe(200)
    expect(await shelfOf(shop.db)).toEqual({
      free: 5,
      unknown: 1,
      batches: [
        ['B1', 3, 0],
        ['B2', 5, 0],
      ],
    })
    expect((await look()).lines[0]).toMatchObject({ left: 4, unknownUnits: 1 })
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('leave the product at the lowest MRP of what is sold, whichever way packs move, and tell of it', async () => {
    const { shop, desk, id, pack, unpack, bringBack, read } = await openPriced()
    // The last of the cheap batch is in a parcel: the price does not rise by itself.
    await pack({ quantity: 2 })
    expect(await read()).toEqual([9_500, 9_000, ['products.changed', 'stock.changed']])
    await unpack()
    expect(await read()).toEqual([9_000, 9_000, ['parcel.unpacked', 'products.changed', 'stock.changed']])
    await pack({ quantity: 2 })
    await read()
    await bringBack('restock')
    const [mrp, , told] = await read()
    expect([mrp, told]).toEqual([9_000, expect.arrayContaining(['products.changed', 'stock.changed'])])
    expect([id, desk]).toHaveLength(2)
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('are followed when they are released from quarantine, and the price falls with them', async () => {
    const { shop, desk, read } = await openPriced()
    const apart = batchOf('LOW', 1)
    await inTransaction(shop.db, (trx) =>
      keepApart(trx, [apart], { subject: 'return', staffId: null, at: shop.clock.now }, { mrpPaise: 8_500 }),
    )
    expect(await read()).toEqual([9_000, 9_000, []])
    const released = { ...apart, words: 'The seal is whole' }
    expect((await desk.as('pharmacist').post('/desk/quarantine/release', released)).status).toBe(200)
    expect(await read()).toEqual([8_500, 8_500, ['products.changed', 'stock.changed']])
  })

  it.each([
    [{ batch: 'B7' }, 'batch-not-there', 'batch'],
    [{ expiresOn: '10/29' }, 'batch-not-there', 'expiresOn'],
    [{ quantity: 4 }, 'batch-too-few', 'quantity'],
    [{ batch: 'HELD' }, 'batch-held', 'batch'],
  ])('are refused of %o, and nothing has left', async (piece, code, field) => {
    const { shop, pack, recall } = await openWith(4, [batchOf('B1', 3), batchOf('HELD', 5)])
    await recall('HELD')
    expect(await pack(piece)).toMatchObject({
      status: 422,
      code,
      fields: { [`lines.0.${field}`]: expect.any(String) },
    })
    expect(await shelfOf(shop.db)).toMatchObject({
      batches: [
        ['B1', 3, 0],
        ['HELD', 5, 0],
      ],
    })
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('are refused where they print less than is charged, and go at that very price', async () => {
    const low = await openWith(1, [batchOf('B1', 3)], { mrpPaise: 7_999 })
    expect(await low.pack({})).toMatchObject({ status: 422, code: 'batch-below-price' })
    const same = await openWith(1, [batchOf('B1', 3)], { mrpPaise: 8_000 })
    expect((await same.pack({})).status).toBe(200)
    const kept = await same.shop.db.selectFrom('shipment_line').selectAll().executeTakeFirstOrThrow()
    expect(kept).toMatchObject({ batch: 'B1', mrp_paise: 8_000, shelf_expires_on: '2028-06-30' })
  })

  it('that expired between cart and packing are refused', async () => {
    const soon = batchOf('B1', 3, { expiresOn: '2026-12-31' })
    const { shop, desk, id, pack } = await openWith(1, [soon])
    shop.clock.now = Date.parse('2027-01-01T00:00:00+05:30')
    const seat = (await openDesk(shop)).as('packer')
    const { version: seen } = (await seat.get('/desk/order', { id })).data
    const lines = [{ lineNo: 1, quantity: 1, batch: 'B1', expiresOn: '12/26' }]
    expect(await seat.post('/desk/parcel/pack', { id, seen, lines, isNearExpiryMeant: true })).toMatchObject({
      status: 422,
      code: 'batch-expired',
      fields: { 'lines.0.expiresOn': expect.any(String) },
    })
    expect([desk, pack]).toHaveLength(2)
  })

  it('of an order that was cancelled can be bought again when its parcel is taken apart', async () => {
    const { shop, desk, seen, pack, unpack } = await openWith(2, [batchOf('B1', 3)])
    await pack({ quantity: 2 })
    await desk
      .as('support')
      .post('/desk/order/cancel', { ...(await seen()), reason: 'It was asked for twice' })
    expect(await shelfOf(shop.db)).toMatchObject({ free: 1, batches: [['B1', 1, 0]] })
    await unpack()
    expect(await shelfOf(shop.db)).toMatchObject({ free: 3, batches: [['B1', 3, 0]] })
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('are short where their batch was recalled while they lay in the parcel, as nothing else is there', async () => {
    const { shop, pack, recall, unpack } = await openWith(2, [batchOf('B1', 2)])
    await pack({ quantity: 2 })
    await recall('B1')
    await unpack()
    const { short_units } = await shop.db
      .selectFrom('stock')
      .select('short_units')
      .where('product_id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    expect([short_units, await shelfFaults(shop.db)]).toEqual([2, []])
  })

  it('leave as of no known batch, and then first to expire first, where an operator moves an order on', async () => {
    const { shop, id } = await openWith(
      4,
      [batchOf('LATE', 3, { expiresOn: '2029-01-31' }), batchOf('SOON', 2)],
      { unknown: 1 },
    )
    await moveOrder(shop.app.context, id, 'confirmed')
    expect(await shelfOf(shop.db)).toMatchObject({ unknown: 1 })
    await moveOrder(shop.app.context, id, 'pickedUp')
    const left = {
      unknown: 0,
      batches: [
        ['LATE', 2, 0],
        ['SOON', 0, 0],
      ],
    }
    expect(await shelfOf(shop.db)).toMatchObject(left)
    await moveOrder(shop.app.context, id, 'delivered')
    expect(await shelfOf(shop.db)).toMatchObject(left)
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('go back to their batch when they come back in order, and are known by what they print where nobody knew them', async () => {
    const { shop, pack, bringBack } = await openWith(3, [batchOf('B1', 2)], { unknown: 1 })
    await pack({ quantity: 2 }, { batch: 'X9', expiresOn: '01/29' })
    expect((await bringBack('restock')).status).toBe(200)
    expect(await shelfOf(shop.db)).toEqual({
      free: 3,
      unknown: 0,
      batches: [
        ['B1', 2, 0],
        ['X9', 1, 0],
      ],
    })
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('stand on slip, invoice and credit note with their expiry, MRP and HSN', async () => {
    const { shop, desk, who, id, seat, seen, pack } = await openWith(3, [batchOf('B1', 3)], {
      unknown: 1,
      mrpPaise: 10_000,
    })
    await pack({ quantity: 2 }, { batch: 'X9', expiresOn: '01/29' })
    const { parcels } = (await seat.get('/desk/order', { id })).data
    const paper = await seat.get('/desk/parcelPaper', { id: parcels[0].id })
    expect(paper.data.lines).toMatchObject([
      { batch: 'B1', expiresOn: '2028-06', mrp: 100, hsn: expect.stringMatching(/^30/) },
      { batch: 'X9', expiresOn: '2029-01', mrp: null },
    ])
    const sent = { parcel: 1, courier: 'DTDC', trackingNumber: '' }
    await seat.post('/desk/parcel/handOver', { ...(await seen()), ...sent })
    await seat.post('/desk/parcel/delivered', { ...(await seen()), parcel: 1 })
    const b1 = { batch: 'B1', expiresOn: '2028-06', quantity: 2, mrp: 100 }
    const x9 = { batch: 'X9', expiresOn: '2029-01', quantity: 1 }
    const invoice = await shop.call('GET /get/invoice', { token: who.token, query: { orderId: id } })
    expect(invoice.data.lines[0]).toMatchObject({
      batches: [b1, x9],
      hsnCode: expect.stringMatching(/^30/),
    })
    const back = await shop.call('POST /post/returnRequest', {
      token: who.token,
      body: {
        ...{ orderId: id, kind: 'wrong', reason: 'Another strength' },
        lines: [{ line: 0, quantity: 2, batch: 'x9' }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
      },
    })
    expect(back.status).toBe(200)
    const { id: returnId } = await shop.db.selectFrom('return_request').select('id').executeTakeFirstOrThrow()
    const step = async (role: 'support' | 'packer' | 'pharmacist', name: string, more: object) =>
      desk.as(role).call(`POST /desk/return/${name}`, {
        body: { ...(await seenReturn(desk, returnId)), ...more },
      })
    await step('support', 'approve', { words: '' })
    await step('packer', 'receive', { lines: [{ lineNo: 1, quantity: 2 }] })
    await step('pharmacist', 'judge', { lines: [{ lineNo: 1, judgement: 'restock', refunded: 2 }] })
    const note = await desk.as('owner').get('/desk/creditNote', { number: 'CN/26-27/000001' })
    expect(note.data.lines[0].batches).toEqual([x9, { ...b1, quantity: 1 }])
    expect(await shelfOf(shop.db)).toMatchObject({
      unknown: 0,
      batches: [
        ['B1', 2, 0],
        ['X9', 1, 0],
      ],
    })
    expect(await shelfFaults(shop.db)).toEqual([])
  })

  it('are kept apart when they come back of a batch that is not sold any more, or where a pharmacist says so', async () => {
    const recalled = await openWith(2, [batchOf('B1', 3)])
    await recalled.pack({ quantity: 2 })
    await recalled.recall('B1')
    await recalled.bringBack('restock')
    expect(await shelfOf(recalled.shop.db)).toMatchObject({ free: 0, batches: [['B1', 1, 2]] })
    const judged = await openWith(2, [batchOf('B1', 3)])
    await judged.pack({ quantity: 2 })
    await judged.bringBack('quarantine')
    expect(await shelfOf(judged.shop.db)).toMatchObject({ free: 1, batches: [['B1', 1, 2]] })
    expect(await shelfFaults(judged.shop.db)).toEqual([])
    const moves = await judged.shop.db.selectFrom('shelf_move').select(['kind', 'units']).execute()
    expect(moves).toContainEqual({ kind: 'quarantined', units: 2 })
  })

  it('that are kept apart go to the shelf with a pharmacist’s word, or are destroyed with a reason, once', async () => {
    const { shop, desk, pack, bringBack, recall } = await openWith(3, [batchOf('B1', 3)])
    await pack({ quantity: 3 })
    await bringBack('quarantine')
    const seat = desk.as('pharmacist')
    const list = async () => (await desk.as('owner').get('/desk/quarantine')).data
    expect(await list()).toMatchObject([
      { batch: 'B1', quarantined: 3, name: 'Dolo 650 Tablet', since: new Date(shop.clock.now).toISOString() },
    ])
    const release = (units: number, key: string) =>
      seat.post('/desk/quarantine/release', { ...batchOf('B1', units), key, words: 'The seal is whole' })
    expect((await release(1, 'one')).data).toEqual({ left: 2 })
    expect((await release(1, 'one')).data).toEqual({ left: 2 })
    expect(await release(4, 'two')).toMatchObject({
      code: 'batch-too-few',
      fields: { units: expect.any(String) },
    })
    expect(await shelfOf(shop.db)).toMatchObject({ free: 1, batches: [['B1', 1, 2]] })
    await recall('B1')
    expect(await release(1, 'three')).toMatchObject({ status: 422, code: 'batch-held' })
    const destroyed = { ...batchOf('B1', 2), reason: 'Called back' }
    expect((await seat.post('/desk/quarantine/destroy', destroyed)).data).toEqual({ left: 0 })
    expect([await list(), await shelfFaults(shop.db)]).toEqual([[], []])
    const audit = await shop.db.selectFrom('audit').select('action').execute()
    expect(audit.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['quarantine.release', 'quarantine.destroy']),
    )
  })
})
