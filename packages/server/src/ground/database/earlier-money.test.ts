import { inRupees } from '@dawakit/core/money'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { becomeEarlier, engineOf } from '../../../test/earlier-database.ts'
import { type EarlierOrder, earlierOrders } from '../../../test/earlier-orders.ts'
import { readBalance } from '../../orders/balance/read-balance.ts'
import { readOrder } from '../../orders/read/orders.sql.ts'
import { migrate } from './migrate.ts'
import type { Database } from './schema/index.ts'

/** Two pieces for 119.49, and 40.00 for their delivery. */
const ONE_LINE = { lines: [{ pieces: 2, paid: 11_949 }], fee: 4_000 } as const
const TWO_LINES = {
  lines: [
    { pieces: 1, paid: 16_000 },
    { pieces: 1, paid: 9_999 },
  ],
  fee: 4_000,
} as const
const cash = (delivery: EarlierOrder['delivery'], more: Partial<EarlierOrder> = {}): EarlierOrder => ({
  method: 'cod',
  payment: delivery === 'delivered' ? 'paid' : 'unpaid',
  delivery,
  ...ONE_LINE,
  ...more,
})
const online = (more: Partial<EarlierOrder> = {}): EarlierOrder => ({
  method: 'razorpay',
  payment: 'paid',
  delivery: 'delivered',
  ...ONE_LINE,
  ...more,
})

/** A shop of before the journal, with what is written into it, brought up to date. */
async function migrated(
  db: Database,
  write: (before: ReturnType<typeof earlierOrders>) => Promise<void>,
): Promise<Database> {
  await becomeEarlier(db)
  await migrate(db, engineOf(db), '033-return-pictures')
  await write(earlierOrders(db))
  await migrate(db, engineOf(db))
  return db
}

async function moneyOf(db: Database, id: string) {
  const { pots: _, ...sums } = await readBalance(db, id)
  return inRupees(sums)
}

const NOTHING = {
  charged: 0,
  invoiced: 0,
  credited: 0,
  collected: 0,
  wentBack: 0,
  promisedBack: 0,
  owed: 0,
}
const KEPT = { charged: 159.49, invoiced: 159.49, collected: 159.49 }

onEachDatabase('The journal of an order of before', (open) => {
  it('says of cash what was charged, and what was taken once it has arrived', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('to-come', cash('pending'))
      await before.order('arrived', cash('delivered'))
      await before.order('cancelled', cash('pending', { isCancelled: true }))
    })
    expect(await moneyOf(db, 'to-come')).toEqual({ ...NOTHING, charged: 159.49, owed: 159.49 })
    expect(await moneyOf(db, 'arrived')).toEqual({ ...NOTHING, ...KEPT })
    expect(await moneyOf(db, 'cancelled')).toEqual(NOTHING)
  })

  it('says of what was paid online where it is', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('paid', online({ delivery: 'pending' }))
      await before.payment('paid', 15_949, 'captured')
      await before.order('cancelled', online({ delivery: 'pending', payment: 'refunded', isCancelled: true }))
      await before.payment('cancelled', 15_949, 'refunded')
      await before.refund('cancelled', 15_949, 'done', 'cancelled')
      // It was amended from 259.49.
      await before.order('amended', online({ payment: 'partlyRefunded' }))
      await before.payment('amended', 25_949, 'partlyRefunded')
      await before.refund('amended', 10_000, 'done', 'amended')
      await before.order('at-their-desk', online({ delivery: 'pending', payment: 'partlyRefunded' }))
      await before.payment('at-their-desk', 15_949, 'partlyRefunded')
      await before.refund('at-their-desk', 5_949, 'done', 'provider')
    })
    expect(await moneyOf(db, 'paid')).toEqual({ ...NOTHING, charged: 159.49, collected: 159.49 })
    expect(await moneyOf(db, 'cancelled')).toEqual({ ...NOTHING, collected: 159.49, wentBack: 159.49 })
    expect(await moneyOf(db, 'amended')).toEqual({
      ...{ ...NOTHING, ...KEPT },
      collected: 259.49,
      wentBack: 100,
    })
    expect(await moneyOf(db, 'at-their-desk')).toEqual({
      ...{ ...NOTHING, charged: 159.49, collected: 159.49 },
      wentBack: 59.49,
      owed: 59.49,
    })
  })

  it('counts what came of another amount, and nothing of another currency or only promised', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('other-amount', online({ delivery: 'pending', payment: 'unpaid' }))
      await before.payment('other-amount', 15_949, 'wrongAmount', 10_000)
      await before.refund('other-amount', 10_000, 'pending', 'wrong-amount')
      await before.order('dollars', online({ delivery: 'pending', payment: 'unpaid' }))
      await before.payment('dollars', 15_949, 'wrongAmount', 15_949)
      await before.wrongCurrency('dollars', 15_949)
      await before.order(
        'authorised',
        online({ delivery: 'pending', payment: 'authorized', isCancelled: true }),
      )
      await before.payment('authorised', 15_949, 'authorized')
      await before.refund('authorised', 15_949, 'pending', 'cancelled')
    })
    expect(await moneyOf(db, 'other-amount')).toEqual({
      ...{ ...NOTHING, charged: 159.49, collected: 100 },
      promisedBack: 100,
      owed: 159.49,
    })
    expect(await moneyOf(db, 'dollars')).toEqual({ ...NOTHING, charged: 159.49, owed: 159.49 })
    expect(await moneyOf(db, 'authorised')).toEqual(NOTHING)
  })

  it('says what of a return was credited, went back, is on its way and is owed', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('by-hand', cash('delivered', { payment: 'partlyRefunded' }))
      await before.creditNote('by-hand', 5_377)
      await before.payout('by-hand', 5_377, 'paid')
      await before.order('due', cash('delivered'))
      await before.creditNote('due', 5_377)
      await before.payout('due', 5_377, 'due')
      for (const [id, state] of [
        ['failed', 'failed'],
        ['underway', 'pending'],
        ['refunded', 'done'],
      ] as const) {
        await before.order(id, online({ payment: state === 'done' ? 'partlyRefunded' : 'paid' }))
        await before.payment(id, 15_949, state === 'done' ? 'partlyRefunded' : 'captured')
        await before.creditNote(id, 5_377)
        await before.refund(id, 5_377, state, 'returned')
      }
    })
    const credited = { ...NOTHING, ...KEPT, credited: 53.77 }
    expect(await moneyOf(db, 'by-hand')).toEqual({ ...credited, wentBack: 53.77 })
    expect(await moneyOf(db, 'due')).toEqual({ ...credited, promisedBack: 53.77 })
    expect(await moneyOf(db, 'failed')).toEqual({ ...credited, owed: -53.77 })
    expect(await moneyOf(db, 'underway')).toEqual({ ...credited, promisedBack: 53.77 })
    expect(await moneyOf(db, 'refunded')).toEqual({ ...credited, wentBack: 53.77 })
  })

  it('has the cash of each parcel that has arrived, while others are under way', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('in-parts', cash('onTheWay'))
      await before.parcel('in-parts', 1, 'delivered', { 1: 1 })
      await before.parcel('in-parts', 2, 'onTheWay', { 1: 1 })
    })
    expect(await moneyOf(db, 'in-parts')).toEqual({
      ...NOTHING,
      charged: 159.49,
      collected: 99.74,
      owed: 59.75,
    })
    expect((await readOrder(db, 'in-parts')).balance).toMatchObject({ paid: 99.74, toPay: 59.75 })
  })

  it('has no cash of a parcel that came back', async () => {
    const db = await migrated(await open(), async (before) => {
      for (const id of ['judged', 'fee-too', 'not-judged']) {
        await before.order(id, cash('delivered', TWO_LINES))
        await before.parcel(id, 1, 'delivered', { 1: 1 })
        await before.parcel(id, 2, 'returned', { 2: 1 })
        await before.undelivered(id, 2, 1, id === 'not-judged' ? null : 9_999)
      }
      await before.creditNote('judged', 9_999)
      await before.creditNote('fee-too', 13_999)
      await before.order('fee-came-back', cash('delivered', TWO_LINES))
      await before.parcel('fee-came-back', 1, 'returned', { 1: 1 })
      await before.parcel('fee-came-back', 2, 'delivered', { 2: 1 })
      await before.undelivered('fee-came-back', 1, 1, 16_000)
      await before.creditNote('fee-came-back', 20_000)
    })
    const taken = { ...NOTHING, charged: 299.99, invoiced: 299.99, collected: 200 }
    expect(await moneyOf(db, 'judged')).toEqual({ ...taken, credited: 99.99 })
    expect(await moneyOf(db, 'fee-too')).toEqual({ ...taken, credited: 139.99, owed: -40 })
    expect(await moneyOf(db, 'not-judged')).toEqual({ ...taken, owed: 99.99 })
    expect((await readOrder(db, 'not-judged')).balance).toMatchObject({ toPay: 0 })
    expect(await moneyOf(db, 'fee-came-back')).toEqual({ ...taken, credited: 200, collected: 99.99 })
  })

  it('asks nobody for a paisa that was credited otherwise than it was divided', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('odd', cash('delivered'))
      await before.parcel('odd', 1, 'delivered', { 1: 1 })
      await before.parcel('odd', 2, 'returned', { 1: 1 })
      await before.undelivered('odd', 1, 1, 5_974)
      await before.creditNote('odd', 5_974)
    })
    expect(await moneyOf(db, 'odd')).toEqual({
      ...{ ...NOTHING, charged: 159.49, invoiced: 159.49 },
      credited: 59.74,
      collected: 99.75,
    })
  })

  it('of one at rest keeps what its papers say', async () => {
    const db = await migrated(await open(), async (before) => {
      await before.order('door', cash('delivered'))
      await before.order('door-back', cash('delivered', { payment: 'partlyRefunded' }))
      await before.creditNote('door-back', 5_377)
      await before.payout('door-back', 5_377, 'paid')
      await before.order('parts', cash('delivered', TWO_LINES))
      await before.parcel('parts', 1, 'delivered', { 1: 1 })
      await before.parcel('parts', 2, 'returned', { 2: 1 })
      await before.undelivered('parts', 2, 1, 9_999)
      await before.creditNote('parts', 9_999)
      await before.order('net', online({ payment: 'partlyRefunded' }))
      await before.payment('net', 15_949, 'partlyRefunded')
      await before.creditNote('net', 5_377)
      await before.refund('net', 5_377, 'done', 'returned')
    })
    for (const id of ['door', 'door-back', 'parts', 'net']) {
      const { invoiced, credited, collected, wentBack, ...rest } = await readBalance(db, id)
      expect(invoiced - credited, id).toBe(collected - wentBack)
      expect(rest, id).toMatchObject({ owed: 0, promisedBack: 0 })
    }
  })
})
