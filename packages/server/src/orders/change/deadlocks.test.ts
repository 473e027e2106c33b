import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { newDatabase } from '../../../test/databases.ts'
import { openDesk, seenReturn } from '../../../test/desk-shop.ts'
import { addCoupon, type Buyer, buyer, place } from '../../../test/ordering.ts'
import { batchOf, fillShelf } from '../../../test/shelf-batches.ts'
import { shelfFaults } from '../../../test/shelf-sums.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { releaseExpired } from '../../money/payments/attempts/release-expired.ts'
import { followExpiry } from '../../shelves/expiry/follow-expiry.ts'

const CUSTOMERS = 10
const ROUNDS = 12
/** What staff and customers want at once. */
const GOODS = ['crocin', 'dolo']
const SHELF = ['dolo', 'crocin', 'soap', 'syrup-100', 'syrup-200']

// Only a server has several connections: SQLite has one writer.
it.skipIf(!inject('postgresUrl'))(
  'Customers who change their minds, cancel and run out of time never stand in a deadlock on PostgreSQL',
  async () => {
    const { url, drop } = await newDatabase(inject('postgresUrl'))
    const admin = new Client({ connectionString: url })
    await admin.connect()
    const db = await openDatabase(url)
    const shop = await openTestShop(db, { env: { LIMIT_ORDERS: '1000', LIMIT_OPEN_CASH_ORDERS: '1000' } })
    await db.updateTable('stock').set({ free: 1_000_000 }).where('product_id', 'in', SHELF).execute()
    for (const name of ['ONE', 'TWO']) await addCoupon(db, { name, usesLeft: 1_000_000, products: SHELF })
    const customers: Buyer[] = []
    for (let index = 0; index < CUSTOMERS; index++)
      customers.push(await buyer(shop, String(9_000_000_000 + index)))

    const statuses = new Set<number>()
    await Promise.all(
      customers.map(async (who, start) => {
        for (let round = 0; round < ROUNDS; round++) {
          // Each takes the unpaid one's place: other products come back than are taken.
          const products = [0, 2, 3].map((step) => ({
            _id: SHELF[(start * 3 + round * 2 + step * (1 + (start % 2))) % SHELF.length] ?? '',
            quantity: 1 + (round % 3),
          }))
          const coupon = (start + round) % 2 ? 'ONE' : 'TWO'
          const { status, data } = await place(shop, who, { paymentMethod: 'razorpay', products, coupon })
          statuses.add(status)
          if (status !== 200 || round % 4 !== 3) continue
          const cancelled = { token: who.token, body: { id: data._id } }
          statuses.add((await shop.call('PUT /update/cancelOrder', cancelled)).status)
        }
      }),
    )
    shop.clock.advance(20 * 60_000)
    await Promise.all([1, 2].map(() => releaseExpired(shop.app.context)))
    const shelf = await db.selectFrom('stock').selectAll().where('product_id', 'in', SHELF).execute()
    await shop.app.context.subscribers.stop()
    await shop.app.context.outbox.stop()
    await shop.app.context.restock.stop()
    await db.destroy()

    expect([...statuses]).toEqual([200])
    expect(shelf.map(({ free, reserved }) => [free, reserved])).toEqual(SHELF.map(() => [1_000_000, 0]))
    expect(await deadlocksOf(admin)).toBe(0)
    await admin.end()
    await drop()
  },
  120_000,
)

it.skipIf(!inject('postgresUrl'))(
  'Staff who price, pack, recall, judge and let batches expire beside customers never stand in a deadlock on PostgreSQL',
  async () => {
    const { url, drop } = await newDatabase(inject('postgresUrl'))
    const admin = new Client({ connectionString: url })
    await admin.connect()
    // Who waits long for a lock is no deadlock.
    const db = await openDatabase(url, { lockMs: 20_000 })
    const shop = await openTestShop(db, { env: { LIMIT_ORDERS: '1000', LIMIT_OPEN_CASH_ORDERS: '1000' } })
    const { context } = shop.app
    for (const productId of GOODS) {
      const long = batchOf('LONG', 500, { productId, expiresOn: '2031-03-31' })
      const soon = batchOf('SOON', 500, { productId, expiresOn: '2028-03-31' })
      await fillShelf(db, [long, soon], { mrpPaise: 9_000 })
      const cheap = { mrp_paise: 8_500 }
      await db.updateTable('stock_batch').set(cheap).where('batch', '=', 'SOON').execute()
    }
    await addCoupon(db, { name: 'ONE', usesLeft: 1_000_000, products: GOODS })
    const desk = await openDesk(shop)
    const products = GOODS.map((_id) => ({ _id, quantity: 1 }))
    const ordered: { who: Buyer; id: string }[] = []
    for (let index = 0; index < 16; index++) {
      const who = await buyer(shop, String(9_100_000_000 + index))
      // A coupon is used once by each: who orders on has it still.
      const coupon = index < 10 ? { coupon: 'ONE' } : {}
      ordered.push({ who, id: (await place(shop, who, { products, ...coupon })).data._id })
      await db.deleteFrom('attempt').execute()
    }
    const answers: { kind: string; status: number }[] = []
    const noted = (kind: string, { status, data }: { status: number; data: unknown }) => {
      answers.push({ kind, status })
      return data
    }
    const packer = desk.as('packer')
    const seen = async (id: string) => ({ id, seen: (await packer.get('/desk/order', { id })).data.version })
    const pack = async (id: string, batch: string, expiresOn: string) => {
      const lines = GOODS.map((_, index) => ({ lineNo: index + 1, quantity: 1, batch, expiresOn }))
      return noted('pack', await packer.post('/desk/parcel/pack', { ...(await seen(id)), lines }))
    }
    /** Parcels that came back: to be judged beside the rest. */
    const returns: string[] = []
    for (const { id } of ordered.slice(0, 6)) {
      await pack(id, 'LONG', '2031-03')
      const sent = { parcel: 1, courier: 'DTDC', trackingNumber: '' }
      await packer.post('/desk/parcel/handOver', { ...(await seen(id)), ...sent })
      const back = { parcel: 1, reason: 'Nobody at home' }
      await packer.post('/desk/parcel/undelivered', { ...(await seen(id)), ...back })
      returns.push((await packer.get('/desk/order', { id })).data.order.returns[0]?.id ?? '')
    }
    answers.length = 0
    const times = async (count: number, work: (round: number) => Promise<unknown>) => {
      for (let round = 0; round < count; round++) await work(round)
    }
    const until = (days: number) =>
      followExpiry({ ...context, config: { ...context.config, saleDays: { days, ofForm: {} } } })
    const pharmacist = desk.as('pharmacist')
    await Promise.all([
      ...ordered.slice(6, 10).map(({ id }) =>
        times(6, async () => {
          await pack(id, 'LONG', '2031-03')
          noted('unpack', await packer.post('/desk/parcel/unpack', { ...(await seen(id)), parcel: 1 }))
        }),
      ),
      ...ordered.slice(10).map(({ who }, start) =>
        times(6, async (round) => {
          const some = (start + round) % 2 ? products : products.toReversed()
          noted('order', await place(shop, who, { products: some, coupon: 'ONE', paymentMethod: 'razorpay' }))
        }),
      ),
      ...GOODS.map((id) =>
        times(12, async (round) => {
          const { version } = (await pharmacist.get('/desk/products/one', { id })).data
          const price = { mrp: 85, price: 80 + (round % 2), from: null, why: '' }
          noted('price', await pharmacist.post('/desk/products/price', { id, seen: version, ...price }))
        }),
      ),
      times(8, (round) => until(round % 2 ? 45 : 900)),
      times(6, async () => {
        const begun = { batch: 'SOON', productId: GOODS[0], reason: 'A test' }
        const { id } = noted('recall', await pharmacist.post('/desk/recall/begin', begun)) as { id: string }
        const end = { id, reason: 'It was none', isTakenBack: true }
        noted('end', await pharmacist.post('/desk/recall/end', end))
      }),
      times(returns.length, async (round) => {
        const lines = GOODS.map((_, index) => ({
          lineNo: index + 1,
          judgement: 'restock' as const,
          refunded: 0,
        }))
        const judged = { ...(await seenReturn(desk, returns[round] ?? '')), lines }
        noted('judge', await pharmacist.post('/desk/return/judge', judged))
      }),
    ])
    const faults = await shelfFaults(db)
    await shop.app.context.subscribers.stop()
    await shop.app.context.outbox.stop()
    await shop.app.context.restock.stop()
    await db.destroy()

    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    // How many are refused because another was first is chance; that each kind stood beside the others is not.
    const done = new Set(answers.filter(({ status }) => status === 200).map(({ kind }) => kind))
    expect([...done].sort()).toEqual(['end', 'judge', 'order', 'pack', 'price', 'recall', 'unpack'])
    expect(faults.filter((fault) => GOODS.some((id) => fault.startsWith(`${id}:`)))).toEqual([])
    expect(await deadlocksOf(admin)).toBe(0)
    await admin.end()
    await drop()
  },
  120_000,
)

/** A connection writes its counts down at its end. */
async function deadlocksOf(admin: Client): Promise<number> {
  const others =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  while ((await admin.query(others)).rows.length > 0) await wait(20)
  const counted = 'select deadlocks from pg_stat_database where datname = current_database()'
  return Number((await admin.query(counted)).rows[0].deadlocks)
}
