import { openBenchShop } from '../packages/server/bench/bench-shop.ts'
import { listingBench } from '../packages/server/bench/listing.bench.ts'
import type { Finding } from '../packages/server/bench/measure.ts'
import { searchBench } from '../packages/server/bench/search.bench.ts'
import type { BenchOptions } from './bench-options.ts'
import type { Figure, Section } from './figure.ts'

const benches = {
  search: { title: 'Search', run: searchBench },
  listing: { title: 'Listings and product data', run: listingBench },
}

/** Of each call, where it only has to be seen that it runs. */
const SMOKE_TIMES = 10

/** Latencies of the API over a large catalogue, in the engine and over HTTP. */
export async function catalogueSections(
  names: readonly (keyof typeof benches)[],
  { products, data, isSmoke, print }: BenchOptions,
): Promise<Section[]> {
  const shop = await openBenchShop(products, print, data)
  try {
    const sections: Section[] = []
    for (const name of names) {
      const { title, run } = benches[name]
      const figures = (await run(shop, isSmoke ? SMOKE_TIMES : undefined)).flatMap(figuresOf)
      sections.push({ title: `${title}, ${products.toLocaleString('en-US')} products`, figures })
    }
    return sections
  } finally {
    await shop.close()
  }
}

function figuresOf({ name, p50, p99, limit, peers = [], more = [] }: Finding): Figure[] {
  const peersBy = (rank: 'p50' | 'p99') => peers.map((peer) => ({ name: peer.name, value: peer[rank] }))
  return [
    { name: `${name}: p50`, ours: p50, unit: 'ms', peers: peersBy('p50') },
    { name: `${name}: p99`, ours: p99, unit: 'ms', limit, peers: peersBy('p99') },
    ...more,
  ]
}
