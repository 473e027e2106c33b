import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openParcelled, type ParcelledOrder } from '../../../test/parcelled-order.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** The evening before medicines went from 12 to 5 percent, and shampoo from 18 to 5. */
const BEFORE = Date.parse('2025-09-21T23:55:00+05:30')
const AFTER = Date.parse('2025-09-22T00:05:00+05:30')

const PRODUCTS = [
  { _id: 'dolo', quantity: 2 },
  { _id: 'soap', quantity: 1 },
]

/** Two Dolo at 12 percent and a shampoo at 18, ordered the evening before. */
async function orderBefore(db: Database, method: 'cod' | 'razorpay'): Promise<ParcelledOrder> {
  return openParcelled(db, method, {
    products: PRODUCTS,
    at: BEFORE,
    goods: { dolo: { gst_bp: 1200 }, soap: { hsn: '33051090', gst_bp: 1800 } },
  })
}

const ratesOf = async (parcelled: ParcelledOrder) =>
  (await parcelled.invoice()).lines.map(({ gstRate }) => gstRate)

onEachDatabase('An order across the day of a change of rates', (open) => {
  it('keeps the rates of before where it left and arrived before', async () => {
    const parcelled = await orderBefore(await open(), 'cod')
    await parcelled.leave({ 1: 2, 2: 1 })
    await parcelled.arrive(1)
    expect(await ratesOf(parcelled)).toEqual([12, 18])
  })

  it('keeps them where it was paid and left before, and its invoice is of after: 14(a)(iii)', async () => {
    const parcelled = await orderBefore(await open(), 'razorpay')
    await parcelled.leave({ 1: 2, 2: 1 })
    parcelled.shop.clock.now = AFTER
    await parcelled.arrive(1)
    expect(await ratesOf(parcelled)).toEqual([12, 18])
  })

  it('takes those of after where it left before, and is paid and invoiced after: 14(a)(i)', async () => {
    const parcelled = await orderBefore(await open(), 'cod')
    await parcelled.leave({ 1: 2, 2: 1 })
    parcelled.shop.clock.now = AFTER
    await parcelled.arrive(1)
    expect(await ratesOf(parcelled)).toEqual([5, 5])
  })

  it('takes them where it was paid before, and leaves and is invoiced after: 14(b)(iii)', async () => {
    const parcelled = await orderBefore(await open(), 'razorpay')
    parcelled.shop.clock.now = AFTER
    await parcelled.leave({ 1: 2, 2: 1 })
    await parcelled.arrive(1)
    expect(await ratesOf(parcelled)).toEqual([5, 5])
  })

  it('takes them where it was placed in the first minutes of the day, at the rates of before', async () => {
    const parcelled = await openParcelled(await open(), 'cod', {
      products: PRODUCTS,
      at: AFTER,
      goods: { dolo: { gst_bp: 1200 }, soap: { hsn: '33051090', gst_bp: 1800 } },
    })
    await parcelled.leave({ 1: 2, 2: 1 })
    await parcelled.arrive(1)
    expect(await ratesOf(parcelled)).toEqual([5, 5])
  })

  it('takes them where its money had gone back before it arrived all the same', async () => {
    const parcelled = await orderBefore(await open(), 'razorpay')
    await parcelled.leave({ 1: 2, 2: 1 })
    const { shop, desk, id } = parcelled
    const seen = async () => (await parcelled.look()).version
    const cancel = { id, seen: await seen(), reason: 'It was ordered twice.' }
    expect((await desk.as('support').post('/desk/order/cancel', cancel)).status).toBe(200)
    await shop.refund()
    shop.clock.now = AFTER
    const arrived = { id, parcel: 1, seen: await seen(), took: 0 }
    expect((await desk.as('support').post('/desk/parcel/deliveredAllTheSame', arrived)).status).toBe(200)
    expect(await ratesOf(parcelled)).toEqual([5, 5])
  })

  it('has each line at the rate of its own last parcel, where some left before and some after', async () => {
    const parcelled = await orderBefore(await open(), 'razorpay')
    await parcelled.leave({ 2: 1 })
    await parcelled.arrive(1)
    await parcelled.leave({ 1: 1 })
    parcelled.shop.clock.now = AFTER
    await parcelled.leave({ 1: 1 })
    await parcelled.arrive(2)
    await parcelled.arrive(3)
    expect(await ratesOf(parcelled)).toEqual([5, 18])
  })

  it('has each line that was paid at the door before at the rate of before', async () => {
    const parcelled = await orderBefore(await open(), 'cod')
    await parcelled.leave({ 1: 2 })
    await parcelled.arrive(1)
    await parcelled.leave({ 2: 1 })
    parcelled.shop.clock.now = AFTER
    await parcelled.arrive(2)
    expect(await ratesOf(parcelled)).toEqual([12, 5])
  })

  it('costs what it cost, and what of it comes back is credited at the rate of its invoice', async () => {
    const parcelled = await orderBefore(await open(), 'cod')
    const { totalPrice } = await parcelled.read()
    await parcelled.leave({ 1: 2 })
    await parcelled.arrive(1)
    await parcelled.leave({ 2: 1 })
    const returned = await parcelled.bring(2)
    const invoice = await parcelled.invoice()
    expect(invoice.grandTotal).toBe(totalPrice)
    for (const { total, taxable, cgst, sgst } of invoice.lines)
      expect(taxable + cgst + sgst).toBeCloseTo(total, 5)
    parcelled.shop.clock.now = AFTER
    await parcelled.shop.db.updateTable('product').set({ gst_bp: 500 }).execute()
    await parcelled.judge(returned)
    const [note] = await parcelled.creditNotes()
    const [, line] = invoice.lines
    expect(line?.gstRate).toBe(18)
    expect(note?.lines).toMatchObject([
      { gstRate: 18, total: line?.total, cgst: line?.cgst, sgst: line?.sgst },
    ])
    expect(await ratesOf(parcelled)).toEqual([12, 18])
  })
})
