import { expect, it } from 'vitest'
import { onEachDatabase } from '../databases.ts'
import { addCoupon } from '../ordering.ts'
import { openParcelled } from '../parcelled-order.ts'

/** 160.00 of goods and the fee of 40.00 in the first parcel, 99.99 in the second. */
const twoParts = {
  products: [
    { _id: 'dolo', quantity: 2 },
    { _id: 'soap', quantity: 1 },
  ],
  prices: { soap: 9_999 },
}

onEachDatabase('An order of which a parcel came back', (open) => {
  it('keeps in cash what arrived with the delivery fee, on paper as at the door', async () => {
    const order = await openParcelled(await open(), 'cod', twoParts)
    await order.leave({ 1: 2 })
    expect((await order.look()).parcels).toMatchObject([{ collect: 200 }])
    expect((await order.read()).balance).toMatchObject({ toPay: 299.99, paid: 0 })
    await order.arrive(1)
    expect((await order.read()).balance).toMatchObject({ toPay: 99.99, paid: 200 })
    await order.leave({ 2: 1 })
    expect((await order.look()).parcels).toMatchObject([{ collect: null }, { collect: 99.99 }])
    const back = await order.bring(2)
    expect((await order.read()).balance).toMatchObject({ toPay: 0, paid: 200 })
    expect((await order.judge(back)).data).toMatchObject({ state: 'closed', refund: 99.99 })
    expect(await order.invoice()).toMatchObject({ grandTotal: 299.99 })
    expect(await order.creditNotes()).toMatchObject([{ grandTotal: 99.99, deliveryLine: null }])
    expect(await order.read()).toMatchObject({ paymentStatus: 'paid', refunds: [] })
    expect(await order.money()).toMatchObject({ invoiced: 299.99, credited: 99.99, collected: 200, owed: 0 })
    expect((await order.read()).balance).toEqual({ toPay: 0, paid: 200, goesBack: 0, wentBack: 0 })
  })

  it('keeps the same online, and pays back the rest', async () => {
    const order = await openParcelled(await open(), 'razorpay', twoParts)
    await order.leave({ 1: 2 })
    await order.leave({ 2: 1 })
    await order.arrive(1)
    await order.judge(await order.bring(2))
    expect((await order.read()).balance).toEqual({ toPay: 0, paid: 299.99, goesBack: 99.99, wentBack: 0 })
    await order.shop.refund()
    expect((await order.read()).balance).toEqual({ toPay: 0, paid: 299.99, goesBack: 0, wentBack: 99.99 })
    expect(await order.invoice()).toMatchObject({ grandTotal: 299.99 })
    expect(await order.creditNotes()).toMatchObject([{ grandTotal: 99.99, deliveryLine: null }])
    expect(await order.read()).toMatchObject({
      paymentStatus: 'partlyRefunded',
      refunds: [{ amount: 99.99, state: 'done' }],
    })
    expect(await order.money()).toMatchObject({ collected: 299.99, wentBack: 99.99, owed: 0 })
  })

  it.each([
    ['the first of three', [1, 2], 1, 3333],
    ['the other two', [1, 2], 2, 6667],
    ['two of three', [2, 1], 1, 6666],
  ])('credits what its courier was to collect, to the paisa: %s', async (_what, split, back, value) => {
    const db = await open()
    await addCoupon(db, { percent: 17, products: ['dolo'] })
    // 3 × 40.16 less 17 %: 100.00.
    const order = await openParcelled(db, 'cod', {
      products: [{ _id: 'dolo', quantity: 3 }],
      coupon: 'CARE10',
      prices: { dolo: 4_016 },
    })
    await order.leave({ 1: split[0] ?? 0 })
    await order.leave({ 1: split[1] ?? 0 })
    const { parcels } = await order.look()
    const { totalPrice } = await order.read()
    const collect = parcels.map((parcel) => Math.round((parcel.collect ?? 0) * 100))
    expect((collect[0] ?? 0) + (collect[1] ?? 0)).toBe(Math.round(totalPrice * 100))
    const goods = (collect[back - 1] ?? 0) - (back === 1 ? 4_000 : 0)
    const returnId = await order.bring(back)
    await order.arrive(3 - back)
    await order.judge(returnId, 'destroy')
    const [note] = await order.creditNotes()
    expect(Math.round((note?.grandTotal ?? 0) * 100)).toBe(goods)
    expect(goods).toBe(value)
  })

  it('gives the fee back once, with the last piece that came damaged or did not come', async () => {
    const order = await openParcelled(await open(), 'razorpay', twoParts)
    await order.leave({ 1: 2 })
    await order.leave({ 2: 1 })
    await order.arrive(1)
    await order.judge(await order.bring(2))
    const asked = await order.shop.call('POST /post/returnRequest', {
      token: order.shop.who.token,
      body: { orderId: order.id, kind: 'damaged', reason: 'Crushed', lines: [{ line: 0, quantity: 2 }] },
    })
    const { id } = asked.data.returns.find(({ state }: { state: string }) => state === 'requested')
    const step = async (name: 'approve' | 'receive' | 'judge', more: object) => {
      const { version: seen } = (await order.desk.as('owner').get('/desk/return', { id })).data
      const who = order.desk.as(name === 'judge' ? 'pharmacist' : 'owner')
      return who.call(`POST /desk/return/${name}`, { body: { id, seen, ...more } })
    }
    await step('approve', { words: '' })
    await step('receive', { lines: [{ lineNo: 1, quantity: 2 }] })
    await step('judge', { lines: [{ lineNo: 1, judgement: 'destroy', refunded: 2 }] })
    await order.shop.refund()
    expect(await order.creditNotes()).toMatchObject([
      { grandTotal: 99.99, deliveryLine: null },
      { grandTotal: 200, deliveryLine: { total: 40 } },
    ])
    expect(await order.read()).toMatchObject({ paymentStatus: 'refunded' })
  })

  it('asks for the delivery fee once, where it is sent again and the next has brought it', async () => {
    const order = await openParcelled(await open(), 'cod', twoParts)
    await order.leave({ 1: 2 })
    await order.bring(1)
    await order.leave({ 2: 1 })
    expect((await order.look()).parcels).toMatchObject([{ collect: null }, { collect: 139.99 }])
    const again = { id: order.id, seen: (await order.look()).version, parcel: 1 }
    await order.desk
      .as('packer')
      .post('/desk/parcel/sendAgain', { ...again, courier: 'DTDC', trackingNumber: '2' })
    expect((await order.look()).parcels).toMatchObject([{ collect: 160 }, { collect: 139.99 }])
  })

  it('lets nobody give back what they never had', async () => {
    const order = await openParcelled(await open(), 'cod', twoParts)
    await order.leave({ 1: 1 })
    await order.leave({ 1: 1, 2: 1 })
    await order.arrive(1)
    await order.bring(2)
    const options = await order.shop.call('GET /get/returnOptions', {
      token: order.shop.who.token,
      query: { orderId: order.id },
    })
    expect(options.data.lines).toMatchObject([
      { quantity: 1, supplied: 1, paid: 80, refunded: 0 },
      { quantity: 0, supplied: 0, paid: 0 },
    ])
  })
})
