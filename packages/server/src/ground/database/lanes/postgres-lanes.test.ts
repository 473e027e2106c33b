import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newDatabase } from '../../../../test/databases.ts'
import { buyer, place, placeCart } from '../../../../test/ordering.ts'
import { startPostgres } from '../../../../test/postgres-server.ts'
import { openRelay, type Relay } from '../../../../test/relay.ts'
import { openTestShop } from '../../../../test/test-shop.ts'
import { enqueue } from '../../../messages/outbox/enqueue.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { inTransaction } from '../in-transaction.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema/index.ts'

const server = inject('postgresUrl')

describe.runIf(server !== '')('PostgreSQL', () => {
  let url: string
  let drop: () => Promise<void>
  let relay: Relay
  let db: Database
  /** Somebody else, with a connection of their own. */
  let other: Client
  /** And one to look on: what is seen of sessions stands still within a transaction. */
  let onlooker: Client

  beforeEach(async () => {
    const made = await newDatabase(server)
    url = made.url
    drop = made.drop
    relay = await openRelay(url)
    db = await openDatabase(relay.url)
    other = new Client({ connectionString: url })
    await other.connect()
    onlooker = new Client({ connectionString: url })
    await onlooker.connect()
  })
  afterEach(async () => {
    await other.end()
    await onlooker.end()
    await db.destroy()
    await relay.close()
    await drop()
  })

  const pidOf = async (in_: Database) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(in_)
    return rows[0]?.pid
  }
  /** Ends a session as an operator does, and returns when it is gone. */
  const terminate = async (pid: number | undefined) => {
    await onlooker.query('select pg_terminate_backend($1)', [pid])
    while ((await onlooker.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount)
      await wait(1)
  }
  const sessionsThatWait = async () => {
    const { rows } = await onlooker.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows.map(({ pid }) => Number(pid))
  }

  it('gets another column from a newer release: statements of the running one go on', async () => {
    const keys = (in_: Database) => in_.selectFrom('meta').selectAll().where('key', '=', 'test').execute()
    await db.insertInto('meta').values({ key: 'test', value: 'before' }).execute()
    await Promise.all(Array.from({ length: 8 }, () => keys(db)))
    await inTransaction(db, keys)
    await other.query(`alter table meta add column added text default 'later'`)
    expect(await keys(db)).toMatchObject([{ added: 'later' }])
    expect(await inTransaction(db, keys)).toMatchObject([{ added: 'later' }])
  })

  it('ends a session in the middle of a transaction: it is done again, once', async () => {
    let tries = 0
    await inTransaction(db, async (trx) => {
      tries++
      await trx
        .insertInto('meta')
        .values({ key: 'test', value: String(tries) })
        .execute()
      if (tries === 1) await terminate(await pidOf(trx))
      await trx.updateTable('meta').set({ value: 'done' }).where('key', '=', 'test').execute()
    })
    expect(tries).toBe(2)
    const kept = await db.selectFrom('meta').select('value').where('key', '=', 'test').execute()
    expect(kept).toEqual([{ value: 'done' }])
  })

  it('ends a session that reads: it is read again', async () => {
    await other.query('select pg_advisory_lock(7)')
    const read = sql<{ locked: string }>`select pg_advisory_xact_lock(7)::text as locked`.execute(db)
    let waiting: number[] = []
    while (waiting.length === 0) waiting = await sessionsThatWait()
    await terminate(waiting[0])
    await other.query('select pg_advisory_unlock(7)')
    expect((await read).rows).toHaveLength(1)
  })

  it('ends a session before the answer to a change: whoever asked hears that it may be done', async () => {
    await other.query('begin')
    await other.query(`insert into meta (key, value) values ('test', 'theirs')`)
    const change = db.insertInto('meta').values({ key: 'test', value: 'ours' }).execute()
    const failure = change.catch((error: unknown) => error)
    let waiting: number[] = []
    while (waiting.length === 0) waiting = await sessionsThatWait()
    await terminate(waiting[0])
    await other.query('rollback')
    expect(await failure).toMatchObject({ reason: 'broke', isPerhapsDone: true })
  })

  it('is away for a while: calls get 503 with a time to come again, /readyz says no, and all goes on after', async () => {
    const shop = await openTestShop(db)
    const asha = await buyer(shop)
    const ways = async () => [
      (await shop.fetch('/healthz')).status,
      (await shop.fetch('/readyz')).status,
      (await shop.call('GET /get/product', { query: { id: 'dolo' } })).status,
      (await placeCart(shop, asha)).status,
    ]
    const dolo = [{ _id: 'dolo', quantity: 1 }]
    await shop.fillCart(asha.userId, dolo)
    expect(await ways()).toEqual([200, 200, 200, 200])
    await shop.fillCart(asha.userId, dolo)
    relay.cut()
    expect(await ways()).toEqual([200, 503, 503, 503])
    const answer = await shop.call('GET /get/product', { query: { id: 'dolo' } })
    expect([answer.code, answer.headers.get('Retry-After')]).toEqual(['shop-is-busy', '2'])
    relay.open()
    expect(await ways()).toEqual([200, 200, 200, 200])
  })

  it('has a row locked by somebody else: orders wait for it, and nobody else does', async () => {
    const patient = await openDatabase(url, { lockMs: 20_000 })
    const shop = await openTestShop(patient)
    const buyers = []
    for (let index = 0; index < 20; index++) buyers.push(await buyer(shop, `90000000${10 + index}`))
    await other.query('begin')
    await other.query(`select * from stock where product_id = 'dolo' for update`)
    let answered = 0
    const orders = buyers.map(async (who) => {
      const { status } = await place(shop, who)
      answered++
      return status
    })
    while ((await sessionsThatWait()).length < 8) await wait(1)
    expect((await shop.call('GET /get/product', { query: { id: 'dolo' } })).status).toBe(200)
    expect((await shop.call('GET /get/search', { query: { search: 'dolo' } })).status).toBe(200)
    expect((await shop.fetch('/readyz')).status).toBe(200)
    expect(answered).toBe(0)
    await other.query('rollback')
    expect(new Set(await Promise.all(orders))).toEqual(new Set([200]))
    await patient.destroy()
  })

  it('has a row locked for longer than an order waits: 503, and the order can be placed later', async () => {
    const hasty = await openDatabase(url, { lockMs: 50 })
    const shop = await openTestShop(hasty)
    const asha = await buyer(shop)
    await other.query('begin')
    await other.query(`select * from stock where product_id = 'dolo' for update`)
    const refused = await place(shop, asha, {}, 'key-1')
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '2'])
    await other.query('rollback')
    expect((await placeCart(shop, asha, {}, 'key-1')).status).toBe(200)
    await hasty.destroy()
  })

  it('is told how long our statements, locks and idle transactions may last, unless the address says otherwise', async () => {
    const settings = async (of: Database) => {
      const { rows } = await sql<{ name: string; setting: string }>`
        select name, setting from pg_settings
        where name in ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`.execute(
        of,
      )
      return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
    }
    const ours = {
      lock_timeout: '3000',
      statement_timeout: '10000',
      idle_in_transaction_session_timeout: '10000',
    }
    expect(await settings(db)).toEqual(ours)
    expect(await inTransaction(db, settings)).toEqual(ours)
    const theirs = new URL(url)
    theirs.searchParams.set('lock_timeout', '700')
    const set = await openDatabase(theirs.href)
    expect(await settings(set)).toEqual({ ...ours, lock_timeout: '700' })
    await set.destroy()
  })

  it('has the row of a message locked that has just left: it is written down later, and leaves once', async () => {
    const impatient = await openDatabase(url, { lockMs: 100 })
    const shop = await openTestShop(impatient)
    const mail = { kind: 'mail', to: 'asha@mail.example', subject: 'Hello', text: '', html: '' } as const
    await enqueue(impatient, mail, { now: shop.clock.now, dedupeKey: 'hello' })
    let sent = 0
    shop.outside.serve((seen, response) => {
      if (!seen.path.startsWith('/postmark/')) return false
      sent++
      void other
        .query('begin; select id from outbox for update')
        .then(() => response.writeHead(200).end('{}'))
      return true
    })
    const round = shop.app.context.outbox.runOnce()
    while ((await sessionsThatWait()).length === 0) await wait(1)
    while ((await sessionsThatWait()).length > 0) await wait(1)
    await other.query('rollback')
    expect(await round).toBe(1)
    shop.clock.advance(61_000)
    expect(await shop.app.context.outbox.runOnce()).toBe(0)
    expect(sent).toBe(1)
    await impatient.destroy()
  })

  it('stops as a whole: the process lives and says 503', async () => {
    const cluster = await startPostgres()
    if (!cluster) throw new Error('A second PostgreSQL does not start here.')
    const own = await openDatabase(cluster.url)
    const shop = await openTestShop(own)
    const asha = await buyer(shop)
    const held = inTransaction(own, async (trx) => {
      await trx.selectFrom('meta').selectAll().execute()
      await cluster.stop()
      await trx.selectFrom('meta').selectAll().execute()
    })
    await expect(held).rejects.toThrow(DatabaseUnavailable)
    expect((await shop.fetch('/healthz')).status).toBe(200)
    expect((await shop.fetch('/readyz')).status).toBe(503)
    expect((await placeCart(shop, asha)).status).toBe(503)
    await own.destroy()
  })
})
