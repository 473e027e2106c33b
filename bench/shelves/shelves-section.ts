import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { Timing } from '../../packages/server/bench/measure.ts'
import { timingOf } from '../../packages/server/bench/measure.ts'
import { deskCalls } from '../../packages/server/src/app/calls/desk-calls.ts'
import { openDatabase } from '../../packages/server/src/ground/database/open.ts'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { readConfig } from '../../packages/server/src/operator/start/read-config.ts'
import { startPostgres } from '../../packages/server/test/postgres-server.ts'
import { withoutLimits } from '../../scripts/check/without-limits.ts'
import { startApiServer } from '../api-server.ts'
import type { BenchOptions } from '../bench-options.ts'
import { type Asked, callsOf } from '../desk/desk-section.ts'
import type { Figure, Section } from '../figure.ts'
import { type FilledShelves, fillShelves, type ShelvesSize, standingBeyond } from './fill-shelves.ts'
import { type AskedDesk, ordersToPack, packLines, send } from './pack-lines.ts'

const SIZES: Record<'usual' | 'smoke', ShelvesSize> = {
  usual: {
    ...{ products: 250_000, orders: 100_000, corrections: 50_000, counts: 2000 },
    ...{ brands: 10_000, suppliers: 500, bills: 5000, supplierOrders: 3000, debitNotes: 2000 },
    ...{ toOrder: 50_000, wishes: 5000 },
  },
  smoke: {
    ...{ products: 500, orders: 500, corrections: 100, counts: 5 },
    ...{ brands: 20, suppliers: 5, bills: 10, supplierOrders: 5, debitNotes: 5, toOrder: 50, wishes: 20 },
  },
}
/** A server that has just started compiles what it runs: the first rounds are not counted. */
const ROUNDS = { usual: { warmUp: 20, counted: 120 }, smoke: { warmUp: 0, counted: 1 } }
/** Orders of which a line is packed: by one, and by forty at once. */
const PACKED = { usual: 500, smoke: 5 }
const LIMITS = { listMs: 50, packMs: 30, memory: 1.15 }
const DESK_URL = 'http://localhost:4600'
/** Packing waits for its disk: what is written is there when the machine dies. */
const POSTGRES = ['max_connections=200']

const count = new Intl.NumberFormat('en-US')

/** The lists of the desk, and packing, in a shop of many products, batches and orders, on SQLite and on PostgreSQL. */
export async function shelvesSections(options: BenchOptions): Promise<Section[]> {
  const { load, isSmoke, print } = options
  const sections: Section[] = []
  if (load.databases.includes('sqlite')) {
    const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
    sections.push(await measureShop('SQLite', join(folder, 'shelves.sqlite'), options))
    await rm(folder, { recursive: true, force: true })
  }
  if (!load.databases.includes('postgres') || isSmoke) return sections
  const postgres = await startPostgres(POSTGRES)
  if (!postgres) {
    print('shelves: no PostgreSQL is installed here, nothing is measured on it.')
    return sections
  }
  const admin = new Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query('create database bench_shelves')
  await admin.end()
  const url = new URL(postgres.url)
  url.pathname = '/bench_shelves'
  sections.push(await measureShop('PostgreSQL', url.href, options))
  await postgres.stop()
  return sections
}

async function measureShop(
  engine: string,
  databaseUrl: string,
  { isSmoke, before, print }: BenchOptions,
): Promise<Section> {
  const pace = isSmoke ? 'smoke' : 'usual'
  const size = SIZES[pace]
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: folder,
    SESSION_SECRET: 'a session secret that is only for the bench',
    PAYMENT_METHODS: 'cod',
    DESK_URL,
    LOG_LEVEL: 'silent',
    ...withoutLimits,
  }
  print(
    `shelves: ${count.format(size.products)} products and ${count.format(size.orders)} orders into ${engine} …`,
  )
  const db = await openDatabase(readConfig(env, env.SESSION_SECRET).databaseUrl, { statementMs: 0 })
  const filled = await fillShelves(db, size, Date.now())
  const calls = callsOf(size.orders)
  print(`shelves: lists on ${engine} …`)
  const memoryBefore =
    before === undefined ? null : (await measureLists({ env, calls, filled, pace, folder: before })).memoryMb
  // What both have, by itself: a server that has done more has grown more.
  const memoryNow = before === undefined ? null : (await measureLists({ env, calls, filled, pace })).memoryMb
  const own = await measureLists({
    env,
    calls: [...calls, ...wordsOf(), ...listsOf()],
    filled,
    pace,
    isCounting: true,
  })
  print(`shelves: packing on ${engine} …`)
  const packing = await measurePacking(db, { env, filled, orders: PACKED[pace] })
  await db.destroy()
  await rm(folder, { recursive: true, force: true })
  const { products, orders } = size
  return {
    title: `Shelves on ${engine}: ${count.format(products)} products, ${count.format(2 * products)} batches, ${count.format(orders)} orders`,
    figures: [
      ...packing,
      ...(memoryBefore === null || memoryNow === null
        ? []
        : [
            {
              name: 'Memory of the API after the lists',
              ours: memoryNow,
              unit: 'MB' as const,
              peers: [{ name: 'before', value: memoryBefore }],
              ratioLimit: LIMITS.memory,
            },
          ]),
      ...[...own.timings].map(
        ([name, { p99 }]): Figure => ({ name: `${name}, p99`, ours: p99, unit: 'ms', limit: LIMITS.listMs }),
      ),
    ],
  }
}

/** Each list of the desk that is paged and asks for nothing else, whoever adds it. */
function listsOf(): Asked[] {
  return deskCalls.flatMap((call) => {
    if (call.kind !== 'json' || !call.name.startsWith('GET ')) return []
    const read = call.query?.safeParse({ page: '1', limit: '50' })
    const isPaged = read?.success && 'page' in Object(read.data)
    if (!isPaged) return []
    const path = call.name.slice('GET '.length)
    return [
      { name: path, path: `${path}?limit=50` },
      { name: `${path}, page 40`, path: `${path}?limit=50&page=40` },
    ]
  })
}

/** What is sought by words, and a supplier with what expires soon of theirs. */
function wordsOf(): Asked[] {
  const orders = (name: string, search: string, more: object = {}): Asked => ({
    name: `Orders by ${name}`,
    path: '/desk/orders/search',
    body: () => ({ search, ...more }),
  })
  const products = (name: string, search: string, more: object = {}): Asked => ({
    name: `Products by ${name}`,
    path: '/desk/products/search',
    body: () => ({ search, ...more }),
  })
  return [
    orders('the beginning of all numbers', 'DK-2026'),
    orders('a name, page 40', 'Meena', { page: 40 }),
    orders('two names', 'Meena Raman'),
    orders('a name, to pack', 'Meena', { queue: 'pack' }),
    products('a word of all', 'capsule'),
    products('a word of one in twenty', 'brand17 capsule'),
    products('a word of none', 'zzqq'),
    products('a word of all and one of none', 'capsule zzqq'),
    products('a word, off sale', 'capsule', { standing: 'offSale' }),
    { name: 'A supplier, with what expires soon', path: '/desk/supplier?id=supplier-1' },
    { name: 'What may go back to a supplier', path: '/desk/debitNote/proposed?supplierId=supplier-1' },
    { name: 'To order of a supplier', path: '/desk/toOrder?supplierId=supplier-1' },
    { name: 'Who waits for products', path: '/desk/wishes?kind=product' },
    { name: 'Who waits for stock', path: '/desk/wishes?kind=stock' },
    { name: 'The shelf by a batch', path: '/desk/shelf/find?search=B12' },
  ]
}

interface Listing {
  env: Record<string, string>
  calls: readonly Asked[]
  filled: FilledShelves
  pace: keyof typeof ROUNDS
  /** Another checkout. */
  folder?: string
  /** A count of a place is opened, and its sheet read. */
  isCounting?: boolean
}

async function measureLists({
  env,
  calls,
  filled,
  pace,
  folder,
  isCounting = false,
}: Listing): Promise<{ timings: Map<string, Timing>; memoryMb: number }> {
  const { apiUrl, memoryMb, stop } = await startApiServer(env, folder)
  const desk: AskedDesk = { apiUrl, deskUrl: DESK_URL }
  const { warmUp, counted } = ROUNDS[pace]
  const timings = new Map<string, Timing>()
  const all = isCounting ? [...calls, ...(await countsOf(desk, filled.token))] : calls
  for (const { name, path, body } of all) {
    const times: number[] = []
    for (let round = 0; round < warmUp + counted; round++) {
      const pressed = performance.now()
      const at = typeof path === 'string' ? path : path(round)
      const answer = await send(desk, filled.token, at, body?.(round))
      const text = await answer.text()
      if (!answer.ok) throw new Error(`${name} was answered ${answer.status}: ${text}`)
      if (round >= warmUp) times.push(performance.now() - pressed)
    }
    timings.set(name, timingOf(times))
  }
  const held = memoryMb()
  await stop()
  return { timings, memoryMb: held }
}

/** The sheet of a count, a search of products, and a correction's register by its filters. */
async function countsOf(desk: AskedDesk, token: string): Promise<Asked[]> {
  const body = { of: 'place', about: 'A-7', productIds: [], isBlind: false }
  const opened = await send(desk, token, '/desk/counts', body)
  const { data } = await opened.json()
  const id = data?.id
  if (typeof id !== 'string') throw new Error('No count was opened.')
  return [
    { name: 'A count', path: `/desk/counts/one?id=${id}` },
    { name: 'Its sheet', path: `/desk/counts/products?id=${id}&limit=50` },
    { name: 'Its sheet, what is left', path: `/desk/counts/products?id=${id}&limit=50&only=left` },
    { name: 'Corrections of a reason', path: '/desk/corrections?reason=theft&limit=50' },
    { name: 'Sums of corrections', path: '/desk/corrections/sums' },
    { name: 'Products by name', path: (round) => `/desk/products?search=Brand${1 + ((round * 61) % 400)}` },
  ]
}

async function measurePacking(
  db: Database,
  { env, filled, orders }: { env: Record<string, string>; filled: FilledShelves; orders: number },
): Promise<Figure[]> {
  const { apiUrl, stop } = await startApiServer(env)
  const desk: AskedDesk = { apiUrl, deskUrl: DESK_URL }
  const standing = await standingBeyond(db)
  const toPack = await ordersToPack(db, 3 * orders)
  // Code is compiled before anything is counted.
  const first = await packLines(desk, [filled.token], toPack.slice(0, orders))
  const alone = await packLines(desk, [filled.token], toPack.slice(orders, 2 * orders))
  const together = await packLines(desk, filled.packers, toPack.slice(2 * orders))
  await stop()
  const pieces = first.pieces + alone.pieces + together.pieces
  return [
    { name: 'Packing a line, p50', ours: alone.p50, unit: 'ms' },
    { name: 'Packing a line, p99', ours: alone.p99, unit: 'ms', limit: LIMITS.packMs },
    { name: `${filled.packers.length} packers at once, p50`, ours: together.p50, unit: 'ms' },
    { name: `${filled.packers.length} packers at once, p99`, ours: together.p99, unit: 'ms' },
    {
      name: 'Packs that the shelf has lost count of',
      ours: Math.abs(standing - pieces - (await standingBeyond(db))),
      unit: '',
      limit: 0,
      isEnforced: true,
    },
    {
      name: 'Lines that could not be packed',
      ours: first.errors + alone.errors + together.errors,
      unit: '',
      limit: 0,
      isEnforced: true,
    },
  ]
}
