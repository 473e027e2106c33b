import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop } from '../../../../test/test-shop.ts'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { inTransaction } from '../in-transaction.ts'
import { openDatabase } from '../open.ts'
import type { Database } from '../schema/index.ts'

const PROGRAMS = join(import.meta.dirname, '../../../../test/programs')
const NODE = ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning']

let folder: string
let path: string
let db: Database

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-sqlite-'))
  path = join(folder, 'shop.sqlite')
  db = await openDatabase(path)
})
afterEach(async () => {
  await db.destroy()
  rmSync(folder, { recursive: true })
})

const write = (to: Database, key: string) => to.insertInto('meta').values({ key, value: '' }).execute()
const keys = async (from: Database) =>
  (await from.selectFrom('meta').select('key').where('key', 'like', 'test-%').orderBy('key').execute()).map(
    ({ key }) => key,
  )

describe('A SQLite file', () => {
  it('is read while a transaction writes, and as it was before', async () => {
    await inTransaction(db, async (trx) => {
      await write(trx, 'test-1')
      // Where reads queue behind writes this waits for itself, for ever.
      expect(await keys(db)).toEqual([])
      expect(await keys(trx)).toEqual(['test-1'])
    })
    expect(await keys(db)).toEqual(['test-1'])
  })

  it('shows who wrote what they wrote, at once', async () => {
    for (let round = 0; round < 50; round++) {
      await write(db, `test-${round}`)
      expect(await keys(db)).toContain(`test-${round}`)
      await db.deleteFrom('meta').where('key', '=', `test-${round}`).execute()
      expect(await keys(db)).toEqual([])
    }
  })

  it('takes one transaction at a time, and what failed leaves nothing', async () => {
    const failing = inTransaction(db, async (trx) => {
      await write(trx, 'test-1')
      throw new TypeError('half way')
    })
    const going = inTransaction(db, async (trx) => {
      expect(await keys(trx)).toEqual([])
      await write(trx, 'test-2')
    })
    await expect(failing).rejects.toThrow('half way')
    await going
    expect(await keys(db)).toEqual(['test-2'])
  })
})

describe('A SQLite file that another process writes to', () => {
  let holder: ChildProcess
  const letGo = async () => {
    const exit = once(holder, 'exit')
    holder.stdin?.end()
    await exit
  }
  beforeEach(async () => {
    holder = spawn(process.execPath, [...NODE, join(PROGRAMS, 'hold-lock.ts'), path])
    if (holder.stdout) await once(holder.stdout, 'data')
  })
  afterEach(async () => {
    if (holder.exitCode === null) await letGo()
  })

  it('is read meanwhile, /healthz and /readyz answer, and a write waits until the other has done', async () => {
    const shop = await openTestShop(db, { fixtures: false })
    const written = write(db, 'test-1').then(() => 'written')
    const inOne = inTransaction(db, (trx) => write(trx, 'test-2')).then(() => 'written')
    expect(await keys(db)).toEqual([])
    expect((await shop.fetch('/healthz')).status).toBe(200)
    expect((await shop.fetch('/readyz')).status).toBe(200)
    expect((await shop.call('GET /get/products')).status).toBe(200)
    await letGo()
    expect(await Promise.all([written, inOne])).toEqual(['written', 'written'])
    expect(await keys(db)).toEqual(['test-1', 'test-2'])
  })

  it('turns a write away that has waited long enough, and answers 503 with a time to come again', async () => {
    const hasty = await openDatabase(path, { lockMs: 20 })
    const shop = await openTestShop(hasty, { fixtures: false })
    const refused = await shop.call('POST /post/newsletter', { body: { email: 'asha@mail.example' } })
    expect([refused.status, refused.code, refused.headers.get('Retry-After')]).toEqual([
      503,
      'shop-is-busy',
      '2',
    ])
    await expect(inTransaction(hasty, (trx) => write(trx, 'test-1'))).rejects.toThrow(DatabaseUnavailable)
    await letGo()
    await inTransaction(hasty, (trx) => write(trx, 'test-1'))
    expect(await keys(hasty)).toEqual(['test-1'])
    await hasty.destroy()
  })
})

it('A long piece of work in another process lets others write in between', async () => {
  const patient = await openDatabase(path, { lockMs: 20_000 })
  const worker = spawn(process.execPath, [...NODE, join(PROGRAMS, 'long-work.ts'), path])
  const exit = once(worker, 'exit')
  let said = ''
  const begun = new Promise<void>((resolve) =>
    worker.stdout.on('data', (text) => {
      said += text
      resolve()
    }),
  )
  await begun
  await inTransaction(patient, (trx) => write(trx, 'test-1'))
  expect(said).toBe('begins\n')
  await exit
  await patient.destroy()
})
