import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, inject, it, vi } from 'vitest'
import { newDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { openRelay } from '../../../test/relay.ts'
import { openTestShop, stopShops, type TestShop } from '../../../test/test-shop.ts'
import { openDatabase } from '../database/open.ts'
import type { Changes } from '../database/told/changes.ts'
import { CHANNEL, listenToPostgres } from '../database/told/postgres-notices.ts'
import { watchSqlite } from '../database/told/sqlite-changes.ts'
import { touchCatalogue } from './catalogue-version.ts'

const endings: (() => unknown)[] = []
afterEach(async () => {
  await stopShops()
  for (const end of endings.splice(0).reverse()) await end()
})

/** Two processes' shops on one database. Their clocks stand still: nothing is asked again because a second has passed. */
async function twoShops(url: string, changes: Changes) {
  endings.push(() => changes.close())
  const [db, otherDb] = [await openDatabase(url), await openDatabase(url)]
  endings.push(
    () => db.destroy(),
    () => otherDb.destroy(),
  )
  const shop = await openTestShop(db)
  const other = await openTestShop(otherDb, { fixtures: false, changes })
  return { shop, other }
}

/** Resolves when it is so: on a machine that is busy, a change that was told is asked about a moment later. */
const seenThat = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitFor(async () => expect(await isSo()).toBe(true), { interval: 5 })

const sell = async (shop: TestShop) => {
  await shop.db.updateTable('stock').set({ free: 5 }).where('product_id', '=', 'dolo').execute()
  return place(shop, await buyer(shop), { products: [{ _id: 'dolo', quantity: 1 }] })
}

describe('What another process writes to a SQLite file', () => {
  it('is seen by the next request, without waiting', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dawakit-told-'))
    endings.push(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'dawakit.sqlite')
    await (await openDatabase(path)).destroy()
    const { shop, other } = await twoShops(path, watchSqlite(path))
    const { catalogue } = other.app.context
    const look = await catalogue.look()
    expect(await look.isStill(['dolo'])).toBe(true)
    await sell(shop)
    await seenThat(async () => !(await look.isStill(['dolo'])))
    expect(await look.isStill(['crocin'])).toBe(true)
    await touchCatalogue(shop.db)
    await seenThat(async () => !(await look.isStill(['crocin'])))
  })
})

const server = inject('postgresUrl')

describe.runIf(server !== '')('What another process writes to PostgreSQL', () => {
  /** Listens over a relay that can be cut. */
  async function open() {
    const { url, drop } = await newDatabase(server)
    endings.push(drop)
    const relay = await openRelay(url)
    endings.push(() => relay.close())
    let count = 0
    const onChange = () => {
      count++
    }
    const shops = await twoShops(url, listenToPostgres(relay.url, { onChange }))
    const { catalogue } = shops.other.app.context
    const touch = async () => {
      const before = await catalogue.version()
      await touchCatalogue(shops.shop.db)
      await seenThat(async () => (await catalogue.version()) !== before)
    }
    // From now on all that was said before has been heard.
    await seenThat(() => count > 0)
    await touch()
    return { ...shops, catalogue, relay, touch, notices: () => count }
  }

  it('is told with its commit', async () => {
    const { shop, catalogue, touch } = await open()
    const look = await catalogue.look()
    expect(await look.isStill(['dolo'])).toBe(true)
    await sell(shop)
    await seenThat(async () => !(await look.isStill(['dolo'])))
    expect(await look.isStill(['crocin'])).toBe(true)
    await touch()
    expect(await look.isStill(['crocin'])).toBe(false)
  })

  it('is not told while no page shows it: an order of a product with plenty', async () => {
    const { shop, touch, notices } = await open()
    await shop.db.updateTable('stock').set({ free: 500 }).where('product_id', '=', 'dolo').execute()
    const who = await buyer(shop)
    const before = notices()
    await place(shop, who, { products: [{ _id: 'dolo', quantity: 1 }] })
    await touch()
    expect(notices() - before).toBe(1)
  })

  it('is found not to be told, where a pooler lets nothing through', async () => {
    const [one, another] = [await newDatabase(server), await newDatabase(server)]
    endings.push(one.drop, another.drop)
    const db = await openDatabase(another.url)
    endings.push(() => db.destroy())
    const speak = () => sql`select pg_notify(${CHANNEL}, '')`.execute(db)
    const isDeaf = (url: string) =>
      new Promise<boolean>((resolve) => {
        let heard = 0
        const changes = listenToPostgres(url, {
          speak,
          deafMs: 300,
          onDeaf: () => resolve(true),
          // First its own connection, then what was said.
          onChange: () => ++heard === 2 && resolve(false),
        })
        endings.push(() => changes.close())
      })
    expect(await isDeaf(another.url)).toBe(false)
    expect(await isDeaf(one.url)).toBe(true)
  })

  it('is made up for where the connection broke: with the next one', async () => {
    const { shop, catalogue, relay } = await open()
    const look = await catalogue.look()
    relay.cut()
    await sell(shop)
    expect(await look.isStill(['dolo'])).toBe(true)
    relay.open()
    await seenThat(async () => !(await look.isStill(['dolo'])))
  })
})
