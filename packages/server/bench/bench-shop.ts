import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPrng, type Prng, pictureDrawer, referenceCatalogue } from '@dawakit/catalogue'
import { serve } from '@hono/node-server'
import { type App, createApp } from '../src/app/calls/app.ts'
import { openDatabase } from '../src/ground/database/open.ts'
import type { Database } from '../src/ground/database/schema/index.ts'
import { createProviders } from '../src/ground/providers/create-providers.ts'
import { fillEmptyShop } from '../src/operator/filling/fill-empty-shop.ts'
import { generateInto } from '../src/operator/filling/generate-into.ts'
import { readConfig } from '../src/operator/start/read-config.ts'

export interface BenchProduct {
  id: string
  name: string
  name_key: string
  slug: string
}

export interface BenchShop {
  app: App
  db: Database
  /** Of the API over HTTP on this machine. */
  url: string
  /** Some thousand products, chosen at random, always the same. */
  products: BenchProduct[]
  random: Prng
  /** Makes a call over HTTP. Throws when it did not go well. */
  get(path: string, body?: object): Promise<unknown>
  close(): Promise<void>
}

const SAMPLE = 4000

/**
 * A shop with the reference catalogue and generated products up to `count`, in a SQLite file of its own, behind a
 * real HTTP server.
 *
 * @param count - The numbers of docs/benchmarks.md hold for 250,000.
 * @param data - Folder of the file, which stays; without it, a temporary one that is deleted at the end.
 */
export async function openBenchShop(
  count: number,
  print: (line: string) => void,
  data?: string,
): Promise<BenchShop> {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'dawakit-bench-'))
  const db = await openFilled(folder, count, print)
  const config = readConfig({ DATA_FOLDER: folder }, 'a session secret that is only for measuring')
  const app = createApp({ db, config, providers: createProviders(config), pictures: pictureDrawer })
  // A peer's statements keep this process from its sockets for seconds: no connection ends for being idle.
  const server = serve({
    fetch: (request) => app.fetch(request),
    port: 0,
    serverOptions: { keepAliveTimeout: 0 },
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const random = createPrng('bench')
  const all = await db
    .selectFrom('product')
    .select(['id', 'name', 'name_key', 'slug'])
    .orderBy('id')
    .execute()
  const url = `http://127.0.0.1:${port}/api`
  return {
    app,
    db,
    url,
    products: Array.from({ length: SAMPLE }, () => random.pick(all)),
    random,
    async get(path, body) {
      const init = body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      const response = await fetch(`${url}${path}`, init)
      const answer = (await response.json()) as { key: string }
      if (answer.key !== 'success') throw new Error(`${path} answered ${response.status}.`)
      return answer
    },
    async close() {
      await new Promise((resolve) => server.close(resolve))
      await db.destroy()
      if (data === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the same database for a server that is started on the folder later. */
export async function seedBenchData(
  folder: string,
  count: number,
  print: (line: string) => void,
): Promise<void> {
  const db = await openFilled(folder, count, print)
  await db.destroy()
}

async function openFilled(folder: string, count: number, print: (line: string) => void): Promise<Database> {
  const db = await openDatabase(join(folder, 'dawakit.sqlite'))
  await fillEmptyShop(db, referenceCatalogue, print)
  await generateInto(db, referenceCatalogue, count, print)
  return db
}
