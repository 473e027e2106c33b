import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { seenReturn } from '../desk-shop.ts'
import { stockOf } from '../ordering.ts'
import { openParcelled, type ParcelledOrder } from '../parcelled-order.ts'

/** 160.00 of Dolo and a soap of 99.00, with the fee of 40.00: 299.00. */
const products = [
  { _id: 'dolo', quantity: 2 },
  { _id: 'soap', quantity: 1 },
]

onEachDatabase('A parcel of a cancelled order that is delivered all the same', (open) => {
  /** Two Dolo are under way when the pharmacy cancels. */
  async function cancelled(method: 'cod' | 'razorpay', isRefunded = false): Promise<ParcelledOrder> {
    const order = await openParcelled(await open(), method, { products })
    await order.leave({ 1: 2 })
    const cancel = { id: order.id, seen: (await order.look()).version, reason: 'It was ordered twice.' }
    expect((await order.desk.as('support').post('/desk/order/cancel', cancel)).status).toBe(200)
    if (isRefunded) await order.shop.refund()
    return order
  }
  const arrive = async (order: ParcelledOrder, took = 0) =>
    order.desk.as('support').post('/desk/parcel/deliveredAllTheSame', {
      id: order.id,
      seen: (await order.look()).version,
      parcel: 1,
      took,
    })
  const settle = async (order: ParcelledOrder, way: 'paidLate' | 'comesBack' | 'letGo', more: object) =>
    order.desk.as('owner').call(`POST /desk/order/${way}`, {
      body: { id: order.id, seen: (await order.look()).version, ...more },
    })
  const cases = async (order: ParcelledOrder) =>
    (await order.desk.as('owner').get('/desk/money/cases')).data as { id: string; kind: string }[]

  it('stands again in cash for what arrived, invoiced and paid at the door', async () => {
    const order = await cancelled('cod')
    expect(await arrive(order, 200)).toMatchObject({
      status: 200,
      data: {
        standing: 'delivered',
        lines: [{ quantity: 2 }, { quantity: 0, declinedReason: 'It was ordered twice.' }],
        parcels: [{ state: 'delivered' }],
      },
    })
    expect(await order.invoice()).toMatchObject({ grandTotal: 200, lines: [{ quantity: 2 }] })
    expect(await order.money()).toMatchObject({ invoiced: 200, collected: 200, owed: 0 })
    expect(await order.read()).toMatchObject({
      isCanceled: false,
      endReason: null,
      paymentStatus: 'paid',
      balance: { toPay: 0, paid: 200 },
    })
    expect(await order.messages()).toContain('although the order had been cancelled')
    expect(await cases(order)).toEqual([])
    expect(await stockOf(order.shop.db, 'soap')).toMatchObject({ free: 200 })
    expect(await stockOf(order.shop.db, 'dolo')).toMatchObject({ free: 48 })
  })

  it('gives cash back that its courier took beyond the price', async () => {
    const order = await cancelled('cod')
    expect((await arrive(order, 299)).status).toBe(200)
    expect(await order.read()).toMatchObject({
      refunds: [{ amount: 99, state: 'underway', isByHand: true, needsPayTo: true }],
      balance: { toPay: 0, paid: 299, goesBack: 99 },
    })
    expect(await order.money()).toMatchObject({ invoiced: 200, collected: 299, promisedBack: 99, owed: 0 })
    expect(await order.messages()).toContain('₹99.00')
  })

  it('puts to the shelf what was packed beside it and never left', async () => {
    const order = await openParcelled(await open(), 'cod', { products })
    await order.leave({ 1: 2 })
    await order.pack({ 2: 1 })
    const cancel = { id: order.id, seen: (await order.look()).version, reason: 'It was ordered twice.' }
    await order.desk.as('support').post('/desk/order/cancel', cancel)
    expect(await stockOf(order.shop.db, 'soap')).toMatchObject({ free: 199 })
    expect((await arrive(order, 200)).data.parcels).toMatchObject([{ number: 1, state: 'delivered' }])
    expect(await stockOf(order.shop.db, 'soap')).toMatchObject({ free: 200 })
  })

  it('keeps of the money that no gateway was asked for yet what is owed, and gives the rest back', async () => {
    const order = await cancelled('razorpay')
    await arrive(order)
    expect(await order.read()).toMatchObject({ refunds: [{ amount: 99, state: 'underway' }] })
    await order.shop.refund()
    expect(await order.money()).toMatchObject({ invoiced: 200, collected: 299, wentBack: 99, owed: 0 })
    expect(await cases(order)).toEqual([])
  })

  it.each(['cod', 'razorpay'] as const)(
    'is owed where nothing was taken or all went back: %s',
    async (method) => {
      const order = await cancelled(method, true)
      await arrive(order)
      expect(await order.money()).toMatchObject({ invoiced: 200, owed: 200 })
      expect((await order.read()).balance).toMatchObject({ toPay: 200 })
      expect(await order.messages()).toContain('₹200.00 is to be paid for it')
      expect(await cases(order)).toMatchObject([{ kind: 'owed-by-customer', expected: 200 }])
      expect((await order.desk.as('owner').get('/desk/orders/counts')).data).toMatchObject({ money: 1 })
      const [owed] = await cases(order)
      const closed = await order.desk
        .as('owner')
        .post('/desk/money/closeCase', { id: owed?.id ?? '', note: 'Done' })
      expect(closed).toMatchObject({ status: 409, code: 'still-owed' })
    },
  )

  it('is owed until it was paid, in parts and never beyond', async () => {
    const order = await cancelled('razorpay', true)
    await arrive(order)
    const paid = { way: 'upi', reference: 'UTR-1' }
    expect(await settle(order, 'paidLate', { ...paid, amount: 200.01 })).toMatchObject({
      code: 'owed-too-much',
    })
    expect((await settle(order, 'paidLate', { ...paid, amount: 150 })).status).toBe(200)
    expect(await cases(order)).toMatchObject([{ expected: 50 }])
    expect((await settle(order, 'paidLate', { ...paid, amount: 50 })).status).toBe(200)
    expect(await settle(order, 'paidLate', { ...paid, amount: 50 })).toMatchObject({ code: 'nothing-owed' })
    expect(await order.money()).toMatchObject({ invoiced: 200, collected: 499, wentBack: 299, owed: 0 })
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid' })
    expect(await cases(order)).toEqual([])
  })

  it.each([
    ['paidLate', { way: 'upi', reference: 'UTR-1', amount: 50 }, { reference: 'UTR-2' }],
    ['comesBack', { reason: 'They send it.' }, { reason: 'They do not.' }],
    ['letGo', { reason: 'It was our mistake.' }, { reason: 'It was theirs.' }],
  ] as const)('is settled once for one key: %s', async (way, facts, otherFacts) => {
    const order = await cancelled('cod')
    await arrive(order)
    const { version: seen } = await order.look()
    const send = (more: object) => settle(order, way, { ...facts, seen, key: 'dialog-1', ...more })
    const first = await send({})
    expect(first.status).toBe(200)
    const money = await order.money()
    expect(await send({})).toMatchObject({ status: 200, data: { version: first.data.version } })
    expect(await send(otherFacts)).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
    expect(await send({ key: 'dialog-2' })).toMatchObject({ status: 409, code: 'order-changed' })
    expect(await order.money()).toEqual(money)
  })

  it('arrives once for one key', async () => {
    const order = await cancelled('cod')
    const { version: seen } = await order.look()
    const sent = { id: order.id, seen, parcel: 1, took: 150, key: 'form-1' }
    const send = (more: object) =>
      order.desk.as('support').post('/desk/parcel/deliveredAllTheSame', { ...sent, ...more })
    const first = await send({})
    expect(first.status).toBe(200)
    expect(await send({})).toMatchObject({ status: 200, data: { version: first.data.version } })
    expect(await send({ took: 200 })).toMatchObject({ status: 422, code: 'idempotency-mismatch' })
    expect(await order.money()).toMatchObject({ invoiced: 200, collected: 150, owed: 50 })
  })

  it('is owed until it came back, and no money goes back for it', async () => {
    const order = await cancelled('cod')
    await arrive(order)
    expect((await settle(order, 'comesBack', { reason: 'They send it.' })).status).toBe(200)
    const { id } = (await order.read()).returns[0]
    await order.desk.as('packer').post('/desk/return/receive', {
      ...(await seenReturn(order.desk, id)),
      lines: [{ lineNo: 1, quantity: 2 }],
    })
    const judged = await order.desk.as('pharmacist').post('/desk/return/judge', {
      ...(await seenReturn(order.desk, id)),
      lines: [{ lineNo: 1, judgement: 'restock', refunded: 2 }],
    })
    expect(judged.status).toBe(200)
    expect(await order.creditNotes()).toMatchObject([{ grandTotal: 200, deliveryLine: { total: 40 } }])
    expect(await order.money()).toMatchObject({
      invoiced: 200,
      credited: 200,
      collected: 0,
      promisedBack: 0,
      owed: 0,
    })
    expect(await cases(order)).toEqual([])
    expect(await stockOf(order.shop.db, 'dolo')).toMatchObject({ free: 50 })
  })

  it('is owed until it was let go, by a credit note without pieces', async () => {
    const order = await cancelled('cod')
    await arrive(order, 150)
    expect((await settle(order, 'letGo', { reason: 'It was our mistake.' })).status).toBe(200)
    expect(await order.creditNotes()).toMatchObject([
      { grandTotal: 50, reason: 'It was our mistake.', lines: [{ quantity: 0, total: 50, discount: 0 }] },
    ])
    expect(await order.money()).toMatchObject({ invoiced: 200, credited: 50, collected: 150, owed: 0 })
    expect(await order.messages()).toContain('You need not pay the ₹50.00')
    expect(await settle(order, 'letGo', { reason: 'Again' })).toMatchObject({ code: 'nothing-owed' })
  })

  it('is not credited again when it comes back after it was let go', async () => {
    const order = await cancelled('cod')
    await arrive(order)
    await settle(order, 'letGo', { reason: 'It was our mistake.' })
    const asked = await order.shop.call('POST /post/returnRequest', {
      token: order.shop.who.token,
      body: {
        orderId: order.id,
        kind: 'damaged',
        reason: 'Crushed',
        lines: [{ line: 0, quantity: 2 }],
        payTo: { way: 'upi', upiId: 'meena@okbank' },
      },
    })
    const { id } = asked.data.returns[0]
    const step = async (name: string, more: object) =>
      order.desk.as(name === 'judge' ? 'pharmacist' : 'owner').call(`POST /desk/return/${name}`, {
        body: { ...(await seenReturn(order.desk, id)), ...more },
      })
    await step('approve', { words: '' })
    await step('receive', { lines: [{ lineNo: 1, quantity: 2 }] })
    expect((await step('judge', { lines: [{ lineNo: 1, judgement: 'destroy', refunded: 2 }] })).status).toBe(
      200,
    )
    expect(await order.creditNotes()).toMatchObject([{ grandTotal: 200 }])
    expect(await order.money()).toMatchObject({ invoiced: 200, credited: 200, promisedBack: 0, owed: 0 })
  })

  it('is no way of an order that stands, nor of a parcel that came back', async () => {
    const order = await openParcelled(await open(), 'cod', { products })
    await order.leave({ 1: 2 })
    expect(await arrive(order)).toMatchObject({ status: 409, code: 'parcel-move-not-allowed' })
    const back = await cancelled('cod')
    await back.bring(1)
    expect(await arrive(back)).toMatchObject({ status: 409, code: 'parcel-move-not-allowed' })
  })
})
