import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { addCoupon, stockOf } from '../ordering.ts'
import { openParcelled, type ParcelledOrder } from '../parcelled-order.ts'

/** 3 × 40.16 less 17 %, 100.00 together; 99.00 beside them, and the fee of 40.00. */
const basket = {
  products: [
    { _id: 'dolo', quantity: 3 },
    { _id: 'soap', quantity: 1 },
  ],
  coupon: 'CARE10',
  prices: { dolo: 4_016 },
}

onEachDatabase('An order of which a part has arrived', (open) => {
  async function opened(method: 'cod' | 'razorpay'): Promise<ParcelledOrder> {
    const db = await open()
    await addCoupon(db, { percent: 17, products: ['dolo'] })
    return openParcelled(db, method, basket)
  }
  const end = async (order: ParcelledOrder) =>
    order.desk.as('support').post('/desk/order/endRest', {
      id: order.id,
      seen: (await order.look()).version,
      reason: 'The maker has stopped.',
    })
  const less = async (order: ParcelledOrder, ...lines: [lineNo: number, quantity: number][]) =>
    order.desk.as('support').post('/desk/order/supplyLess', {
      id: order.id,
      seen: (await order.look()).version,
      lines: lines.map(([lineNo, quantity]) => ({ lineNo, quantity })),
      reason: 'The shelf is empty.',
    })

  it('ends in cash with an invoice of what arrived and was paid at the door', async () => {
    const order = await opened('cod')
    const before = await stockOf(order.shop.db, 'dolo')
    await order.leave({ 1: 1 })
    expect((await order.look()).parcels).toMatchObject([{ collect: 73.33 }])
    await order.arrive(1)
    expect((await end(order)).data).toMatchObject({
      standing: 'delivered',
      lines: [{ quantity: 1, orderedQuantity: 3 }, { quantity: 0 }],
    })
    expect(await order.invoice()).toMatchObject({
      lines: [{ quantity: 1, total: 33.33 }],
      grandTotal: 73.33,
    })
    expect(await order.read()).toMatchObject({ totalPrice: 73.33, refunds: [], creditNotes: [] })
    expect(await order.money()).toMatchObject({ invoiced: 73.33, credited: 0, collected: 73.33, owed: 0 })
    expect((await stockOf(order.shop.db, 'dolo')).free).toBe(before.free + 2)
    expect(await order.messages()).toContain('Dolo 650 Tablet: 1 of 3. The maker has stopped.')
  })

  it('ends online with the rest of the money on its way back', async () => {
    const order = await opened('razorpay')
    await order.leave({ 1: 1 })
    await order.arrive(1)
    await end(order)
    expect(await order.read()).toMatchObject({
      totalPrice: 73.33,
      refunds: [{ amount: 165.67, state: 'underway' }],
    })
    await order.shop.refund()
    expect(await order.invoice()).toMatchObject({ grandTotal: 73.33 })
    expect(await order.money()).toMatchObject({ invoiced: 73.33, collected: 239, wentBack: 165.67, owed: 0 })
  })

  it.each(['supplyLess', 'endRest'])(
    'is changed once for one key, by whoever has seen what: %s',
    async (call) => {
      const order = await opened('cod')
      await order.leave({ 1: 1 })
      await order.arrive(1)
      const { version: seen } = await order.look()
      const lines = call === 'supplyLess' ? { lines: [{ lineNo: 1, quantity: 2 }] } : {}
      const send = (more: object) =>
        order.desk.as('support').call(`POST /desk/order/${call}`, {
          body: { id: order.id, seen, key: 'dialog-1', reason: 'The shelf is empty.', ...lines, ...more },
        })
      const first = await send({})
      expect(first.status).toBe(200)
      const sent = await order.messages()
      const { status, data } = await send({})
      expect({ status, data }).toEqual({ status: 200, data: first.data })
      expect(await order.messages()).toEqual(sent)
      expect(await send({ reason: 'Another.' })).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
      expect(await send({ key: 'dialog-2' })).toMatchObject({ status: 409, code: 'order-changed' })
    },
  )

  it('takes parcels apart that are still here, and waits for those that are not', async () => {
    const order = await opened('cod')
    await order.leave({ 1: 1 })
    await order.leave({ 1: 1 })
    await order.pack({ 1: 1 })
    await order.arrive(1)
    expect((await end(order)).data).toMatchObject({
      standing: 'onTheWay',
      packing: 'all',
      lines: [{ quantity: 2 }, { quantity: 0 }],
      parcels: [{ number: 1 }, { number: 2 }],
    })
    await order.judge(await order.bring(2), 'destroy')
    expect(await order.look()).toMatchObject({ standing: 'delivered' })
    expect(await order.invoice()).toMatchObject({ grandTotal: 106.66 })
    expect(await order.creditNotes()).toMatchObject([{ grandTotal: 33.33 }])
    expect(await order.money()).toMatchObject({ collected: 73.33, owed: 0 })
  })

  it('does not invoice what came back before the rest was ended, and puts it to the shelf when judged', async () => {
    const order = await opened('razorpay')
    const before = await stockOf(order.shop.db, 'dolo')
    await order.leave({ 1: 2 })
    await order.leave({ 1: 1 })
    const back = await order.bring(1)
    await order.arrive(2)
    await end(order)
    expect((await order.judge(back)).data).toMatchObject({ state: 'closed', refund: 0, creditNote: null })
    expect(await order.invoice()).toMatchObject({ lines: [{ quantity: 1 }], grandTotal: 73.34 })
    expect(await order.read()).toMatchObject({ refunds: [{ amount: 165.66 }], totalPrice: 73.34 })
    expect((await stockOf(order.shop.db, 'dolo')).free).toBe(before.free + 2)
  })

  it('is not ended twice, nor by somebody who has not seen what arrived', async () => {
    const order = await opened('cod')
    await order.leave({ 1: 1 })
    const { version } = await order.look()
    await order.arrive(1)
    const late = await order.desk
      .as('owner')
      .post('/desk/order/endRest', { id: order.id, seen: version, reason: 'Late' })
    expect(late).toMatchObject({ status: 409, code: 'order-changed' })
    expect((await end(order)).status).toBe(200)
    expect(await end(order)).toMatchObject({ status: 409, code: 'nothing-to-end' })
  })

  it('is supplied less of a line that is confirmed, packed beside, or under way', async () => {
    const order = await opened('cod')
    await order.pack({ 2: 1 })
    expect((await less(order, [1, 2])).data).toMatchObject({
      lines: [{ quantity: 2, left: 2 }, { quantity: 1 }],
      order: { totalPrice: 205.66 },
    })
    await order.send(1)
    await order.leave({ 1: 1 })
    expect((await less(order, [1, 0])).code).toBe('pieces-packed')
    expect((await less(order, [2, 0])).code).toBe('pieces-packed')
    expect((await less(order, [1, 1])).data).toMatchObject({
      packing: 'all',
      parcels: [{ collect: 139 }, { collect: 33.33 }],
      order: { totalPrice: 172.33 },
    })
    await order.arrive(1)
    await order.arrive(2)
    expect(await order.invoice()).toMatchObject({ grandTotal: 172.33 })
    expect(await order.money()).toMatchObject({ invoiced: 172.33, collected: 172.33, owed: 0 })
  })

  it('is collected as its courier was told, when the parcel beside it is taken apart', async () => {
    const order = await opened('cod')
    await order.pack({ 1: 2 })
    await order.leave({ 1: 1 })
    expect((await order.look()).parcels).toMatchObject([{ collect: 106.66 }, { collect: 33.34 }])
    const apart = { id: order.id, seen: (await order.look()).version, parcel: 1 }
    await order.desk.as('packer').post('/desk/parcel/unpack', apart)
    expect((await order.look()).parcels).toMatchObject([{ number: 2, collect: 33.34 }])
    await order.pack({ 1: 2 })
    expect((await order.look()).parcels).toMatchObject([{ collect: 33.34 }, { collect: 106.66 }])
  })

  it('is delivered by supplying nothing else', async () => {
    const order = await opened('razorpay')
    await order.leave({ 1: 3 })
    await order.arrive(1)
    expect(await order.look()).toMatchObject({ standing: 'onTheWay' })
    expect((await less(order, [2, 0])).data).toMatchObject({ standing: 'delivered' })
    expect(await order.invoice()).toMatchObject({ grandTotal: 140 })
    expect(await order.read()).toMatchObject({ refunds: [{ amount: 99 }] })
  })

  it('is cancelled, where nothing of it would be supplied', async () => {
    const order = await opened('razorpay')
    expect((await less(order, [1, 0], [2, 0])).data).toMatchObject({ standing: 'cancelled' })
    expect(await order.read()).toMatchObject({
      endReason: 'The shelf is empty.',
      refunds: [{ amount: 239 }],
    })
  })
})
