import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import { expect, inject, it } from 'vitest'
import { newDatabase } from '../../../test/databases.ts'
import { addCoupon, type Buyer, buyer, place } from '../../../test/ordering.ts'
import { openTestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { releaseExpired } from '../../money/payments/attempts/release-expired.ts'

const CUSTOMERS = 10
const ROUNDS = 12
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

/** A connection writes its counts down at its end. */
async function deadlocksOf(admin: Client): Promise<number> {
  const others =
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  while ((await admin.query(others)).rows.length > 0) await wait(20)
  const counted = 'select deadlocks from pg_stat_database where datname = current_database()'
  return Number((await admin.query(counted)).rows[0].deadlocks)
}
