import { openBenchShop } from './bench-shop.ts'
import { listingBench } from './listing.bench.ts'
import { printFindings } from './measure.ts'
import { searchBench } from './search.bench.ts'

/** Products that the limits hold for. */
export const BENCH_PRODUCTS = 250_000

/**
 * Measures search, listings and product pages of a large shop.
 *
 * @returns whether all is within its limits.
 */
export async function catalogueBench(
  print: (line: string) => void,
  count: number = BENCH_PRODUCTS,
): Promise<boolean> {
  const shop = await openBenchShop(count, print)
  try {
    return printFindings([...(await searchBench(shop)), ...(await listingBench(shop))], print)
  } finally {
    await shop.close()
  }
}
