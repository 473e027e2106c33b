import { EventEmitter, once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newDatabase, onEachDatabase, openOnServer } from '../../../test/databases.ts'
import { openScheduled, placeRegistered } from '../../../test/desk/registered-order.ts'
import { openDesk } from '../../../test/desk-shop.ts'
import { contentOf, snapshotOfTest } from '../../../test/kept-database.ts'
import { addPrescription, buyer, place, stockOf } from '../../../test/ordering.ts'
import { openPgLitePool } from '../../../test/pglite-pool.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import type { Config } from '../../ground/context/config.ts'
import { migrate, pendingMigrations } from '../../ground/database/migrate.ts'
import { openDatabase, openUnmigrated } from '../../ground/database/open.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'
import { newFileKey } from '../../ground/providers/file-key.ts'
import { checkRegisters } from '../../orders/registers/check-registers.ts'
import { keyFileOf } from '../secrets/key-file.ts'
import { type MadeBackup, makeBackup, removeOlder } from './make-backup.ts'
import { backupName } from './places/backup-place.ts'
import { folderPlace } from './places/folder-place.ts'
import { openBackup, verifyBackup } from './read-backup.ts'
import { restoreParts } from './restore/restore-parts.ts'
import { restoreShop } from './restore/restore-shop.ts'
import { openSnapshot } from './snapshot/open-snapshot.ts'

const PASSPHRASE = 'correct horse battery staple'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @returns the key of a prescription's file, which is not there yet */
async function addFile(db: Database, userId: string, deletedAt: number | null = null): Promise<string> {
  const key = newFileKey('jpg')
  const id = await addPrescription(db, userId, deletedAt)
  await db.updateTable('prescription').set({ file_key: key }).where('id', '=', id).execute()
  return key
}

/** A shop with two orders, a prescription that one was placed with, a picture and its secrets. */
async function fillShop(db: Database): Promise<TestShop> {
  const shop = await openTestShop(db)
  const who = await buyer(shop)
  const { data: order } = await place(shop, who, {}, 'key-1')
  await place(shop, await buyer(shop, '9876543211'), {}, 'key-2')
  const { config, providers, outbox, subscribers } = shop.app.context
  await outbox.runOnce()
  await subscribers.stop()
  await outbox.stop()
  await providers.files.put(await addFile(db, who.userId), Buffer.from('a prescription'), 'image/jpeg')
  const damage = newFileKey('jpg')
  await providers.files.put(damage, Buffer.from('a crushed pack'), 'image/jpeg')
  const picture = {
    id: 'p-1',
    return_id: null,
    file_key: damage,
    mime: 'image/jpeg',
    bytes: 14,
    created_at: 1,
  }
  await db
    .insertInto('return_picture')
    .values({ ...picture, user_id: who.userId, order_id: order._id })
    .execute()
  await db
    .insertInto('picture')
    .values({ address_hash: 'hash', name: 'a'.repeat(32), taken_at: 1 })
    .execute()
  for (const side of [160, 560, 1120])
    await providers.pictures.put(
      `${'a'.repeat(32)}-${side}.webp`,
      Buffer.from(`picture ${side}`),
      'image/webp',
    )
  writeFileSync(keyFileOf(config.dataFolder), 'the secret of this shop')
  return shop
}

const backUp = (shop: TestShop, passphrase: string | null = null): Promise<MadeBackup> =>
  makeBackup(shop.app.context.config, {
    place: folderPlace(folder),
    name: null,
    passphrase,
    open: () => snapshotOfTest(shop.db, folder),
  })

/** Into a file of its own, as on another machine. */
async function restoreToFile(shop: TestShop, name: string): Promise<Config> {
  const dataFolder = join(folder, 'new')
  const config = { ...shop.app.context.config, dataFolder, databaseUrl: join(dataFolder, 'dawakit.sqlite') }
  await restoreShop(config, { place: folderPlace(folder), name, passphrase: null })
  return config
}

onEachDatabase('A backup', (open) => {
  it('comes back with every row, file and secret, into a file of SQLite', async () => {
    const shop = await fillShop(await open())
    const owner = (await openDesk(shop)).as('owner')
    const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'green' } })
      .png()
      .toBuffer()
    await owner.upload('/desk/pages/picture', { use: 'banner' }, Uint8Array.from(bytes))
    const made = await backUp(shop)
    const { dataFolder, databaseUrl } = await restoreToFile(shop, made.name)
    const [before, after] = [
      await contentOf(await snapshotOfTest(shop.db, folder)),
      await contentOf(await openSnapshot(databaseUrl)),
    ]
    expect(after).toEqual(before)
    expect(after['orders']).toHaveLength(2)
    expect(made.counts).toMatchObject({ prescriptions: 2, pictures: 6, missing: 0, tables: { orders: 2 } })
    const files = (of: string) =>
      readdirSync(join(of, 'files'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => [name, readFileSync(join(parentPath, name), 'utf8')])
    expect(files(dataFolder)).toEqual(files(shop.app.context.config.dataFolder))
    expect(readdirSync(join(dataFolder, 'pictures', 'aa'))).toHaveLength(3)
    expect(readFileSync(keyFileOf(dataFolder), 'utf8')).toBe('the secret of this shop')
    expect(statSync(databaseUrl).mode & 0o777).toBe(0o600)
    expect(readdirSync(dataFolder).sort()).toEqual(['dawakit.sqlite', 'files', 'pictures', 'session-secret'])
  })

  it('comes back into PostgreSQL, whichever it is of, in the place of what was there', async () => {
    const shop = await fillShop(await open())
    const before = await contentOf(await snapshotOfTest(shop.db, folder))
    const { name } = await backUp(shop)
    const server = inject('postgresUrl')
    const other = server
      ? await openOnServer(server)
      : new Kysely<Schema>({ dialect: new PostgresDialect({ pool: await openPgLitePool() }) })
    await other.insertInto('meta').values({ key: 'of-another-shop', value: '1' }).execute()
    const backup = await openBackup({ place: folderPlace(folder), name, passphrase: null })
    const { files, pictures } = shop.app.context.providers
    await restoreParts(other, backup, { engine: 'postgres', files, pictures, writeKeys: async () => {} })
    expect(await contentOf(await snapshotOfTest(other, folder))).toEqual(before)
    await other.destroy()
  })

  it('goes on selling where it was put back: stock, series and sessions are as they were', async () => {
    const shop = await fillShop(await open())
    const { token } = await shop.signIn()
    const { databaseUrl } = await restoreToFile(shop, (await backUp(shop)).name)
    const restored = await openDatabase(databaseUrl)
    expect(await stockOf(restored, 'dolo')).toEqual(await stockOf(shop.db, 'dolo'))
    const after = await openTestShop(restored, { fixtures: false })
    expect((await after.call('POST /post/verifyToken', { token })).status).toBe(200)
    expect((await place(after, await buyer(after, '9876543212'), {}, 'key-3')).status).toBe(200)
    await restored.destroy()
  })

  it('has the registers as they were, goes on with their numbers, and lets no entry change where it was put back', async () => {
    const at = await openScheduled(await open())
    const order = await placeRegistered(at, { quantity: 3 })
    await order.pack({ A1: 2, A2: 1 })
    await order.unpack(1)
    writeFileSync(keyFileOf(at.shop.app.context.config.dataFolder), 'the secret of this shop')
    const { databaseUrl } = await restoreToFile(at.shop, (await backUp(at.shop)).name)
    const restored = await openDatabase(databaseUrl)
    const books = async (db: Database) => [
      await db.selectFrom('register_entry').selectAll().orderBy('register').orderBy('place').execute(),
      await db.selectFrom('register_series').selectAll().orderBy('register').execute(),
    ]
    expect(await books(restored)).toEqual(await books(at.shop.db))
    const { entries, wrong } = await checkRegisters(restored, at.shop.app.context)
    expect([entries, wrong]).toEqual([8, []])
    await expect(restored.updateTable('register_entry').set({ batch: 'B' }).execute()).rejects.toThrow()
    await expect(restored.deleteFrom('register_entry').execute()).rejects.toThrow()
    await restored.destroy()
  })

  it('leaves out a file that is gone meanwhile, and counts it', async () => {
    const shop = await fillShop(await open())
    const { db, app } = shop
    const [row] = await db.selectFrom('prescription').select('file_key').execute()
    await app.context.providers.files.delete(row?.file_key ?? '')
    await addFile(db, (await shop.signIn()).userId, 1)
    const { counts, name } = await backUp(shop)
    expect(counts).toMatchObject({ prescriptions: 1, missing: 1 })
    expect((await verifyBackup({ place: folderPlace(folder), name, passphrase: null })).missing).toBe(1)
  })

  it('is for this user alone, and sealed unreadable without its passphrase', async () => {
    const shop = await fillShop(await open())
    const { name } = await backUp(shop, PASSPHRASE)
    const path = join(folder, name)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(name).toMatch(/^dawakit-\d{8}T\d{6}Z\.tar\.gz\.sealed$/)
    const verify = (passphrase: string | null) =>
      verifyBackup({ place: folderPlace(folder), name, passphrase })
    expect((await verify(PASSPHRASE)).tables['orders']).toBe(2)
    await expect(verify('another passphrase')).rejects.toThrow(
      'is not the passphrase that this archive was sealed with',
    )
    await expect(verify(null)).rejects.toThrow('BACKUP_PASSPHRASE must be set')
  })
})

describe('A database of an earlier release', () => {
  it('is put back as it was, and brought up to date with its rows in it', async () => {
    const path = join(folder, 'old.sqlite')
    const db = openUnmigrated(path)
    await migrate(db, 'sqlite', '009-code-attempts')
    await sql`insert into coupon (id, name, name_key, percent, expires_at, uses_left)
      values ('c', 'CARE10', 'care10', 10, 1, 5)`.execute(db)
    const shop = await openTestShop(await openDatabase(':memory:'))
    const { name } = await makeBackup(
      { ...shop.app.context.config, databaseUrl: path },
      { place: folderPlace(folder), name: null, passphrase: null },
    )
    const { databaseUrl } = await restoreToFile(shop, name)
    const restored = openUnmigrated(databaseUrl)
    expect(await pendingMigrations(restored)).toBe(0)
    expect(await restored.selectFrom('coupon').selectAll().execute()).toMatchObject([
      { id: 'c', uses_left: 5, is_for_all: 0 },
    ])
    await restored.destroy()
    await shop.db.destroy()
    await db.destroy()
  })

  it('of a newer one is refused, by the name of what it has', async () => {
    const db = await openDatabase(join(folder, 'new.sqlite'))
    await db
      .insertInto('kysely_migration' as never)
      .values({ name: '999-to-come', timestamp: '2030' } as never)
      .execute()
    await db.destroy()
    await expect(openSnapshot(join(folder, 'new.sqlite'))).rejects.toThrow('newer release (999-to-come)')
  })
})

/** On a file, and on a real PostgreSQL where there is one: PGlite has one connection, which a snapshot holds. */
const running: [string, () => Promise<{ url: string; drop(): Promise<void> }>][] = [
  ['SQLite', async () => ({ url: join(folder, 'shop.sqlite'), drop: async () => {} })],
]
if (inject('postgresUrl')) running.push(['PostgreSQL', () => newDatabase(inject('postgresUrl'))])

it.each(running)(
  'A shop that sells meanwhile is in its backup as it was at one moment, on %s',
  async (_engine, open) => {
    const { url, drop } = await open()
    const db = await openDatabase(url)
    const shop = await openTestShop(db, { env: { LIMIT_ORDERS: '1000', LIMIT_OPEN_CASH_ORDERS: '1000' } })
    await db.updateTable('stock').set({ free: 10_000 }).where('product_id', '=', 'dolo').execute()
    const buyers = await Promise.all(['1', '2', '3'].map((last) => buyer(shop, `987654320${last}`)))
    const acknowledged: string[] = []
    const news = new EventEmitter()
    let isOver = false
    const buying = buyers.map(async (who, at) => {
      for (let number = 0; !isOver; number++) {
        const { status, data } = await place(shop, who, {}, `key-${at}-${number}`)
        expect(status).toBe(200)
        acknowledged.push(data._id)
        news.emit('order')
      }
    })
    const until = async (count: number) => {
      while (acknowledged.length < count) await once(news, 'order')
    }
    await until(6)
    const before = [...acknowledged]
    const config = { ...shop.app.context.config, databaseUrl: url }
    let after = 0
    const { name } = await makeBackup(config, {
      place: folderPlace(folder),
      name: null,
      passphrase: null,
      open: async () => {
        const snapshot = await openSnapshot(url)
        // The snapshot is taken; the shop goes on before its rows are read.
        after = acknowledged.length + 3
        await until(after)
        return snapshot
      },
    })
    isOver = true
    await Promise.all(buying)
    const { databaseUrl } = await restoreToFile(shop, name)
    const restored = openUnmigrated(databaseUrl)
    const orders = await restored.selectFrom('orders').selectAll().execute()
    const lines = await restored.selectFrom('order_line').selectAll().execute()
    const ids = new Set(orders.map(({ id }) => id))
    for (const id of before) expect(ids.has(id)).toBe(true)
    expect(acknowledged.length).toBeGreaterThan(orders.length)
    expect(new Set(lines.map(({ order_id }) => order_id))).toEqual(ids)
    const pieces = lines
      .filter(({ product_id }) => product_id === 'dolo')
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const { free, reserved } = await stockOf(restored, 'dolo')
    expect(free + reserved + pieces - reserved).toBe(10_000)
    await restored.destroy()
    await shop.app.context.subscribers.stop()
    await shop.app.context.outbox.stop()
    await db.destroy()
    await drop()
  },
  60_000,
)

it('Of the backups in a folder the newest stay, and nothing else is touched', async () => {
  const names = [1, 2, 3, 4].map((day) => backupName(Date.UTC(2026, 0, day), day === 2))
  for (const name of [...names, 'dawakit.sqlite', 'notes.tar.gz']) writeFileSync(join(folder, name), '')
  expect(await removeOlder(folderPlace(folder), 3)).toEqual([names[0]])
  expect(readdirSync(folder).sort()).toEqual([...names.slice(1), 'dawakit.sqlite', 'notes.tar.gz'].sort())
  expect(await removeOlder(folderPlace(folder), 9)).toEqual([])
})
