import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrng, type Prng } from '@dawakit/catalogue'
import { sql } from 'kysely'
import { measure, type Timing, timingOf } from '../../packages/server/bench/measure.ts'
import { type App, createApp } from '../../packages/server/src/app/calls/app.ts'
import { createLog } from '../../packages/server/src/ground/context/log.ts'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { createProviders } from '../../packages/server/src/ground/providers/create-providers.ts'
import { reconcile } from '../../packages/server/src/money/payments/attempts/reconcile.ts'
import { releaseExpired } from '../../packages/server/src/money/payments/attempts/release-expired.ts'
import { listCases } from '../../packages/server/src/money/payments/money-cases/money-cases.sql.ts'
import { runRefunds } from '../../packages/server/src/money/payments/refunds/run-refunds.ts'
import { sweep } from '../../packages/server/src/operator/background/sweep.ts'
import { readConfig } from '../../packages/server/src/operator/start/read-config.ts'
import { standing } from '../../packages/server/src/orders/read/standing.ts'
import { openSession } from '../../packages/server/src/people/sessions/open-session.ts'
import { withoutLimits } from '../../scripts/check/without-limits.ts'
import { type ApiServer, startApiServer } from '../api-server.ts'
import type { BenchOptions } from '../bench-options.ts'
import type { Figure, Section } from '../figure.ts'
import { SESSION_SECRET } from '../load/load-shop.ts'
import { fillOrders } from './fill-orders.ts'
import { FIRST_MOBILE, type OrderSize } from './order-rows.ts'

const BUYERS = 10
/** A server that has just started compiles what it runs, and reads what it has never read: first it warms up. */
const MEASURED = {
  usual: { warmUpMs: 5000, seconds: 20, reads: 400, rounds: 20 },
  smoke: { warmUpMs: 0, seconds: 1, reads: 2, rounds: 1 },
}
const STOCK = 1_000_000_000
/** Every so manieth customer has buyers' places. */
const CUSTOMERS_A_ORDER = 10
const OPERATOR_TOKEN = 'the operator token that is only for measuring'
const LIMITS = { place: 100, list: 50 }
const GIGABYTE = 1_000_000_000
const count = new Intl.NumberFormat('en-US')

interface Buyer {
  userId: string
  token: string
  addressId: string
}

/** A shop that has sold for years, on PostgreSQL: what a customer, an operator and the workers wait for. */
export async function orderGrowthSections(
  database: string,
  { orders, isSmoke, print }: Pick<BenchOptions, 'orders' | 'isSmoke' | 'print'>,
): Promise<Section[]> {
  const measured = isSmoke ? MEASURED.smoke : MEASURED.usual
  const size = { orders, customers: Math.ceil(orders / CUSTOMERS_A_ORDER) }
  await fillOrders(database, size, print)
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-growth-'))
  const env = {
    DATABASE_URL: database,
    DATA_FOLDER: folder,
    SESSION_SECRET,
    OPERATOR_TOKEN,
    PAYMENT_METHODS: 'cod,razorpay',
    LOG_LEVEL: 'silent',
    ...withoutLimits,
  }
  const config = readConfig(env, SESSION_SECRET)
  const db = await openDatabase(database)
  const log = createLog('silent')
  const app = createApp({ db, config, providers: createProviders(config), log })
  try {
    const shop = { db, app, size, measured, random: createPrng('orders'), ...(await prepare(app)) }
    // Before the server's own workers meet them.
    print('Workers, operators …')
    const ofShop = [...(await ofOperators(shop)), ...(await ofWorkers(shop))]
    const server = await startApiServer(env)
    try {
      print(`${BUYERS} buyers for ${measured.seconds} s …`)
      return [
        {
          title: `${count.format(size.orders)} orders on PostgreSQL`,
          figures: [...(await ofCustomers(server, shop)), ...ofShop, ...(await ofDisk(db))],
        },
      ]
    } finally {
      await server.stop()
    }
  } finally {
    await db.destroy()
    await rm(folder, { recursive: true, force: true })
  }
}

interface GrownShop {
  db: Database
  app: App
  size: OrderSize
  measured: (typeof MEASURED)['usual']
  random: Prng
  buyers: Buyer[]
  bought: string[]
}

/** The first of the buyers is the customer who buys for many. */
async function prepare({ context }: App): Promise<Pick<GrownShop, 'buyers' | 'bought'>> {
  const { db } = context
  const products = await db
    .selectFrom('product')
    .select('id')
    .where('is_for_sale', '=', 1)
    .where('is_prescription', '=', 0)
    .where('variant_group', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute()
  const bought = products.map(({ id }) => id)
  await db.updateTable('stock').set({ free: STOCK }).where('product_id', 'in', bought).execute()
  const buyers: Buyer[] = []
  for (let index = 0; index < BUYERS; index++) {
    const { user_id, id } = await db
      .selectFrom('address')
      .innerJoin('customer', 'customer.id', 'address.user_id')
      .select(['address.user_id', 'address.id'])
      .where('customer.mobile', '=', String(FIRST_MOBILE + 1 + index * 7))
      .executeTakeFirstOrThrow()
    buyers.push({ userId: user_id, addressId: id, token: await openSession(context, db, user_id) })
  }
  return { buyers, bought }
}

async function ofCustomers({ apiUrl }: ApiServer, shop: GrownShop): Promise<Figure[]> {
  const { random, buyers, measured } = shop
  const [many, ...others] = buyers
  if (!many) throw new Error('There are no buyers.')
  const ask = async (path: string, { token }: Buyer, body?: object) => {
    const answer = await fetch(`${apiUrl}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization: `JWT ${token}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
    return JSON.parse(text) as { data: { _id: string }[]; totalCount: number }
  }
  const placed = new Map<Buyer, number[]>(buyers.map((buyer) => [buyer, []]))
  const began = performance.now()
  await Promise.all(
    buyers.map(async (buyer) => {
      while (performance.now() < began + measured.warmUpMs + measured.seconds * 1000) {
        const products = [{ _id: random.pick(shop.bought), quantity: 1 }]
        await ask('/post/cart', buyer, { data: { userId: buyer.userId, products } })
        const from = performance.now()
        await ask('/post/order', buyer, {
          order: {
            products,
            shippingAddress: { id: buyer.addressId },
            paymentMethod: 'cod',
            acceptedTerms: true,
          },
        })
        if (from > began + measured.warmUpMs) placed.get(buyer)?.push(performance.now() - from)
      }
    }),
  )
  const orders = (buyer: Buyer, page: number) =>
    ask(`/get/orderByUserId?id=${buyer.userId}&page=${page}&limit=20`, buyer)
  const { totalCount, data } = await orders(many, 1)
  const own = data.map(({ _id }) => _id)
  const timed = (run: () => unknown) => measure(measured.reads, run)
  return [
    ...figuresOf(
      'Placing an order',
      timingOf(others.flatMap((buyer) => placed.get(buyer) ?? [])),
      LIMITS.place,
    ),
    ...figuresOf(
      `Placing an order, of who has ${count.format(totalCount)}`,
      timingOf(placed.get(many) ?? []),
      LIMITS.place,
    ),
    ...figuresOf('Orders of a customer', await timed(() => orders(random.pick(others), 1)), LIMITS.list),
    ...figuresOf(
      `Orders of who has ${count.format(totalCount)}`,
      await timed(() => orders(many, 1)),
      LIMITS.list,
    ),
    ...figuresOf(
      'the last page of them',
      await timed(() => orders(many, Math.ceil(totalCount / 20))),
      LIMITS.list,
    ),
    ...figuresOf(
      'One order, as detail and tracker show it',
      await timed(() => ask(`/get/userOrder?id=${random.pick(own)}`, many)),
      LIMITS.list,
    ),
  ]
}

/** What an operator asks for. */
async function ofOperators({ db, random, size, measured }: GrownShop): Promise<Figure[]> {
  const some = await db.selectFrom('orders').select(['number', 'ordered_at']).limit(2000).execute()
  const newest = (status?: 'pending' | 'confirmed' | 'delivered') => {
    let query = db.selectFrom('orders').selectAll()
    if (status) query = query.where(standing, '=', status)
    return query.orderBy('ordered_at', 'desc').orderBy('id').limit(20).execute()
  }
  const asked: [name: string, run: () => Promise<unknown>][] = [
    ['The newest orders', () => newest()],
    ['The newest that are delivered', () => newest('delivered')],
    [
      'The queue: the oldest that are pending',
      () =>
        db
          .selectFrom('orders')
          .selectAll()
          .where(standing, '=', 'pending')
          .orderBy('ordered_at')
          .limit(50)
          .execute(),
    ],
    [
      'How many are pending',
      () =>
        db
          .selectFrom('orders')
          .select((column) => column.fn.countAll().as('count'))
          .where(standing, '=', 'pending')
          .execute(),
    ],
    [
      'An order by its number',
      () =>
        db.selectFrom('orders').selectAll().where('number', '=', random.pick(some).number).executeTakeFirst(),
    ],
    [
      'Orders by a mobile number',
      () =>
        db
          .selectFrom('orders')
          .innerJoin('customer', 'customer.id', 'orders.user_id')
          .selectAll('orders')
          .where('customer.mobile', '=', String(FIRST_MOBILE + random.int(1, size.customers)))
          .orderBy('ordered_at', 'desc')
          .limit(20)
          .execute(),
    ],
    [
      'Orders of a day',
      () => {
        const { ordered_at } = random.pick(some)
        return db
          .selectFrom('orders')
          .selectAll()
          .where('ordered_at', '>=', ordered_at)
          .where('ordered_at', '<', ordered_at + 86_400_000)
          .orderBy('ordered_at')
          .limit(50)
          .execute()
      },
    ],
    ['Open money cases', () => listCases(db, 'open', 500)],
  ]
  const figures: Figure[] = []
  for (const [name, run] of asked)
    figures.push(...figuresOf(name, await measure(measured.reads / 2, run), LIMITS.list))
  return figures
}

/** What goes on by itself: every 2 or 15 seconds, every hour, and whenever somebody reads the metrics. */
async function ofWorkers({ app, measured }: GrownShop): Promise<Figure[]> {
  const { context } = app
  const rounds: [name: string, run: () => Promise<unknown>][] = [
    ['Unpaid orders that end', () => releaseExpired(context)],
    ['Payments to be asked about', () => reconcile(context)],
    ['Refunds to be made', () => runRefunds(context)],
    ['Messages to be sent', () => context.outbox.runOnce()],
    ['Who waits for a product', () => context.restock.runOnce()],
    ['The hourly sweep', () => sweep(context)],
    [
      'The metrics',
      () =>
        app.fetch(
          new Request('http://shop.test/api/metrics', {
            headers: { authorization: `Bearer ${OPERATOR_TOKEN}` },
          }),
        ),
    ],
  ]
  const figures: Figure[] = []
  for (const [name, run] of rounds) {
    // What the first one does is not there for the next.
    await run()
    const { p50 } = await measure(measured.rounds, run)
    figures.push({
      name: `${name}: p50 of a round that finds nothing`,
      ours: p50,
      unit: 'ms',
      limit: LIMITS.list,
    })
  }
  return figures
}

async function ofDisk(db: Database): Promise<Figure[]> {
  const { rows } = await sql<{ tables: string; indexes: string }>`
    select sum(pg_table_size(oid)) as tables, sum(pg_indexes_size(oid)) as indexes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace`.execute(db)
  return [
    { name: 'Tables, GB', ours: Number(rows[0]?.tables) / GIGABYTE, unit: '' },
    { name: 'Indexes, GB', ours: Number(rows[0]?.indexes) / GIGABYTE, unit: '' },
  ]
}

function figuresOf(name: string, { p50, p99 }: Timing, limit: number): Figure[] {
  return [
    { name: `${name}: p50`, ours: p50, unit: 'ms' },
    { name: `${name}: p99`, ours: p99, unit: 'ms', limit },
  ]
}
