import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildEmbed } from '../scripts/build/build-embed.ts'
import { buildStore } from '../scripts/build/build-store.ts'
import type { BenchOptions } from './bench-options.ts'
import { startBenchStore } from './bench-store.ts'
import type { Section } from './figure.ts'

const SECOND = 1000
const MB = 1_000_000

/** How long the built store takes to answer: with an empty database, which it fills, and again with a full one. */
export async function startSection(_: BenchOptions): Promise<Section> {
  await buildEmbed()
  await buildStore()
  const folder = await mkdtemp(join(tmpdir(), 'dawakit-bench-'))
  try {
    const first = await startBenchStore(folder)
    await first.stop()
    const second = await startBenchStore(folder)
    const memory = second.memory()
    await second.stop()
    return {
      title: 'Start of the store',
      figures: [
        {
          name: 'First start, with the reference catalogue',
          ours: first.startedMs / SECOND,
          unit: 's',
          limit: 10,
        },
        { name: 'Next start', ours: second.startedMs / SECOND, unit: 's', limit: 3 },
        { name: 'Memory after the start', ours: memory / MB, unit: 'MB' },
      ],
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
