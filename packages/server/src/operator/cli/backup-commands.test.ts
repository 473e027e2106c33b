import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { newDatabase } from '../../../test/databases.ts'
import { buyer, place } from '../../../test/ordering.ts'
import { type Outside, openOutside } from '../../../test/outside.ts'
import { openTestShop, type TestShop } from '../../../test/test-shop.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newId } from '../../ground/database/new-id.ts'
import { openDatabase } from '../../ground/database/open.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { createProgram } from './create-program.ts'

const PROGRAM = join(import.meta.dirname, '../../../test/programs/run-shop-command.ts')
const NODE = ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning']

let folder: string
let lines: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-backup-command-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = (...names: string[]) => join(folder, ...names)

async function run(env: Record<string, string>, ...words: string[]): Promise<string[]> {
  lines = []
  const program = createProgram({
    env: { DATA_FOLDER: path('data'), ...env },
    print: (line) => lines.push(line),
  })
  await program.parseAsync(words, { from: 'user' })
  return lines
}

const archives = (of = path('backups')) => readdirSync(of).filter((name) => name.startsWith('dawakit-'))

describe('The operator, of a shop with an order', () => {
  let db: Database
  let shop: TestShop
  beforeEach(async () => {
    db = await openDatabase(path('data', 'dawakit.sqlite'))
    shop = await openTestShop(db)
    await place(shop, await buyer(shop))
  })
  afterEach(() => db.destroy())

  it('backs it up while it runs, verifies it and puts it back elsewhere', async () => {
    const said = await run({}, 'backup', path('backups'))
    expect(said[1]).toMatch(/^1 orders, \d+ customers, \d+ products, 0 prescriptions, 0 pictures\.$/)
    const [name = ''] = archives()
    expect(said.at(-1)).toBe(`Written to ${path('backups', name)}.`)
    expect((await run({}, 'backup', 'verify', path('backups'))).at(-1)).toBe('The backup is whole.')
    const other = { DATA_FOLDER: path('other') }
    expect((await run(other, 'restore', path('backups', name))).at(-1)).toBe('Restored.')
    const restored = await openDatabase(path('other', 'dawakit.sqlite'))
    expect(await restored.selectFrom('orders').select('id').execute()).toHaveLength(1)
    await restored.destroy()
  })

  it('keeps as many as they say, of a folder alone', async () => {
    for (const day of ['01', '02', '03'])
      await run({}, 'backup', path('backups', `dawakit-202601${day}T000000Z.tar.gz`))
    const said = await run({}, 'backup', path('backups'), '--keep', '2')
    expect(said.slice(-2)).toEqual([
      'Removed dawakit-20260101T000000Z.tar.gz.',
      'Removed dawakit-20260102T000000Z.tar.gz.',
    ])
    expect(archives()).toHaveLength(2)
    await expect(run({}, 'backup', path('a.tar.gz'), '--keep', '2')).rejects.toThrow('--keep needs a folder')
    await expect(run({}, 'backup', path('backups'), '--keep', '0')).rejects.toThrow('whole number from 1')
  })

  it('loses no orders to a restore by a word too few, and not to one with the word while the shop runs', async () => {
    await run({}, 'backup', path('backups'))
    await place(shop, await buyer(shop, '9876543211'))
    await expect(run({}, 'restore', path('backups'))).rejects.toThrow('This shop has orders. With --replace')
    expect(lines).toEqual([
      expect.stringMatching(/^In its place now: 2 orders, \d+ customers, 0 prescriptions, \d+ products\.$/),
    ])
    await expect(run({}, 'restore', path('backups'), '--replace')).rejects.toThrow(
      'is in use: stop the shop first',
    )
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(2)
    await shop.app.context.subscribers.stop()
    await shop.app.context.outbox.stop()
    await db.destroy()
    await run({}, 'restore', path('backups'), '--replace')
    db = await openDatabase(path('data', 'dawakit.sqlite'))
    expect(await db.selectFrom('orders').select('id').execute()).toHaveLength(1)
    const before = await openDatabase(path('data', 'dawakit.sqlite.replaced'))
    expect(await before.selectFrom('orders').select('id').execute()).toHaveLength(2)
    await before.destroy()
  })

  it('is told what is wrong: no shop, no backup, a short passphrase, no object store', async () => {
    await expect(run({ DATA_FOLDER: path('none') }, 'backup', path('backups'))).rejects.toThrow(
      'There is no database at',
    )
    expect(existsSync(path('none'))).toBe(false)
    await expect(run({ DATA_FOLDER: path('none') }, 'restore', path('backups'))).rejects.toThrow(
      'There is no backup in',
    )
    await expect(run({}, 'backup', 'verify', path('x.tar.gz'))).rejects.toThrow('There is no backup at')
    await expect(run({ BACKUP_PASSPHRASE: 'short' }, 'backup', path('b'))).rejects.toThrow(
      'BACKUP_PASSPHRASE must have at least 16 characters',
    )
    await expect(run({}, 'backup', 's3://bucket/x')).rejects.toThrow('BACKUP_S3_URL')
  })

  describe('with an object store', () => {
    let outside: Outside
    beforeAll(async () => {
      outside = await openOutside()
    })
    afterAll(() => outside.close())

    it('backs up into it, sealed, and restores the newest from it', async () => {
      const env = {
        BACKUP_S3_URL: `${outside.url}/s3`,
        BACKUP_S3_ACCESS_KEY_ID: 'AKID',
        BACKUP_S3_SECRET_ACCESS_KEY: 'secret',
        BACKUP_PASSPHRASE: 'correct horse battery staple',
      }
      const said = await run(env, 'backup', 's3://bucket/shop', '--keep', '1')
      expect(said.at(-1)).toMatch(/^Written to s3:\/\/bucket\/shop\/dawakit-[^/]+\.tar\.gz\.sealed\.$/)
      const other = { ...env, DATA_FOLDER: path('other') }
      expect((await run(other, 'restore', 's3://bucket/shop')).at(-1)).toBe('Restored.')
      expect(readdirSync(path('other'))).toEqual(['dawakit.sqlite'])
      await expect(
        run(
          { ...other, DATA_FOLDER: path('third'), BACKUP_PASSPHRASE: 'another passphrase' },
          'restore',
          's3://bucket/shop',
        ),
      ).rejects.toThrow('is not the passphrase')
      expect(readdirSync(path('third'))).toEqual([])
    })
  })
})

/** Rows that take a while, and do not shrink. */
const MANY = 20_000

const engines: [string, () => Promise<{ url: string; drop(): Promise<void> }>][] = [
  ['SQLite', async () => ({ url: path('source', 'shop.sqlite'), drop: async () => {} })],
]
if (inject('postgresUrl')) engines.push(['PostgreSQL', () => newDatabase(inject('postgresUrl'))])

describe.each(engines)('A process that is killed, on %s', (engine, open) => {
  type Child = ChildProcessByStdio<null, Readable, null>

  function start(env: Record<string, string>, ...words: string[]): Child {
    return spawn(process.execPath, [...NODE, PROGRAM, ...words], {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  }

  /** @returns what it has said when it says this, or ends */
  async function untilSaid(child: Child, text: string): Promise<string> {
    let said = ''
    for await (const piece of child.stdout.iterator({ destroyOnReturn: false })) {
      said += String(piece)
      if (said.includes(text)) break
    }
    return said
  }

  async function killWhen(child: Child, text: string): Promise<NodeJS.Signals | null> {
    const ended = once(child, 'exit')
    await untilSaid(child, text)
    child.kill('SIGKILL')
    const [, signal] = await ended
    return signal
  }

  async function finish(child: Child): Promise<number> {
    child.stdout.resume()
    const [code] = await once(child, 'exit')
    return code
  }

  it('leaves no half backup and no half shop, and goes through when it is run again', async () => {
    const { url, drop } = await open()
    const db = await openDatabase(url)
    const shop = await openTestShop(db)
    await place(shop, await buyer(shop))
    const at = Date.now()
    const rows = Array.from({ length: MANY }, () => ({ id: newId(), bucket: newId() + newId(), at }))
    await insertInBatches(db, 'attempt', rows)
    const attempts = await db.selectFrom('attempt').select('id').execute()
    await shop.app.context.subscribers.stop()
    await shop.app.context.outbox.stop()
    await db.destroy()
    const source = { DATABASE_URL: url, DATA_FOLDER: path('source') }

    expect(await killWhen(start(source, 'backup', path('backups')), 'The shop as it is at')).toBe('SIGKILL')
    expect(existsSync(path('backups')) ? archives() : []).toEqual([])
    expect(await finish(start(source, 'backup', path('backups')))).toBe(0)
    expect(archives()).toHaveLength(1)

    const target = await (engine === 'SQLite'
      ? { url: path('target', 'shop.sqlite'), drop: async () => {} }
      : newDatabase(inject('postgresUrl')))
    const env = { DATABASE_URL: target.url, DATA_FOLDER: path('target') }
    expect(await killWhen(start(env, 'restore', path('backups')), 'Restoring.')).toBe('SIGKILL')
    if (engine === 'SQLite') expect(existsSync(target.url)).toBe(false)
    // Whoever starts it now has an empty shop, and may restore into that.
    const empty = await openDatabase(target.url)
    expect(await empty.selectFrom('orders').select('id').execute()).toEqual([])
    expect(await empty.selectFrom('attempt').select('id').execute()).toEqual([])
    await empty.destroy()
    expect(await finish(start(env, 'restore', path('backups')))).toBe(0)
    const restored = await openDatabase(target.url)
    expect(await restored.selectFrom('orders').select('id').execute()).toHaveLength(1)
    expect(await restored.selectFrom('attempt').select('id').execute()).toHaveLength(attempts.length)
    await restored.destroy()
    if (engine === 'SQLite')
      expect(readdirSync(path('target')).filter((name) => name.includes('restoring'))).toEqual([])
    await target.drop()
    await drop()
  }, 120_000)
})
