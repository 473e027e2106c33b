import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrng } from '@dawakit/catalogue'
import { startPostgres } from '../../packages/server/test/postgres-server.ts'
import { buildEmbed } from '../../scripts/build/build-embed.ts'
import { buildStore } from '../../scripts/build/build-store.ts'
import { addressesOf } from '../addresses.ts'
import type { BenchOptions } from '../bench-options.ts'
import { type BenchStore, startBenchStore } from '../bench-store.ts'
import type { Figure, Section } from '../figure.ts'
import { putReferenceShop } from '../reference-shop.ts'
import { fillLoadShop, SESSION_SECRET } from './load-shop.ts'
import { type LoadReport, putUnderLoad } from './put-under-load.ts'
import { createVisitor, type Request } from './visitor.ts'

const MB = 1_000_000
/** Nobody may be kept waiting longer. */
const LONGEST_MS = 2000
/** Code is compiled, and memory and the database's pages filled, before anything is counted. */
const USUAL = {
  warmUp: { seconds: 5, connections: 20 },
  steadyConnections: 50,
  pages: { most: 2000, every: 1 },
}
const SMOKE: typeof USUAL = {
  warmUp: { seconds: 0, connections: 1 },
  steadyConnections: 4,
  pages: { most: 20, every: 1 },
}

interface Place {
  name: string
  databaseUrl: string
  folder: string
  stop(): Promise<void>
}

/** The built store under the mix of requests, on SQLite and on PostgreSQL, the load from this process. */
export async function loadSections(options: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const sections: Section[] = []
  for (const database of options.load.databases) {
    const place = await (database === 'sqlite' ? openSqlite(options) : openPostgres())
    if (!place) options.print('There is no PostgreSQL here: set BENCH_DATABASE_URL to an empty database.')
    else sections.push(...(await measureIn(place, options).finally(() => place.stop())))
  }
  return sections
}

async function openSqlite(options: BenchOptions): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-load-'))
  await putReferenceShop(folder, options)
  return {
    name: 'SQLite',
    databaseUrl: join(folder, 'dawakit.sqlite'),
    folder,
    stop: () => rm(folder, { recursive: true, force: true }),
  }
}

/** With the server's own settings: what it has acknowledged is on the disk, as in earnest. */
async function openPostgres(): Promise<Place | null> {
  const named = process.env['BENCH_DATABASE_URL']
  const server = named ? undefined : await startPostgres([])
  const databaseUrl = named ?? server?.url
  if (databaseUrl === undefined) return null
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-load-'))
  return {
    name: 'PostgreSQL',
    databaseUrl,
    folder,
    stop: async () => {
      await server?.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function measureIn(place: Place, { load, isSmoke, print }: BenchOptions): Promise<Section[]> {
  const { warmUp, steadyConnections, pages } = isSmoke ? SMOKE : USUAL
  const most = Math.max(...load.connections, steadyConnections, warmUp.connections)
  const shop = await fillLoadShop(place.databaseUrl, most, print)
  const store = await startBenchStore(place.folder, { DATABASE_URL: place.databaseUrl, SESSION_SECRET })
  try {
    const places = await addressesOf(store.url, pages)
    const visitors = shop.customers.map((customer, index) =>
      createVisitor(customer, {
        places,
        bought: shop.bought,
        random: createPrng(`visitor ${index}`),
        url: store.url,
      }),
    )
    await putUnderLoad(visitors.slice(0, warmUp.connections), warmUp.seconds)
    const sections: Section[] = []
    for (const connections of load.connections) {
      print(`${place.name}: ${connections} connections for ${load.seconds} s …`)
      const report = await putUnderLoad(visitors.slice(0, connections), load.seconds)
      print(`  ${JSON.stringify({ longestBy: report.longestBy, failures: report.failures })}`)
      sections.push({
        title: `${place.name}, ${connections} connections, ${load.seconds} s`,
        figures: [
          ...figuresOf(report),
          { name: 'Memory of the store', ours: store.memory() / MB, unit: 'MB' },
        ],
      })
    }
    const steady = visitors.slice(0, steadyConnections)
    if (load.steadySeconds > 0) sections.push(await measureSteady(place, store, steady, { load, print }))
    return sections
  } finally {
    await store.stop()
  }
}

/** Whether memory grows with the hours: the same load for a long time. */
async function measureSteady(
  place: Place,
  store: BenchStore,
  visitors: readonly (() => Request)[],
  { load, print }: Pick<BenchOptions, 'load' | 'print'>,
): Promise<Section> {
  print(`${place.name}: ${visitors.length} connections for ${load.steadySeconds} s …`)
  const before = store.memory()
  const report = await putUnderLoad(visitors, load.steadySeconds)
  return {
    title: `${place.name}, steady: ${visitors.length} connections, ${load.steadySeconds} s`,
    figures: [
      ...figuresOf(report),
      { name: 'Memory at the start', ours: before / MB, unit: 'MB' },
      { name: 'Memory at the end', ours: store.memory() / MB, unit: 'MB' },
    ],
  }
}

function figuresOf(report: LoadReport): Figure[] {
  return [
    { name: 'Answers a second', ours: report.answersPerSecond, unit: '' },
    { name: 'p50', ours: report.p50, unit: 'ms' },
    { name: 'p99', ours: report.p99, unit: 'ms' },
    { name: 'Longest wait', ours: report.longest, unit: 'ms', limit: LONGEST_MS },
    { name: 'Orders placed', ours: report.orders, unit: '' },
    { name: 'Answered 503', ours: report.heldUp, unit: '', limit: 0 },
    { name: 'Failed otherwise', ours: report.failed, unit: '', limit: 0 },
  ]
}
