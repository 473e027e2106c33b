import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { openParcelled, type ParcelledOrder } from '../../../test/parcelled-order.ts'
import { planOf } from '../../../test/plan-of.ts'
import { oldestFound } from './changed-rates.sql.ts'
import { followChangedRates } from './follow-changed-rates.ts'

/** The evening before medicines went from 12 to 5 percent, and shampoo from 18 to 5. */
const BEFORE = Date.parse('2025-09-21T23:55:00+05:30')
const AFTER = Date.parse('2025-09-22T00:05:00+05:30')

onEachDatabase('The list of what was ordered before a change of rates', (open) => {
  const ordered = async (method: 'cod' | 'razorpay' = 'cod') =>
    openParcelled(await open(), method, {
      products: [
        { _id: 'dolo', quantity: 2 },
        { _id: 'soap', quantity: 1 },
        { _id: 'crocin', quantity: 1 },
      ],
      at: BEFORE,
      goods: { dolo: { gst_bp: 1200 }, soap: { hsn: '33051090', gst_bp: 1800 }, crocin: { gst_bp: 500 } },
    })
  const look = async ({ desk }: ParcelledOrder) => desk.as('pharmacist').get('/desk/changedRates')
  const list = async (parcelled: ParcelledOrder) => {
    await followChangedRates(parcelled.shop.app.context)
    return (await look(parcelled)).data as Record<string, unknown>[]
  }

  it('has the goods that have not left, with the rate of then and of now, from the day on', async () => {
    const parcelled = await ordered()
    expect(await list(parcelled)).toEqual([])
    parcelled.shop.clock.now = AFTER
    const { orderNumber } = await parcelled.read()
    const of = {
      orderId: parcelled.id,
      orderNumber,
      orderedAt: new Date(BEFORE).toISOString(),
    }
    expect(await list(parcelled)).toEqual([
      {
        ...of,
        lineNo: 1,
        name: 'Dolo 650 Tablet',
        hsnCode: '30049099',
        quantity: 2,
        rateThen: 12,
        rateNow: 5,
      },
      { ...of, lineNo: 2, name: 'Neem Soap', hsnCode: '33051090', quantity: 1, rateThen: 18, rateNow: 5 },
    ])
  })

  it('has not what has left, and of a line the pieces that have not', async () => {
    const parcelled = await ordered('razorpay')
    await parcelled.leave({ 1: 1, 2: 1 })
    parcelled.shop.clock.now = AFTER
    expect(await list(parcelled)).toMatchObject([{ lineNo: 1, quantity: 1 }])
    await parcelled.pack({ 1: 1, 3: 1 })
    expect(await list(parcelled), 'packed, and here').toMatchObject([{ lineNo: 1, quantity: 1 }])
    await parcelled.send(2)
    expect(await list(parcelled)).toEqual([])
  })

  it('says nothing of what has left since it was found, and counts it no more a moment later', async () => {
    const parcelled = await ordered('razorpay')
    parcelled.shop.clock.now = AFTER
    expect(await list(parcelled)).toHaveLength(2)
    await parcelled.leave({ 2: 1 })
    expect((await look(parcelled)).data).toMatchObject([{ lineNo: 1 }])
    await list(parcelled)
    expect((await look(parcelled)).totalCount).toBe(1)
  })

  it('goes on where it was stopped, once a day and once when the day is known to all', async () => {
    const parcelled = await ordered()
    const { clock, app } = parcelled.shop
    const follow = () => followChangedRates(app.context)
    clock.now = AFTER
    expect(await followChangedRates(app.context, () => true)).toBe(0)
    expect(await follow()).toBe(1)
    expect(await follow()).toBe(0)
    expect((await look(parcelled)).totalCount).toBe(2)
    clock.now = AFTER + 3_600_000
    expect(await follow()).toBe(1)
    expect(await follow()).toBe(0)
    clock.now = AFTER + 86_400_000
    expect(await follow()).toBe(1)
    expect(await follow()).toBe(0)
  })

  it('is a page of what was found, off its index', async () => {
    const db = await open()
    expect(await planOf(db, oldestFound(db).limit(50).offset(100))).toMatch(
      /(Only|COVERING INDEX)[^"]*changed_rate_oldest/i,
    )
  })

  it('has no order that was cancelled, and none of afterwards', async () => {
    const parcelled = await ordered()
    const { desk, id, shop } = parcelled
    const cancel = { id, seen: (await parcelled.look()).version, reason: 'It was ordered twice.' }
    expect((await desk.as('support').post('/desk/order/cancel', cancel)).status).toBe(200)
    shop.clock.now = AFTER + 3_600_000
    await shop.order('cod', { products: [{ _id: 'dolo', quantity: 1 }] })
    shop.clock.now = AFTER
    expect(await list(parcelled)).toEqual([])
  })

  it('is what the invoice says when it leaves', async () => {
    const parcelled = await ordered('razorpay')
    parcelled.shop.clock.now = AFTER
    const listed = await list(parcelled)
    await parcelled.leave({ 1: 2, 2: 1, 3: 1 })
    await parcelled.arrive(1)
    const { lines } = await parcelled.invoice()
    expect(listed.map(({ rateNow }) => rateNow)).toEqual(lines.slice(0, 2).map(({ gstRate }) => gstRate))
  })
})
