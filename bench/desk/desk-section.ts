import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import { readConfig } from '../../packages/server/src/operator/start/read-config.ts'
import { DESK_QUEUES } from '../../packages/server/src/orders/desk/desk-queues.sql.ts'
import { withoutLimits } from '../../scripts/check/without-limits.ts'
import { startApiServer } from '../api-server.ts'
import type { BenchOptions } from '../bench-options.ts'
import type { Figure, Section } from '../figure.ts'
import { batchOf, fillDesk, NAMES, numberOf, PRODUCTS } from './fill-desk.ts'

/** Pages of a hundred lie in both. */
const ORDERS = { usual: 10_000, smoke: 500 }
const CUSTOMERS_IN_ALL = 10_000
/** A server that has just started compiles what it runs: the first rounds are not counted. */
const ROUNDS = { usual: { warmUp: 20, counted: 150 }, smoke: { warmUp: 0, counted: 1 } }
const LIMIT_MS = 50
/** Most that a page of a list has. */
const LONGEST = 100
const DESK_URL = 'http://localhost:4600'

/** One call of the desk, the same each time or another for each round. */
export interface Asked {
  name: string
  path: string | ((round: number) => string)
  body?: (round: number) => object
}

const search = (name: string, textOf: (round: number) => string): Asked => ({
  name: `Search by ${name}`,
  path: '/desk/orders/search',
  body: (round) => ({ search: textOf(round) }),
})

const customers = (name: string, textOf: (round: number) => string): Asked => ({
  name: `Customers by ${name}`,
  path: '/desk/customers/search',
  body: (round) => ({ search: textOf(round) }),
})

export const callsOf = (orders: number): readonly Asked[] => [
  { name: 'The newest orders', path: '/desk/orders' },
  {
    name: 'The same, a hundred of the last page',
    path: `/desk/orders?limit=${LONGEST}&page=${orders / LONGEST}`,
  },
  { name: 'All that are delivered', path: '/desk/orders?standing=delivered' },
  ...DESK_QUEUES.map((queue) => ({ name: `Queue: ${queue}`, path: `/desk/orders?queue=${queue}` })),
  { name: 'A hundred of the queue to pack', path: `/desk/orders?queue=pack&limit=${LONGEST}` },
  { name: 'Counts of the queues', path: '/desk/orders/counts' },
  search('number', (round) => numberOf((round * 61) % orders)),
  search('first name', (round) => NAMES[round % NAMES.length] ?? ''),
  search('mobile', (round) => String(9_100_000_000 + ((round * 7) % 1000))),
  search('product', (round) => `Tablet ${(round * 11) % PRODUCTS}`),
  search('product, of all', () => 'Tablet'),
  search('batch', (round) => batchOf(round * 7)),
  { name: 'The newest customers', path: '/desk/customers' },
  { name: 'A hundred customers of the last page', path: `/desk/customers?limit=${LONGEST}&page=100` },
  customers('mobile', (round) => String(9_100_000_000 + ((round * 61) % CUSTOMERS_IN_ALL))),
  customers('first name', (round) => NAMES[round % NAMES.length] ?? ''),
  customers('both names', (round) => `${NAMES[round % NAMES.length]} Iyer`),
  customers('email', (round) => `meena.iyer${1000 + round}`),
  { name: 'Prescriptions to check', path: '/desk/prescriptions' },
  { name: 'Returns', path: '/desk/returns' },
  { name: 'Returns that are asked for', path: '/desk/returns?state=requested' },
  { name: 'Payouts', path: '/desk/money/payouts' },
  { name: 'Money cases', path: '/desk/money/cases' },
  { name: 'Refunds that failed', path: '/desk/money/refunds' },
  { name: 'Imports', path: '/desk/imports' },
  { name: 'Audit', path: '/desk/audit' },
  { name: 'Audit of an action', path: '/desk/audit?action=parcel.' },
  { name: 'Audit of an order', path: (round) => `/desk/audit?order=${numberOf((round * 61) % orders)}` },
]

/** The lists of the desk in a shop of ten thousand orders on SQLite, asked for one after the other by one owner. */
export async function deskSection({ isSmoke, print }: BenchOptions): Promise<Section> {
  const orders = isSmoke ? ORDERS.smoke : ORDERS.usual
  const rounds = isSmoke ? ROUNDS.smoke : ROUNDS.usual
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const env = {
    DATABASE_URL: join(folder, 'desk.sqlite'),
    DATA_FOLDER: folder,
    SESSION_SECRET: 'a session secret that is only for the bench',
    PAYMENT_METHODS: 'cod',
    DESK_URL,
    LOG_LEVEL: 'silent',
    ...withoutLimits,
  }
  print(`desk: ${orders} orders`)
  const db = await openDatabase(readConfig(env, env.SESSION_SECRET).databaseUrl)
  const token = await fillDesk(db, orders, Date.now())
  await db.destroy()
  const { apiUrl, stop } = await startApiServer(env)
  const figures: Figure[] = []
  for (const asked of callsOf(orders)) figures.push(...(await measure({ apiUrl, token, rounds }, asked)))
  await stop()
  await rm(folder, { recursive: true, force: true })
  return { title: `The desk's lists, ${orders} orders on SQLite`, figures }
}

interface Desk {
  apiUrl: string
  token: string
  rounds: { warmUp: number; counted: number }
}

async function measure({ apiUrl, token, rounds }: Desk, { name, path, body }: Asked): Promise<Figure[]> {
  const times: number[] = []
  for (let round = 0; round < rounds.warmUp + rounds.counted; round++) {
    const pressed = performance.now()
    const answer = await fetch(`${apiUrl}${typeof path === 'string' ? path : path(round)}`, {
      headers: { cookie: `__Host-desk=${token}`, origin: DESK_URL, 'content-type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body(round)) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${text}`)
    if (round >= rounds.warmUp) times.push(performance.now() - pressed)
  }
  const sorted = times.toSorted((one, other) => one - other)
  return [
    { name: `${name}, p50`, ours: at(sorted, 0.5), unit: 'ms' },
    { name: `${name}, p99`, ours: at(sorted, 0.99), unit: 'ms', limit: LIMIT_MS },
  ]
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
