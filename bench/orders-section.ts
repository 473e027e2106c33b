import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startSandbox } from '@dawakit/sandbox'
import { Client } from 'pg'
import { openDatabase } from '../packages/server/src/ground/database/open.ts'
import { readConfig } from '../packages/server/src/operator/start/read-config.ts'
import { openSession } from '../packages/server/src/people/sessions/open-session.ts'
import { addProduct, seedFixtureCatalogue } from '../packages/server/test/fixture-catalogue.ts'
import { addAddress, addCustomer } from '../packages/server/test/ordering.ts'
import { startPostgres } from '../packages/server/test/postgres-server.ts'
import { withoutLimits } from '../scripts/check/without-limits.ts'
import { type ApiServer, startApiServer } from './api-server.ts'
import type { BenchOptions } from './bench-options.ts'
import type { Figure, Section } from './figure.ts'

interface Case {
  customers: number
  products: number
  processes: number
  method: 'razorpay' | 'cod'
}

const CASES: readonly Case[] = [
  { customers: 10, products: 40, processes: 1, method: 'razorpay' },
  { customers: 30, products: 3, processes: 2, method: 'razorpay' },
  { customers: 10, products: 40, processes: 1, method: 'cod' },
]
const LINES = 3
const STOCK = 1_000_000
const SECOND = 1000
const LASTS = { ms: 20 * SECOND, turnMs: 8 * SECOND, smokeMs: SECOND }
/** A server that has just started compiles what it runs, at double the cost of an order: told apart. */
const STARTING_MS = 3 * SECOND
type Side = 'ours' | 'before'
const PAIRS: readonly Side[] = ['ours', 'before', 'before', 'ours']
/** Whose server takes its turn, where two are compared: none is always the first of a pair, and the table grows for both. */
const TURNS: readonly Side[] = [...PAIRS, ...PAIRS, ...PAIRS]
/** PostgreSQL writes its counts down about once a second. */
const COUNTED_MS = 2 * SECOND
/** Most that placing an order may take for one that the other server places. */
const RATIO = 1.05

interface Customer {
  userId: string
  addressId: string
  token: string
}

/** Times of the orders that were answered, and how many were answered with an error of ours. */
interface Tally {
  starting: number[]
  times: number[]
  errors: number
}

/**
 * Customers who order three products, change their mind and order three others, each order taking the unpaid one's
 * place: whoever locks pieces in another order than somebody else stands in a deadlock here. And customers who pay at the
 * door: each of their orders stands at once, with all that is told of it.
 */
export async function ordersSection({ isSmoke, before, print }: BenchOptions): Promise<Section[]> {
  const postgres = await startPostgres()
  if (!postgres) {
    print('orders: no PostgreSQL is installed here, nothing is measured.')
    return []
  }
  const sections: Section[] = []
  const lastsMs = isSmoke ? LASTS.smokeMs : before === undefined ? LASTS.ms : LASTS.turnMs
  for (const one of isSmoke ? CASES.slice(0, 1) : CASES) {
    print(`orders: ${titleOf(one)}, ${lastsMs / SECOND} s`)
    sections.push(await measure(postgres.url, one, { lastsMs, before }))
  }
  await postgres.stop()
  return sections
}

const titleOf = ({ customers, products, processes, method }: Case) =>
  `Orders${method === 'cod' ? ' in cash' : ''} on PostgreSQL: ${customers} customers, ${LINES} of ${products} products, ${processes} process${processes === 1 ? '' : 'es'}`

async function measure(
  server: string,
  one: Case,
  { lastsMs, before }: { lastsMs: number; before: string | undefined },
): Promise<Section> {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const admin = new Client({ connectionString: server })
  await admin.connect()
  const name = `bench_${one.customers}_${one.method}`
  await admin.query(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const sandbox = await startSandbox({ port: 0 })
  const env = {
    SANDBOX_URL: sandbox.url,
    DATABASE_URL: url.href,
    DATA_FOLDER: folder,
    SESSION_SECRET: 'a session secret that is only for the bench',
    PAYMENT_METHODS: 'cod,razorpay',
    LOG_LEVEL: 'silent',
    ...withoutLimits,
  }
  const customers = await prepare(env, one)
  const tallies: Record<Side, Tally> = { ours: emptyTally(), before: emptyTally() }
  // The first turn of two is no one's: the database is new, and knows nothing of its tables yet.
  for (const side of before === undefined ? (['ours'] as const) : ([null, ...TURNS] as const)) {
    const servers = await Promise.all(
      Array.from({ length: one.processes }, () =>
        startApiServer(env, side === 'before' ? before : undefined),
      ),
    )
    const turn = { one, tally: side ? tallies[side] : emptyTally(), began: performance.now() }
    await Promise.all(
      customers.map((customer, index) => {
        const { apiUrl } = servers[index % servers.length] as ApiServer
        return orderAgainAndAgain(apiUrl, customer, { ...turn, until: turn.began + lastsMs })
      }),
    )
    await Promise.all(servers.map(({ stop }) => stop()))
  }
  await wait(COUNTED_MS)
  const { rows } = await admin.query('select deadlocks from pg_stat_database where datname = $1', [name])
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
  return { title: titleOf(one), figures: figuresOf(tallies, Number(rows[0]?.deadlocks)) }
}

const emptyTally = (): Tally => ({ starting: [], times: [], errors: 0 })

function figuresOf({ ours, before }: Record<Side, Tally>, deadlocks: number): Figure[] {
  const { starting, times, errors } = ours
  const isCompared = before.times.length > 0
  return [
    { name: 'Orders placed', ours: starting.length + times.length, unit: '' },
    {
      name: `In the first ${STARTING_MS / SECOND} s of the servers, p99`,
      ours: at(starting, 0.99),
      unit: 'ms',
    },
    {
      name: 'Placing an order, p50',
      ours: at(times, 0.5),
      unit: 'ms',
      ...(isCompared && { peers: [{ name: 'before', value: at(before.times, 0.5) }], ratioLimit: RATIO }),
    },
    { name: 'Placing an order, p99', ours: at(times, 0.99), unit: 'ms', limit: 300 },
    { name: 'Deadlocks', ours: deadlocks, unit: '', limit: 0, isEnforced: true },
    { name: 'Errors', ours: errors, unit: '', limit: 0, isEnforced: true },
  ]
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

async function prepare(env: Record<string, string>, { customers, products }: Case): Promise<Customer[]> {
  const config = readConfig(env, env['SESSION_SECRET'] ?? '')
  const db = await openDatabase(config.databaseUrl)
  await seedFixtureCatalogue(db)
  await db.insertInto('meta').values({ key: 'seeded', value: 'by the bench' }).execute()
  for (let index = 0; index < products; index++) {
    await addProduct(db, { id: productId(index), name: `Tablet ${productId(index)}` }, STOCK)
  }
  const all: Customer[] = []
  for (let index = 0; index < customers; index++) {
    const userId = await addCustomer(db, String(9_100_000_000 + index), Date.now())
    const token = await openSession({ config, clock: Date.now }, db, userId)
    all.push({ userId, token, addressId: await addAddress(db, userId) })
  }
  await db.destroy()
  return all
}

const productId = (index: number) => `bench-${index}`

async function orderAgainAndAgain(
  apiUrl: string,
  customer: Customer,
  { one, tally, began, until }: { one: Case; tally: Tally; began: number; until: number },
): Promise<void> {
  const { userId, addressId, token } = customer
  const post = (method: string, path: string, body: object) =>
    fetch(`${apiUrl}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
      body: JSON.stringify(body),
    })
  for (let round = 1; performance.now() < until; round++) {
    const products = someProducts(one.products).map((_id) => ({ _id, quantity: 1 + (round % 2) }))
    await post('DELETE', '/delete/clearCart', { userId }).then((answer) => answer.text())
    await post('POST', '/post/cart', { userId, products }).then((answer) => answer.text())
    const pressed = performance.now()
    const answer = await post('POST', '/post/order', {
      order: { products, shippingAddress: addressId, paymentMethod: one.method, acceptedTerms: true },
    })
    await answer.text()
    if (!answer.ok) tally.errors++
    else (pressed < began + STARTING_MS ? tally.starting : tally.times).push(performance.now() - pressed)
  }
}

/** Three products in any order. */
function someProducts(count: number): string[] {
  const left = Array.from({ length: count }, (_, index) => productId(index))
  return Array.from({ length: LINES }, () => left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? '')
}
