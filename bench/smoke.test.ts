import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { startPostgres } from '../packages/server/test/postgres-server.ts'
import { BY_NAME, SECTIONS } from './bench-arguments.ts'
import { BUILT, UNBUILT } from './smoke-sections.ts'

/** Programs of their own, each of which fills a shop: a busy machine takes many times what a quiet one does. */
const PATIENCE_MS = 300_000

interface Measured {
  sections: { title: string; figures: { name: string; ours: number }[] }[]
}

/** Runs a program as its npm script does. Rejects with what it wrote where it ends with anything but 0. */
async function run(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'node',
    ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning', program, ...args],
    { maxBuffer: 16 * 1024 * 1024 },
  )
  return stdout
}

/** Ends with 1, and thereby rejects, also where a figure came to nothing. */
async function bench(...args: string[]): Promise<Measured['sections']> {
  const { sections } = JSON.parse(await run('bench/bench.ts', ...args, '--smoke', '--json')) as Measured
  return sections
}

const titlesOf = (sections: Measured['sections']) => sections.map(({ title }) => title)

it('every section of the bench is in one of the smoke tests', () => {
  expect([...UNBUILT, ...BUILT].sort()).toEqual([...SECTIONS, ...BY_NAME].sort())
})

describe('the bench still measures, from the sources', { timeout: PATIENCE_MS }, () => {
  it('searches, listings and the desk', async () => {
    expect(titlesOf(await bench('search', 'listing', 'desk', 'shelves'))).toEqual([
      'Search, 500 products',
      'Listings and product data, 500 products',
      "The desk's lists, 500 orders on SQLite",
      'Shelves on SQLite: 500 products, 1,000 batches, 500 orders',
    ])
  })

  it('orders, and a shop that has many, where there is a PostgreSQL', async (context) => {
    const postgres = await startPostgres()
    if (!postgres) return context.skip('No PostgreSQL is installed here.')
    try {
      const [orders, ...others] = await bench('orders', 'growth', '--database', postgres.url)
      expect(orders?.figures).toContainEqual(expect.objectContaining({ name: 'Errors', ours: 0 }))
      expect(orders?.figures.find(({ name }) => name === 'Orders placed')?.ours).toBeGreaterThan(0)
      expect(titlesOf(others)).toEqual(['1,000 orders on PostgreSQL'])
    } finally {
      await postgres.stop()
    }
  })
})

it('the kill test still kills and counts', { timeout: PATIENCE_MS }, async () => {
  expect(await run('scripts/check/kill-test.ts', '--smoke')).toContain(
    'Nothing was lost, nothing was made twice.',
  )
})
