import type { PackedPieces, ReturnJudgement, StaffRole } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { inTransaction } from '../../src/ground/database/in-transaction.ts'
import { requestReturn } from '../../src/money/returns/request-return.ts'
import { changePieces } from '../../src/shelves/batches/move-pieces.ts'
import { putOnSale } from '../../src/shelves/batches/put-on-sale.ts'
import { keepApart } from '../../src/shelves/batches/quarantine.ts'
import { onEachDatabase } from '../databases.ts'
import { openDesk, seenReturn } from '../desk-shop.ts'
import { type Buyer, buyer, place } from '../ordering.ts'
import { openTestShop, START } from '../test-shop.ts'

const REASON = 'Dissolution below the limit'

onEachDatabase('A recall', (open) => {
  async function openWith(units = 20) {
    const shop = await openTestShop(await open())
    const desk = await openDesk(shop)
    const seat = desk.as('pharmacist')
    const put = (
      units: number,
      kind: 'goodsIn' | 'returned' = 'goodsIn',
      batch = 'B1',
      expiresOn = '2028-03-31',
    ) =>
      inTransaction(shop.db, (trx) =>
        changePieces(trx, [{ productId: 'dolo', batch, expiresOn, units }], {
          kind,
          subject: 'bill',
          staffId: null,
          at: shop.clock.now,
        }),
      )
    await shop.db
      .updateTable('stock')
      .set({ free: 0, unknown_units: 0 })
      .where('product_id', '=', 'dolo')
      .execute()
    await put(units)
    /** An order of two, packed of the batch, and of others beside it; and what it is then. */
    const packFor = async (who: Buyer, others: PackedPieces[] = []) => {
      const quantity = 2 + others.length
      const { _id: id } = (await place(shop, who, { products: [{ _id: 'dolo', quantity }] })).data
      const seen = (await desk.as('packer').get('/desk/order', { id })).data.version
      const lines = [{ lineNo: 1, quantity: 2, batch: 'B1', expiresOn: '2028-03' }, ...others]
      await desk.as('packer').post('/desk/parcel/pack', { id, seen, lines })
      return id
    }
    const send = async (id: string) => {
      const seen = (await desk.as('packer').get('/desk/order', { id })).data.version
      const body = { id, seen, parcel: 1, courier: 'Delhivery', trackingNumber: '12345' }
      return desk.as('packer').post('/desk/parcel/handOver', body)
    }
    const begin = async (batch = 'B1') =>
      (await seat.post('/desk/recall/begin', { batch, reason: REASON })).data
    const stock = async () => {
      const { free, short_units, unknown_units } = await shop.db
        .selectFrom('stock')
        .selectAll()
        .where('product_id', '=', 'dolo')
        .executeTakeFirstOrThrow()
      return [free, short_units, unknown_units]
    }
    const batches = async () => {
      const rows = await shop.db.selectFrom('stock_batch').selectAll().orderBy('expires_on').execute()
      return rows
        .map(({ batch, units, is_sold, held }) => [batch, units, is_sold, held ?? 'free'].join(' '))
        .toSorted()
    }
    const actions = async () => {
      const rows = await shop.db
        .selectFrom('audit')
        .select('action')
        .where('subject', '=', 'recall')
        .orderBy('action')
        .execute()
      return rows.map(({ action }) => action)
    }
    return { shop, desk, seat, put, packFor, send, begin, stock, batches, actions }
  }

  it('holds packs of which the shelf knows no batch, by what their pack prints', async () => {
    const { begin, packFor, shop, desk, batches } = await openWith(0)
    await shop.db
      .updateTable('stock')
      .set({ free: 10, unknown_units: 10 })
      .where('product_id', '=', 'dolo')
      .execute()
    const who = await buyer(shop)
    await packFor(who)
    await begin()
    const { _id: id } = (await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })).data
    const pack = async (batch: string) => {
      const seen = (await desk.as('packer').get('/desk/order', { id })).data.version
      const lines = [{ lineNo: 1, quantity: 1, batch, expiresOn: '2028-03' }]
      return desk.as('packer').post('/desk/parcel/pack', { id, seen, lines })
    }
    expect(await pack('b-1')).toMatchObject({
      code: 'batch-held',
      fields: { 'lines.0.batch': expect.any(String) },
    })
    expect((await pack('B2')).status).toBe(200)
    const back = { productId: 'dolo', batch: 'B1', expiresOn: '2028-03-31', units: 1 }
    await inTransaction(shop.db, (trx) =>
      keepApart(trx, [back], { subject: 'return', staffId: null, at: shop.clock.now }),
    )
    expect(await batches()).toEqual(['B1 0 0 recalled'])
  })

  it('takes all of a batch off sale at once, and what comes of it later', async () => {
    const { begin, put, stock, batches, shop } = await openWith()
    await put(4, 'goodsIn', 'B2')
    // What has expired is not put back by a change of settings either.
    await put(3, 'goodsIn', 'B1', '2026-10-31')
    await begin('b1')
    expect(await stock()).toEqual([4, 0, 0])
    await put(6)
    await put(2, 'returned', 'B1', '2029-03-31')
    expect(await stock()).toEqual([4, 0, 0])
    expect(await batches()).toEqual(['B1 2 0 recalled', 'B1 26 0 recalled', 'B1 3 0 recalled', 'B2 4 1 free'])
    const { kind, facts } = await shop.db
      .selectFrom('happening')
      .select(['kind', 'facts'])
      .where('kind', '=', 'batch.recalled')
      .executeTakeFirstOrThrow()
    expect([kind, Object.keys(JSON.parse(facts))]).toEqual(['batch.recalled', ['recallId']])
  })

  it('says who has it, what is packed, and what is still here', async () => {
    const { begin, packFor, send, seat, shop, actions } = await openWith()
    await send(await packFor(await buyer(shop, '9000000001')))
    await packFor(await buyer(shop, '9000000002'))
    const { id } = await begin()
    const recall = (await seat.get('/desk/recall', { id })).data
    expect(recall).toMatchObject({
      state: 'open',
      reason: REASON,
      shelf: [{ expiresOn: '2028-03-31', quarantined: 0 }],
      pieces: { packed: 2, onTheWay: 2, delivered: 0, cameBack: 0 },
      parcelCount: 2,
      toTell: 1,
      parcels: [
        { state: 'packed', quantity: 2, customer: { mobileNumber: '9000000002' } },
        { state: 'handedOver', quantity: 2, customer: { mobileNumber: '9000000001' }, toldAt: null },
      ],
    })
    const list = await seat.file('/desk/recall/list', { id })
    const lines = (await list.text()).trim().split('\n')
    expect(lines).toHaveLength(3)
    expect(lines[2]).toContain('9000000001')
    expect(await actions()).toEqual(['recall.begin', 'recall.list', 'recall.look'])
  })

  it('tells each customer once by notification, mail and SMS, over two presses and a restart', async () => {
    const { begin, packFor, send, seat, shop } = await openWith()
    const [one, other, third] = [
      await buyer(shop, '9000000001'),
      await buyer(shop, '9000000002'),
      await buyer(shop, '9000000003'),
    ]
    for (const who of [one, other, one]) await send(await packFor(who))
    await packFor(third)
    const { id } = await begin()
    const before = await shop.db.selectFrom('outbox').select('id').execute()
    await seat.post('/desk/recall/tell', { id })
    await seat.post('/desk/recall/tell', { id })
    // One was told when the process was stopped.
    await shop.app.context.subscribers.runOnce()
    const again = (await seat.post('/desk/recall/tell', { id })).data
    await shop.app.context.subscribers.runOnce()
    expect(again).toMatchObject({ told: 2, toTell: 0 })
    const known = new Set(before.map(({ id }) => id))
    const sent = (await shop.db.selectFrom('outbox').selectAll().execute()).filter(({ id }) => !known.has(id))
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['mail', 'mail', 'sms', 'sms'])
    const notices = await shop.db
      .selectFrom('notification')
      .selectAll()
      .where('title', 'like', 'Please do not use%')
      .execute()
    expect(notices).toHaveLength(2)
    expect(notices[0]?.description).toContain('The batch B1 of Dolo 650 Tablet is called back')
  })

  it('ends with its packs held, or is taken back and sold as its expiry says', async () => {
    const { begin, seat, put, stock, batches, actions } = await openWith()
    const { id } = await begin()
    const end = (reason: string, isTakenBack: boolean) =>
      seat.post('/desk/recall/end', { id, reason, isTakenBack })
    expect((await end('All is back', false)).data).toMatchObject({ state: 'ended', endReason: 'All is back' })
    expect((await end('Once more', false)).code).toBe('recall-ended')
    await put(1)
    expect(await stock()).toEqual([0, 0, 0])
    await put(2, 'goodsIn', 'B1', '2026-11-30')
    expect((await end('It was B7', true)).data).toMatchObject({ state: 'takenBack' })
    expect(await batches()).toEqual(['B1 2 0 free', 'B1 21 1 free'])
    expect(await stock()).toEqual([21, 0, 0])
    expect((await end('Once more', true)).code).toBe('recall-ended')
    expect(await actions()).toEqual(['recall.begin', 'recall.end', 'recall.takeBack'])
    expect((await begin()).state).toBe('open')
  })

  it('leaves what somebody keeps back as it stood, though it is called back and taken back', async () => {
    const { begin, seat, put, stock, batches, shop } = await openWith()
    await put(4, 'goodsIn', 'B1', '2028-06-30')
    await inTransaction(shop.db, (trx) =>
      putOnSale(
        trx,
        { productId: 'dolo', batch: 'B1', expiresOn: '2028-06-30' },
        { isSold: false, held: 'kept' },
      ),
    )
    const { id } = await begin()
    expect(await batches()).toEqual(['B1 20 0 recalled', 'B1 4 0 kept'])
    await seat.post('/desk/recall/end', { id, reason: 'It was B7', isTakenBack: true })
    expect(await batches()).toEqual(['B1 20 1 free', 'B1 4 0 kept'])
    expect(await stock()).toEqual([20, 0, 0])
  })

  it('leaves the MRP of what is sold, and is told as any change of it', async () => {
    const { begin, seat, put, shop } = await openWith(0)
    await put(3)
    await put(3, 'goodsIn', 'B2')
    const print = (batch: string, mrp_paise: number) =>
      shop.db.updateTable('stock_batch').set({ mrp_paise }).where('batch', '=', batch).execute()
    await print('B1', 7_000)
    await print('B2', 7_500)
    const mrp = async () =>
      (await shop.db.selectFrom('product').selectAll().where('id', '=', 'dolo').executeTakeFirstOrThrow())
        .mrp_paise
    const told = async () => {
      const rows = await shop.db.selectFrom('happening').select('kind').orderBy('kind').execute()
      await shop.db.deleteFrom('happening').execute()
      return rows.map(({ kind }) => kind)
    }
    await told()
    const { id } = await begin()
    expect([await mrp(), await told()]).toEqual([
      7_500,
      ['batch.recalled', 'products.changed', 'stock.changed'],
    ])
    await seat.post('/desk/recall/end', { id, reason: 'It was B7', isTakenBack: true })
    expect([await mrp(), await told()]).toEqual([7_000, ['products.changed', 'stock.changed']])
  })

  it('tells nobody who has given all packs of the batch back, but who has kept one', async () => {
    const { begin, packFor, put, send, seat, desk, shop } = await openWith()
    await put(2, 'goodsIn', 'B2')
    const deliverTo = async (
      mobile: string,
      given: number,
      judgement: ReturnJudgement,
      others: PackedPieces[] = [],
      kind: 'unopened' | 'wrong' = 'unopened',
    ) => {
      const who = await buyer(shop, mobile)
      const id = await packFor(who, others)
      await send(id)
      const seen = (await desk.as('packer').get('/desk/order', { id })).data.version
      await desk.as('packer').post('/desk/parcel/delivered', { id, seen, parcel: 1 })
      const { returns } = await requestReturn(shop.app.context, who.userId, {
        orderId: id,
        kind,
        reason: 'Not needed any more',
        lines: [{ line: 0, quantity: given, ...(kind === 'unopened' && { batch: 'B1' }) }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
      })
      const of = returns[0]?.id ?? ''
      const next = (role: StaffRole, call: string, more: object) =>
        seenReturn(desk, of).then((seen) =>
          desk.as(role).call(`POST /desk/return/${call}`, { body: { ...seen, ...more } }),
        )
      await next('support', 'approve', { words: '' })
      await next('packer', 'receive', { lines: [{ lineNo: 1, quantity: given }] })
      const lines = [{ lineNo: 1, judgement, refunded: given }]
      expect((await next('pharmacist', 'judge', { lines })).status).toBe(200)
    }
    await deliverTo('9000000001', 2, 'restock')
    await deliverTo('9000000002', 2, 'destroy')
    await deliverTo('9000000003', 1, 'quarantine')
    // One of another batch stays with them.
    const other = { lineNo: 1, quantity: 1, batch: 'B2', expiresOn: '2028-03' }
    await deliverTo('9000000004', 2, 'restock', [other])
    // Of which batch these were nobody has said.
    await deliverTo('9000000005', 2, 'quarantine', [other], 'wrong')
    const { id } = await begin()
    expect((await seat.get('/desk/recall', { id })).data).toMatchObject({ parcelCount: 5, toTell: 2 })
    await seat.post('/desk/recall/tell', { id })
    await shop.app.context.subscribers.runOnce()
    const told = await shop.db
      .selectFrom('recall_told')
      .innerJoin('customer', 'customer.id', 'customer_id')
      .select('mobile')
      .execute()
    expect(told.map(({ mobile }) => mobile).sort()).toEqual(['9000000003', '9000000005'])
  })

  it('names the field where a number is not known, or of several products', async () => {
    const { seat, shop, put } = await openWith()
    const begin = (body: object) =>
      seat.call('POST /desk/recall/begin', { body: { reason: REASON, ...body } })
    expect((await begin({ batch: 'B77' })).fields).toHaveProperty('batch')
    await put(1)
    await inTransaction(shop.db, (trx) =>
      changePieces(trx, [{ productId: 'crocin', batch: 'B1', expiresOn: '2028-01-31', units: 1 }], {
        kind: 'goodsIn',
        subject: 'bill',
        staffId: null,
        at: START,
      }),
    )
    const several = await begin({ batch: 'B1' })
    expect([several.code, several.fields]).toEqual(['recall-of-several', { productId: expect.any(String) }])
    expect(several.data.products.map(({ id }: { id: string }) => id)).toEqual(['crocin', 'dolo'])
    expect((await begin({ batch: 'B1', productId: 'crocin' })).data.product.name).toBe(
      'Crocin Advance Tablet',
    )
    const [one, other] = await Promise.all([
      begin({ batch: 'B1', productId: 'dolo' }),
      begin({ batch: 'B1', productId: 'dolo' }),
    ])
    expect([one.status, other.status].toSorted()).toEqual([200, 409])
  })
})
