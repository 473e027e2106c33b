import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { startPostgres, startReplica } from '../../../../test/postgres-server.ts'
import { openTestShop } from '../../../../test/test-shop.ts'
import { markShown } from '../../kept-catalogue/shown-products.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema/index.ts'
import type { LaggingReads } from './lagging-reads.ts'
import { openReplica } from './replica.ts'

const isReplica = async (db: Database) => {
  const { rows } = await sql<{ is: boolean }>`select pg_is_in_recovery() as is`.execute(db)
  return rows[0]?.is
}

describe.runIf(inject('postgresUrl') !== '')('A streaming replica of PostgreSQL', () => {
  const servers: { stop(): Promise<void> }[] = []
  let db: Database
  let lagging: LaggingReads
  /** Stops the replica in its tracks, and lets it go on. */
  let replica: Client
  const stopReplica = () => servers[1]?.stop()

  beforeAll(async () => {
    const primary = await startPostgres()
    if (!primary) throw new Error('A second PostgreSQL does not start here.')
    servers.push(primary)
    const copy = await startReplica(primary.url)
    if (!copy) throw new Error('A replica does not start here.')
    servers.push(copy)
    db = await openDatabase(primary.url)
    lagging = openReplica(copy.url, db, { lagMs: 10_000, onChange: () => {} })
    await lagging.catchUp()
    replica = new Client({ connectionString: copy.url })
    replica.on('error', () => {})
    await replica.connect()
  }, 60_000)
  afterAll(async () => {
    await replica?.end().catch(() => {})
    await lagging?.close()
    await db?.destroy()
    for (const server of servers.reverse()) await server.stop()
  }, 60_000)

  const isRead = () => vi.waitFor(async () => expect(await isReplica(lagging.db)).toBe(true))

  it('is read from', async () => {
    await isRead()
    expect(await isReplica(db)).toBe(false)
  })

  it('is never written to', async () => {
    const meta = { key: 'test', value: 'x' }
    await expect(lagging.db.insertInto('meta').values(meta).execute()).rejects.toThrow(
      'read and nothing else',
    )
    await expect(lagging.db.transaction().execute(async () => {})).rejects.toThrow('read and nothing else')
  })

  it('shows guests nothing older than a change that is known, however far behind it is', async () => {
    const shop = await openTestShop(db, { lagging })
    await lagging.catchUp()
    await isRead()
    await replica.query('select pg_wal_replay_pause()')
    const look = await shop.app.context.catalogue.look()
    const price = async () => (await shop.call('GET /get/product', { query: { id: 'dolo' } })).data.salesPrice
    const before = await price()
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('product').set({ price_paise: 1100 }).where('id', '=', 'dolo').execute()
      await markShown(trx, 'dolo')
    })
    // Nobody has looked since: it may lag.
    shop.clock.advance(1001)
    expect(await look.isStill(['dolo'])).toBe(false)
    expect(await price()).toBe(11)
    expect(before).not.toBe(11)
    expect(await isReplica(lagging.db)).toBe(false)
    await replica.query('select pg_wal_replay_resume()')
    await isRead()
    expect(await price()).toBe(11)
  }, 40_000)

  it('is not asked for what a customer has just written', async () => {
    const shop = await openTestShop(db, { lagging, fixtures: false })
    await isRead()
    await replica.query('select pg_wal_replay_pause()')
    const { token, userId } = await shop.signIn()
    const products = [{ _id: 'dolo', quantity: 2 }]
    await shop.call('POST /post/cart', { token, body: { data: { userId, products } } })
    const { data } = await shop.call('GET /get/user', { token, query: { id: userId } })
    expect(JSON.stringify(data)).toContain('"dolo"')
    expect(await isReplica(lagging.db)).toBe(true)
    await replica.query('select pg_wal_replay_resume()')
  }, 40_000)

  it('goes away: what is asked of it is asked of the primary', async () => {
    await isRead()
    await stopReplica()
    expect(
      await lagging.db.selectFrom('product').select('id').where('id', '=', 'dolo').execute(),
    ).toHaveLength(1)
    expect(await isReplica(lagging.db)).toBe(false)
  }, 40_000)
})
