import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { seedBenchData } from '../packages/server/bench/bench-shop.ts'
import type { BenchOptions } from './bench-options.ts'

/**
 * Puts the shop into an empty folder that the store's first start would make there. It is made once for a run of the bench, and
 * copied: to fill it takes ten times as long.
 */
export async function putReferenceShop(
  folder: string,
  { data, print }: Pick<BenchOptions, 'data' | 'print'>,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  if (data === undefined) return seedBenchData(folder, 0, print)
  const made = join(data, 'reference')
  await mkdir(made, { recursive: true })
  await seedBenchData(made, 0, print)
  await cp(made, folder, { recursive: true })
}
