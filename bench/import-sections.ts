import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrng } from '@dawakit/catalogue'
import type { Timing } from '../packages/server/bench/measure.ts'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import { addressesOf } from './addresses.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import type { Figure, Section } from './figure.ts'
import { buy, WAITS, type Wait } from './growth/buy.ts'
import { writeBatchList, writeBatchWorkbook, writeBrandList } from './import-lists.ts'
import { fillLoadShop, SESSION_SECRET } from './load/load-shop.ts'
import { putReferenceShop } from './reference-shop.ts'

const BUYERS = 2
/** Buyers are asked so often whether the import still runs. */
const USUAL = { turnSeconds: 5, warmUpSeconds: 6, pages: { most: 400, every: 10 } }
const SMOKE: typeof USUAL = { turnSeconds: 1, warmUpSeconds: 0, pages: { most: 20, every: 1 } }
const LIMITS = { seconds: 60, waitMs: 100, memoryMb: 350 }

const count = new Intl.NumberFormat('en-US')

/** A pharmacy's own list, imported into a shop that is closed, then into one in which customers buy meanwhile. */
export async function importSections({ products, isSmoke, data, print }: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-import-'))
  try {
    const list = join(folder, 'list.csv')
    await writeBrandList(list, products)
    print(`${count.format(products)} rows into a closed shop …`)
    const closed = join(folder, 'closed')
    const alone = await importInto(closed, list)
    const again = await importInto(closed, list)
    const batches = join(folder, 'batches.csv')
    await writeBatchList(batches, products)
    print(`${count.format(products)} rows of batches as CSV …`)
    const batchesAlone = await importInto(join(folder, 'batches'), batches)
    const workbook = join(folder, 'batches.xlsx')
    await writeBatchWorkbook(workbook, products)
    print(`${count.format(products)} rows of batches as a workbook …`)
    const workbookAlone = await importInto(join(folder, 'workbook'), workbook)
    print(`${count.format(products)} rows into an open shop …`)
    const open = await importWhileOpen(join(folder, 'open'), list, {
      measured: isSmoke ? SMOKE : USUAL,
      data,
      print,
    })
    return [
      {
        title: `Import of ${count.format(products)} rows`,
        figures: [
          ...figuresOfImport('Brands into a closed shop', alone),
          { name: 'The same list again', ours: again.seconds, unit: 's' },
          ...figuresOfImport('Batches as CSV', batchesAlone),
          ...figuresOfImport('Batches as a workbook', workbookAlone),
          { name: `Brands while ${BUYERS} buy`, ours: open.seconds, unit: 's' },
          ...WAITS.flatMap((wait) => figuresOf(wait, open.waits.get(wait))),
        ],
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Imported {
  seconds: number
  /** Most that its process held in memory, with what it shares. */
  memoryMb: number
}

const figuresOfImport = (name: string, { seconds, memoryMb }: Imported): Figure[] => [
  { name, ours: seconds, unit: 's', limit: LIMITS.seconds },
  { name: `${name}: memory at most`, ours: memoryMb, unit: 'MB', limit: LIMITS.memoryMb },
]

function figuresOf(wait: Wait, timing: Timing | undefined): Figure[] {
  if (!timing) return []
  return [
    { name: `${wait} meanwhile: p50`, ours: timing.p50, unit: 'ms' },
    { name: `${wait} meanwhile: p99`, ours: timing.p99, unit: 'ms' },
    { name: `${wait} meanwhile: longest`, ours: timing.longest, unit: 'ms', limit: LIMITS.waitMs },
  ]
}

async function importInto(dataFolder: string, list: string): Promise<Imported> {
  const from = performance.now()
  // A build before this leaves NODE_ENV=production behind.
  const env = { ...process.env, DAWAKIT_MODE: 'demo', DATA_FOLDER: dataFolder, SESSION_SECRET }
  // As `npm run shop` does it.
  const flags = ['--max-semi-space-size=4', '--heap-growing-percent=30', '--conditions=dawakit-source']
  const command = [...flags, 'scripts/shop.ts', 'import', 'products', list, '--stock', '50']
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  let memoryMb = 0
  const watch = setInterval(async () => {
    memoryMb = Math.max(memoryMb, await mostHeld(child.pid))
  }, WATCHED_MS)
  const [status] = await once(child, 'exit')
  clearInterval(watch)
  if (status !== 0) throw new Error(`The import ended with ${status}.`)
  return { seconds: (performance.now() - from) / 1000, memoryMb }
}

/** Between two looks at what an import holds: what it has held at most the system keeps. */
const WATCHED_MS = 100

/** @returns MB; 0 where the system does not tell, and of a process that is gone */
async function mostHeld(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmHWM:\s*(\d+) kB/m.exec(status)?.[1] ?? 0) / 1000
}

async function importWhileOpen(
  folder: string,
  list: string,
  { measured, data, print }: Pick<BenchOptions, 'data' | 'print'> & { measured: typeof USUAL },
): Promise<{ seconds: number; waits: ReadonlyMap<Wait, Timing> }> {
  await putReferenceShop(folder, { data, print })
  const shop = await fillLoadShop(join(folder, 'dawakit.sqlite'), BUYERS, print)
  const store = await startBenchStore(folder, { SESSION_SECRET })
  try {
    const places = await addressesOf(store.url, measured.pages)
    let page = 0
    const buying = {
      url: store.url,
      places,
      shop,
      random: createPrng('buyers'),
      nextPage: () => places.products[page++ % places.products.length] ?? '',
    }
    await buy(BUYERS, measured.warmUpSeconds, buying)
    let isDone = false
    const importing = importInto(folder, list).finally(() => {
      isDone = true
    })
    const turns: ReadonlyMap<Wait, Timing>[] = []
    while (!isDone) turns.push(await buy(BUYERS, measured.turnSeconds, buying))
    return { seconds: (await importing).seconds, waits: worstTurn(turns) }
  } finally {
    await store.stop()
  }
}

/** Of each wait the turn with the worst of each. */
function worstTurn(turns: readonly ReadonlyMap<Wait, Timing>[]): Map<Wait, Timing> {
  return new Map(
    WAITS.map((wait) => {
      const most = (key: keyof Timing) => Math.max(...turns.map((turn) => turn.get(wait)?.[key] ?? 0))
      return [wait, { p50: most('p50'), p99: most('p99'), longest: most('longest') }]
    }),
  )
}
