import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrng } from '@dawakit/catalogue'
import { openBenchShop, seedBenchData } from '../../packages/server/bench/bench-shop.ts'
import { measure, type Timing } from '../../packages/server/bench/measure.ts'
import { buildEmbed } from '../../scripts/build/build-embed.ts'
import { buildStore } from '../../scripts/build/build-store.ts'
import { addressesOf } from '../addresses.ts'
import type { BenchOptions } from '../bench-options.ts'
import { startBenchStore } from '../bench-store.ts'
import type { Figure, Section } from '../figure.ts'
import { fillLoadShop, SESSION_SECRET } from '../load/load-shop.ts'
import { putReferenceShop } from '../reference-shop.ts'
import { buy, WAITS, type Wait } from './buy.ts'

const MB = 1_000_000
/** Code is compiled before anything is counted: buyers warm up first. */
const USUAL = {
  buyers: [1, 10, 50],
  seconds: 8,
  warmUp: { buyers: 10, seconds: 6 },
  pages: { most: 4000, every: 3 },
  searches: 5000,
}
const SMOKE: typeof USUAL = {
  buyers: [2],
  seconds: 1,
  warmUp: { buyers: 1, seconds: 0 },
  pages: { most: 20, every: 1 },
  searches: 10,
}
/** Of the search in memory, at a million products. */
const INDEX_LIMITS = { p99: 0.5, megabytes: 90 }

interface Grown {
  products: number
  waits: Map<number, Map<Wait, Timing>>
  memory: number
  engine: Timing
  indexBytes: number
}

const count = new Intl.NumberFormat('en-US')

/** The same shop with ever more products, and ever more who buy at once: what grows, and how fast. */
export async function growthSections({ growth, data, isSmoke, print }: BenchOptions): Promise<Section[]> {
  await buildEmbed()
  await buildStore()
  const measured = isSmoke ? SMOKE : USUAL
  const sizes: Grown[] = []
  for (const products of growth) {
    const folder = await mkdtemp(join(tmpdir(), 'dawakit-growth-'))
    try {
      await copyOfShop(products, data, folder, print)
      sizes.push(await measureSize(products, { folder, measured, print }))
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
  const [least, most] = [sizes[0], sizes.at(-1)]
  const growths = least && most && least !== most ? [growthOf(least, most)] : []
  return [...sizes.map(sectionOf), ...growths]
}

/** A shop that is bought from is no shop for the next run. */
async function copyOfShop(
  products: number,
  data: string | undefined,
  folder: string,
  print: (line: string) => void,
): Promise<void> {
  if (data === undefined) return
  const seeded = join(data, `growth-${products}`)
  if (!existsSync(join(seeded, 'dawakit.sqlite'))) await putReferenceShop(seeded, { data, print })
  await seedBenchData(seeded, products, print)
  await cp(seeded, folder, { recursive: true })
}

interface Place {
  folder: string
  measured: typeof USUAL
  print(line: string): void
}

async function measureSize(products: number, { folder, measured, print }: Place): Promise<Grown> {
  const bench = await openBenchShop(products, print, folder)
  const { products: index } = await bench.app.context.catalogue.searchIndex()
  const engine = await measure(measured.searches, () => {
    const key = bench.random.pick(bench.products).name_key
    return index.startingWith(key.slice(0, bench.random.int(1, Math.min(12, key.length))), 10)
  })
  await bench.close()
  const shop = await fillLoadShop(join(folder, 'dawakit.sqlite'), Math.max(...measured.buyers), print)
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
    await buy(measured.warmUp.buyers, measured.warmUp.seconds, buying)
    const waits = new Map<number, Map<Wait, Timing>>()
    for (const buyers of measured.buyers) {
      print(`${count.format(products)} products, ${buyers} buyers for ${measured.seconds} s …`)
      waits.set(buyers, await buy(buyers, measured.seconds, buying))
    }
    return { products, waits, memory: store.memory(), engine, indexBytes: index.bytes }
  } finally {
    await store.stop()
  }
}

function sectionOf({ products, waits, memory, engine, indexBytes }: Grown): Section {
  const figures = [...waits].flatMap(([buyers, timings]) =>
    [...timings].flatMap(([wait, { p50, p99 }]): Figure[] => [
      { name: `${wait}, ${buyers} at once: p50`, ours: p50, unit: 'ms' },
      { name: `${wait}, ${buyers} at once: p99`, ours: p99, unit: 'ms' },
    ]),
  )
  return {
    title: `${count.format(products)} products`,
    figures: [
      ...figures,
      { name: 'Search in memory: p99', ours: engine.p99, unit: 'ms', limit: INDEX_LIMITS.p99 },
      { name: 'Memory of its index', ours: indexBytes / MB, unit: 'MB', limit: INDEX_LIMITS.megabytes },
      { name: 'Memory of the store', ours: memory / MB, unit: 'MB' },
    ],
  }
}

/** How many times the smallest shop's wait the largest's is: no more than the logarithms of their sizes say. */
function growthOf(least: Grown, most: Grown): Section {
  const limit = Math.log(most.products) / Math.log(least.products)
  const figures = [...least.waits.keys()].flatMap((buyers) =>
    WAITS.map((wait): Figure => {
      const [before, after] = [least, most].map(
        ({ waits }) => waits.get(buyers)?.get(wait)?.p50 ?? Number.NaN,
      )
      return {
        name: `${wait}, ${buyers} at once`,
        ours: (after ?? Number.NaN) / (before ?? Number.NaN),
        unit: 'times',
        limit,
      }
    }),
  )
  return {
    title: `Growth of p50 from ${count.format(least.products)} to ${count.format(most.products)} products`,
    figures,
  }
}
