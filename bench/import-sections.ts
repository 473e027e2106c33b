import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createPrng } from '@dawakit/catalogue'
import type { Timing } from '../packages/server/bench/measure.ts'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import { addressesOf } from './addresses.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import type { Figure, Section } from './figure.ts'
import { buy, WAITS, type Wait } from './growth/buy.ts'
import { fillLoadShop, SESSION_SECRET } from './load/load-shop.ts'

const BUYERS = 2
/** Buyers are asked so often whether the import still runs. */
const USUAL = { turnSeconds: 5, warmUpSeconds: 6, pages: { most: 400, every: 10 } }
const SMOKE: typeof USUAL = { turnSeconds: 1, warmUpSeconds: 0, pages: { most: 20, every: 1 } }
const LIMITS = { seconds: 120, waitMs: 200 }

const count = new Intl.NumberFormat('en-US')

/** A pharmacy's own list, imported into a shop that is closed, then into one in which customers buy meanwhile. */
export async function importSections({ products, isSmoke, print }: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-import-'))
  try {
    const list = join(folder, 'list.csv')
    await writeList(list, products)
    print(`${count.format(products)} rows into a closed shop …`)
    const closed = join(folder, 'closed')
    const alone = await importInto(closed, list)
    const again = await importInto(closed, list)
    print(`${count.format(products)} rows into an open shop …`)
    const open = await importWhileOpen(join(folder, 'open'), list, {
      measured: isSmoke ? SMOKE : USUAL,
      print,
    })
    return [
      {
        title: `Import of ${count.format(products)} rows`,
        figures: [
          { name: 'Into a closed shop', ours: alone, unit: 's', limit: LIMITS.seconds },
          { name: 'The same list again', ours: again, unit: 's' },
          { name: `While ${BUYERS} buy`, ours: open.seconds, unit: 's' },
          ...WAITS.flatMap((wait) => figuresOf(wait, open.waits.get(wait))),
        ],
      },
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function figuresOf(wait: Wait, timing: Timing | undefined): Figure[] {
  if (!timing) return []
  return [
    { name: `${wait} meanwhile: p50`, ours: timing.p50, unit: 'ms' },
    { name: `${wait} meanwhile: p99`, ours: timing.p99, unit: 'ms' },
    { name: `${wait} meanwhile: longest`, ours: timing.longest, unit: 'ms', limit: LIMITS.waitMs },
  ]
}

/** @returns seconds */
async function importInto(dataFolder: string, list: string): Promise<number> {
  const from = performance.now()
  // A build before this leaves NODE_ENV=production behind.
  const env = { ...process.env, DAWAKIT_MODE: 'demo', DATA_FOLDER: dataFolder, SESSION_SECRET }
  // As `npm run shop` does it.
  const command = [
    '--max-semi-space-size=4',
    '--conditions=dawakit-source',
    'scripts/shop.ts',
    'import',
    'products',
    list,
    '--stock',
    '50',
  ]
  const child = spawn(process.execPath, command, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`The import ended with ${status}.`)
  return (performance.now() - from) / 1000
}

async function importWhileOpen(
  folder: string,
  list: string,
  { measured, print }: { measured: typeof USUAL; print(line: string): void },
): Promise<{ seconds: number; waits: ReadonlyMap<Wait, Timing> }> {
  // Makes the folder, too.
  const first = await startBenchStore(folder, { SESSION_SECRET })
  await first.stop()
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
    return { seconds: await importing, waits: worstTurn(turns) }
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

const SALTS = [
  'Paracetamol',
  'Amoxycillin',
  'Azithromycin',
  'Metformin',
  'Telmisartan',
  'Cetirizine',
  'Ibuprofen',
]
const FORMS = [
  ['Tablet', 'strip of 10 tablets'],
  ['Capsule', 'strip of 15 capsules'],
  ['Syrup', 'bottle of 100 ml Syrup'],
  ['Injection', 'vial of 1 Injection'],
  ['Cream', 'tube of 30 gm Cream'],
] as const

/** In the headings that lists of brands have. */
async function writeList(path: string, rows: number): Promise<void> {
  const random = createPrng('list')
  function* lines(): Generator<string> {
    yield 'id,name,price(₹),Is_discontinued,manufacturer_name,type,pack_size_label,short_composition1,short_composition2\n'
    for (let id = 1; id <= rows; id++) {
      const [form, pack] = random.pick(FORMS)
      const salts = [1, 2].map(() => `${random.pick(SALTS)} (${random.int(5, 900)}mg)`)
      const price = random.int(500, 90_000) / 100
      yield `${id},Brand${id} ${random.int(5, 900)} ${form},${price},FALSE,Maker ${random.int(1, 2000)} Ltd,allopathy,${pack},${salts.join(',')}\n`
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(path))
}
