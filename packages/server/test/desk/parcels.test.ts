import type { DeskOrder } from '@dawakit/core/contract'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { type DeskSeat, openDesk } from '../desk-shop.ts'
import { buyer, place, stockOf } from '../ordering.ts'
import { openTestShop } from '../test-shop.ts'

const batch = { batch: 'b7-01', expiresOn: '2027-06' }

onEachDatabase('Packing and sending', (open) => {
  async function openWith(quantity: number, env: Record<string, string> = {}) {
    const shop = await openTestShop(await open(), { env })
    const desk = await openDesk(shop)
    const who = await buyer(shop)
    const { _id: id } = (await place(shop, who, { products: [{ _id: 'dolo', quantity }] })).data
    const seat = desk.as('packer')
    const look = async (): Promise<DeskOrder> => (await seat.get('/desk/order', { id })).data
    const own = async () => (await shop.call('GET /get/userOrder', { token: who.token, query: { id } })).data
    const messages = async () => {
      const rows = await shop.db.selectFrom('notification').select(['title', 'description']).execute()
      return rows.map(({ title, description }) => `${title} ${description}`).join('\n')
    }
    return { shop, desk, id, seat, look, own, messages, token: who.token }
  }
  async function pack(seat: DeskSeat, order: DeskOrder, quantity: number, more: object = {}) {
    const lines = [{ lineNo: 1, quantity, ...batch, ...more }]
    return seat.post('/desk/parcel/pack', { id: order.id, seen: order.version, lines })
  }

  it('confirms an order, sends it with its number, and delivers it with its invoice', async () => {
    const { desk, id, seat, look, own, messages, shop } = await openWith(2)
    const packed = (await pack(seat, await look(), 2)).data
    expect(packed).toMatchObject({
      standing: 'confirmed',
      packing: 'all',
      lines: [{ packed: 2, left: 0 }],
      parcels: [{ number: 1, state: 'packed', packedBy: 'Ravi Kumar', lines: [{ batch: 'B7-01' }] }],
    })
    expect((await own()).shipments).toEqual([])
    const counts = async () => (await seat.get('/desk/orders/counts')).data
    expect(await counts()).toMatchObject({ pack: 0, handOver: 1 })
    const found = await seat.post('/desk/orders/search', { search: ' b7-01' })
    expect(found.totalCount).toBe(1)
    const sent = { id, parcel: 1, courier: 'Delhivery', trackingNumber: '12345' }
    const left = (await seat.post('/desk/parcel/handOver', { ...sent, seen: packed.version })).data
    expect(left).toMatchObject({ standing: 'pickedUp' })
    expect((await own()).shipments).toMatchObject([
      {
        state: 'handedOver',
        courier: 'Delhivery',
        trackingNumber: '12345',
        trackingUrl: 'https://www.delhivery.com/track/package/12345',
        lines: [{ productId: 'dolo', quantity: 2 }],
      },
    ])
    expect(await messages()).toContain('It goes with Delhivery, tracking number 12345.')
    expect(await messages()).not.toContain('The rest follows')
    const going = (await seat.post('/desk/parcel/onTheWay', { id, parcel: 1, seen: left.version })).data
    const there = await seat.post('/desk/parcel/delivered', { id, parcel: 1, seen: going.version })
    expect(there.data).toMatchObject({ standing: 'delivered', invoiceNumber: null })
    const { data: whole } = await desk.as('support').get('/desk/order', { id })
    expect(whole.invoiceNumber).toMatch(/^INV/)
    const actions = await shop.db.selectFrom('audit').select('action').where('order_id', '=', id).execute()
    expect(actions.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['parcel.pack', 'parcel.handOver', 'parcel.onTheWay', 'parcel.delivered']),
    )
  })

  it('sends a part first: the customer is told, and the order is delivered with the last', async () => {
    const { id, seat, look, own, messages } = await openWith(3)
    const packed = (await pack(seat, await look(), 1)).data
    expect(packed).toMatchObject({ packing: 'part', lines: [{ left: 2 }], parcels: [{ collect: 120 }] })
    const out = (parcel: number, seen: string) =>
      seat.post('/desk/parcel/handOver', { id, parcel, courier: 'DTDC', trackingNumber: '', seen })
    const first = (await out(1, packed.version)).data
    expect(await messages()).toContain('This is a part of your order. The rest follows.')
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ pack: 1, onTheWay: 1 })
    const there = (await seat.post('/desk/parcel/delivered', { id, parcel: 1, seen: first.version })).data
    expect(there).toMatchObject({ standing: 'onTheWay', invoiceNumber: null })
    const rest = (await pack(seat, there, 2)).data
    expect(rest).toMatchObject({ parcels: [{ collect: null }, { collect: 160 }] })
    const second = (await out(2, rest.version)).data
    expect(await messages()).toContain('Parcel 2 of order')
    const last = await seat.post('/desk/parcel/delivered', { id, parcel: 2, seen: second.version })
    expect(last.data).toMatchObject({ standing: 'delivered', packing: 'all' })
    expect((await own()).shipments).toMatchObject([{ state: 'delivered' }, { state: 'delivered' }])
  })

  it('writes each batch of a line on the invoice, summed over the parcels, and who made it', async () => {
    const { id, seat, look, shop, token } = await openWith(4)
    const { manufacturer } = await shop.db
      .selectFrom('product')
      .select('manufacturer')
      .where('id', '=', 'dolo')
      .executeTakeFirstOrThrow()
    await pack(seat, await look(), 2)
    const lines = [
      { lineNo: 1, quantity: 1, ...batch },
      { lineNo: 1, quantity: 1, batch: 'C9', expiresOn: '2028-01' },
    ]
    await seat.post('/desk/parcel/pack', { id, seen: (await look()).version, lines })
    for (const parcel of [1, 2]) {
      const sent = { id, parcel, courier: 'DTDC', trackingNumber: '9' }
      await seat.post('/desk/parcel/handOver', { ...sent, seen: (await look()).version })
      await seat.post('/desk/parcel/delivered', { id, parcel, seen: (await look()).version })
    }
    const invoice = await shop.call('GET /get/invoice', { token, query: { orderId: id } })
    expect(invoice.data.lines).toMatchObject([
      {
        manufacturer,
        quantity: 4,
        batches: [
          { batch: 'B7-01', expiresOn: '2027-06', quantity: 3 },
          { batch: 'C9', expiresOn: '2028-01', quantity: 1 },
        ],
      },
    ])
    expect(manufacturer).not.toBe('')
  })

  it('takes a parcel apart before it has left, and not after', async () => {
    const { id, seat, look } = await openWith(1)
    const packed = (await pack(seat, await look(), 1)).data
    const apart = (await seat.post('/desk/parcel/unpack', { id, parcel: 1, seen: packed.version })).data
    expect(apart).toMatchObject({ standing: 'confirmed', packing: 'none', parcels: [] })
    const again = (await pack(seat, apart, 1)).data
    const left = await seat.post('/desk/parcel/handOver', {
      id,
      parcel: 1,
      seen: again.version,
      courier: 'DTDC',
      trackingNumber: '9',
    })
    const late = await seat.post('/desk/parcel/unpack', { id, parcel: 1, seen: left.data.version })
    expect([late.status, late.code]).toEqual([409, 'parcel-move-not-allowed'])
  })

  it('of a cancelled order is unpacked: its pieces are on the shelf from then on, and once', async () => {
    const { id, seat, look, shop, desk } = await openWith(3)
    const free = async () => (await stockOf(shop.db, 'dolo')).free
    const before = await free()
    await pack(seat, await look(), 2)
    const support = desk.as('support')
    const { version } = await look()
    await support.post('/desk/order/cancel', { id, seen: version, reason: 'The customer rang.' })
    expect(await free()).toBe(before + 1)
    const counts = async () => (await seat.get('/desk/orders/counts')).data
    expect(await counts()).toMatchObject({ unpack: 1, handOver: 0, pack: 0 })
    const listed = await seat.get('/desk/orders', { queue: 'unpack' })
    expect(listed.data).toMatchObject([{ id, standing: 'cancelled' }])
    const sent = { id, parcel: 1, courier: 'DTDC', trackingNumber: '', seen: (await look()).version }
    expect((await seat.post('/desk/parcel/handOver', sent)).code).toBe('parcel-move-not-allowed')
    const apart = await seat.post('/desk/parcel/unpack', { id, parcel: 1, seen: (await look()).version })
    expect(apart.data).toMatchObject({ standing: 'cancelled', parcels: [] })
    expect(await free()).toBe(before + 3)
    expect(await counts()).toMatchObject({ unpack: 0 })
    const again = await seat.post('/desk/parcel/unpack', { id, parcel: 1, seen: (await look()).version })
    expect(again.code).toBe('parcel-not-found')
    const actions = await shop.db.selectFrom('audit').select('action').where('order_id', '=', id).execute()
    expect(actions.map(({ action }) => action)).toContain('parcel.unpack')
  })

  it('whose pieces went to the shelf with an earlier cancellation gives them back no more', async () => {
    const { id, seat, look, shop, desk } = await openWith(1)
    await pack(seat, await look(), 1)
    const { version } = await look()
    await desk.as('support').post('/desk/order/cancel', { id, seen: version, reason: 'The customer rang.' })
    await shop.db.updateTable('shipment').set({ is_on_shelf: 1 }).execute()
    const before = await stockOf(shop.db, 'dolo')
    await seat.post('/desk/parcel/unpack', { id, parcel: 1, seen: (await look()).version })
    expect(await stockOf(shop.db, 'dolo')).toEqual(before)
  })

  it.each([
    [2, {}, 'packed-too-many', 'quantity'],
    [0, {}, 'pack-something', 'quantity'],
    [1, { batch: '' }, 'batch-needed', 'batch'],
    [1, { expiresOn: '' }, 'batch-needed', 'expiresOn'],
    [1, { expiresOn: '2026-10' }, 'batch-expired', 'expiresOn'],
    [1, { expiresOn: '13/26' }, 'expiry-not-read', 'expiresOn'],
    [1, { expiresOn: 'NOV 26' }, 'batch-expires-soon', 'expiresOn'],
  ])('packs no %s pieces with %j', async (quantity, more, code, field) => {
    const { seat, look } = await openWith(1)
    const order = await look()
    const refused = await pack(seat, order, quantity, more)
    expect(refused.code).toBe(code)
    expect(Object.keys(refused.fields ?? {})).toEqual([`lines.0.${field}`])
    expect(await look()).toMatchObject({ version: order.version, packing: 'none', parcels: [] })
  })

  it.each(['06/28', 'JUN 28', '06-2028', 'JUN.2028', '30/06/2028', '2028-06'])(
    'reads an expiry as the pack prints it: %s',
    async (expiresOn) => {
      const { seat, look } = await openWith(1)
      const packed = (await pack(seat, await look(), 1, { expiresOn })).data
      expect(packed.parcels).toMatchObject([{ lines: [{ batch: 'B7-01', expiresOn: '2028-06' }] }])
    },
  )

  it.each([
    ['17', 200],
    ['18', 422],
  ])('asks about what expires as soon as the shop has set: %s days', async (days, status) => {
    const { seat, look } = await openWith(1, { LIMIT_NEAR_EXPIRY_DAYS: days })
    expect((await pack(seat, await look(), 1, { expiresOn: 'NOV 26' })).status).toBe(status)
  })

  it('packs what expires soon once somebody says that it is meant, and the audit says so', async () => {
    const { id, seat, look, shop } = await openWith(1)
    const lines = [{ lineNo: 1, quantity: 1, batch: 'B1', expiresOn: '11/26' }]
    const meant = { id, seen: (await look()).version, lines, isNearExpiryMeant: true }
    expect((await seat.post('/desk/parcel/pack', meant)).data.packing).toBe('all')
    const { after } = await shop.db
      .selectFrom('audit')
      .select('after')
      .where('action', '=', 'parcel.pack')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(after ?? '')).toMatchObject({ isNearExpiryMeant: true })
  })

  it('packs nothing on prescription before a pharmacist has approved it', async () => {
    const { seat, look, shop } = await openWith(1)
    await shop.db.updateTable('order_line').set({ is_prescription: 1 }).execute()
    await shop.db.updateTable('orders').set({ review: 'waiting' }).execute()
    const refused = await pack(seat, await look(), 1)
    expect([refused.status, refused.code]).toEqual([409, 'prescription-not-approved'])
  })

  it('lets one of two packers pack the last piece', async () => {
    const { desk, seat, look } = await openWith(1)
    const order = await look()
    const answers = await Promise.all([pack(seat, order, 1), pack(desk.as('owner'), order, 1)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await look()).parcels).toHaveLength(1)
  })

  it('sends what came back once more, with a number of its own, until it was judged', async () => {
    const { id, seat, look, own, messages, shop, desk } = await openWith(1)
    await pack(seat, await look(), 1)
    const sent = { id, parcel: 1, courier: 'DTDC', trackingNumber: '9' }
    const seen = async () => (await look()).version
    await seat.post('/desk/parcel/handOver', { ...sent, seen: await seen() })
    const again = { id, parcel: 1, courier: 'Delhivery', trackingNumber: '77' }
    const sendAgain = async () => seat.post('/desk/parcel/sendAgain', { ...again, seen: await seen() })
    expect((await sendAgain()).code).toBe('parcel-move-not-allowed')
    const back = async () =>
      seat.post('/desk/parcel/undelivered', { id, parcel: 1, seen: await seen(), reason: 'Nobody at home' })
    await back()
    expect((await sendAgain()).data).toMatchObject({
      standing: 'onTheWay',
      parcels: [{ state: 'handedOver', courier: 'Delhivery', trackingNumber: '77', returnedAt: null }],
    })
    expect(await own()).toMatchObject({
      shipments: [{ state: 'handedOver', trackingNumber: '77' }],
      returns: [{ state: 'withdrawn', decision: 'It is sent once more.' }],
    })
    expect(await messages()).toContain('It goes with Delhivery, tracking number 77.')
    expect((await seat.get('/desk/orders/counts')).data).toMatchObject({ back: 0, onTheWay: 1 })
    const attempts = await shop.db.selectFrom('shipment_attempt').selectAll().execute()
    expect(attempts).toMatchObject([{ attempt: 1, courier: 'DTDC', tracking_number: '9' }])
    await back()
    const open = (await own()).returns.find(({ state }: { state: string }) => state === 'received')
    const returned = (await desk.as('pharmacist').get('/desk/return', { id: open.id })).data
    const lines = [{ lineNo: 1, judgement: 'restock', refunded: 1 }]
    const judge = { id: open.id, seen: returned.version, lines }
    expect((await desk.as('pharmacist').call('POST /desk/return/judge', { body: judge })).status).toBe(200)
    expect((await sendAgain()).code).toBe('parcel-move-not-allowed')
  })

  it('takes back what could not be delivered, with the reason', async () => {
    const { id, seat, look, own } = await openWith(1)
    const packed = (await pack(seat, await look(), 1)).data
    const sent = { id, parcel: 1, courier: 'DTDC', trackingNumber: '9' }
    const left = (await seat.post('/desk/parcel/handOver', { ...sent, seen: packed.version })).data
    const back = { id, parcel: 1, seen: left.version }
    expect((await seat.post('/desk/parcel/undelivered', { ...back, reason: ' ' })).code).toBe('reason-needed')
    const returned = await seat.post('/desk/parcel/undelivered', { ...back, reason: 'Nobody at home' })
    expect(returned.data).toMatchObject({ standing: 'onTheWay', parcels: [{ state: 'returned' }] })
    expect((await own()).shipments).toMatchObject([{ state: 'returned' }])
  })
})
