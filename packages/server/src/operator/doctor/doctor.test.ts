import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { referenceCatalogue } from '@dawakit/catalogue'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newDatabase } from '../../../test/databases.ts'
import { addProduct } from '../../../test/fixture-catalogue.ts'
import { openDatabase } from '../../ground/database/open.ts'
import { createProgram } from '../cli/create-program.ts'
import type { Operator } from '../cli/operator.ts'
import { examineNode } from './examine-node.ts'

const SECRET = 'a session secret that is only for the tests'
let folder = ''
let data = ''
let servers: Server[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dawakit-doctor-'))
  data = join(folder, 'data')
  servers = []
})
afterEach(() => {
  for (const server of servers) server.close()
  rmSync(folder, { recursive: true, force: true })
})

/** `shop doctor` as an operator runs it. @returns the lines by what they are of, and the exit status */
async function doctor(env: Record<string, string> = {}, ...words: string[]) {
  const lines: string[] = []
  const operator: Operator = {
    env: { DATA_FOLDER: data, PORT: '0', ...env },
    catalogue: referenceCatalogue,
    print: (line) => lines.push(line),
  }
  await createProgram(operator).parseAsync(['doctor', ...words], { from: 'user' })
  const wrong = lines.filter((line) => line.startsWith('wrong')).map((line) => line.slice('wrong  '.length))
  return { lines, wrong, status: operator.status ?? 0 }
}

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return (server.address() as AddressInfo).port
}

describe('The doctor', () => {
  it('finds a machine on which nothing has been started well, and leaves nothing behind', async () => {
    const { lines, wrong, status } = await doctor()
    expect([wrong, status]).toEqual([[], 0])
    expect(lines.map((line) => line.split(/\s+/)[1])).toEqual([
      'Node',
      'settings',
      'port',
      'folder',
      'disk',
      'keys',
      'database',
      'clock',
      'files',
    ])
    expect(readdirSync(folder)).toEqual([])
  })

  it('finds a shop that has been open well', async () => {
    await (await openDatabase(join(data, 'dawakit.sqlite'))).destroy()
    mkdirSync(join(data, 'files'))
    writeFileSync(join(data, 'session-secret'), SECRET, { mode: 0o600 })
    const { lines, wrong } = await doctor()
    expect(wrong).toEqual([])
    expect(lines).toContain('ok     database  It answers and can be written; its tables are of this release.')
    expect(lines).toContain('ok     files     A file was put into the data folder, read and deleted.')
    expect(readdirSync(data).filter((name) => name.startsWith('.'))).toEqual([])
  })

  it('names products whose rate of GST is not in force', async () => {
    const db = await openDatabase(join(data, 'dawakit.sqlite'))
    await addProduct(db, { id: 'old', name: 'Old', gst_bp: 1200 })
    await addProduct(db, { id: 'fraction', name: 'Fraction', gst_bp: 5 })
    await addProduct(db, { id: 'nothing', name: 'Nothing', gst_bp: 0 })
    await addProduct(db, { id: 'named', name: 'Named', gst_bp: 0 })
    await addProduct(db, { id: 'right', name: 'Right', gst_bp: 500 })
    const salt = { product_id: 'named', salt: 'Daratumumab (100mg)', salt_key: 'daratumumab' }
    await db
      .insertInto('product_salt')
      .values({ ...salt, position: 0, popularity: 0 })
      .execute()
    await db.destroy()
    const { wrong } = await doctor()
    expect(wrong).toEqual([
      'rates     3 products have a rate of GST that is not in force (0 % of 30049099 where 5 is in force, 0.05 % of 30049099 where 5 is in force, 12 % of 30049099 where 5 is in force): invoices carry the one that is. Import them with it.',
    ])
  })

  it('tells of what somebody said to be of another schedule than H1, which names its salt, or to need no prescription', async () => {
    const db = await openDatabase(join(data, 'dawakit.sqlite'))
    const salts = { salt: 'Codeine (10mg)', salt_key: 'codeine', position: 0, popularity: 0 }
    const rows = [
      ['said', { schedule: 'H', is_schedule_guessed: 0 }],
      ['none', { is_schedule_guessed: 0 }],
      ['guessed', { schedule: 'H1' }],
      ['right', { schedule: 'H1', is_schedule_guessed: 0 }],
      ['drops', { schedule: 'H', is_schedule_guessed: 0, dosage_form: 'drops' }],
      ['freed', { schedule: 'H1', is_prescription_guessed: 0 }],
      ['both', { is_schedule_guessed: 0, is_prescription_guessed: 0 }],
      ['asked', { schedule: 'H1', is_prescription: 1, is_prescription_guessed: 0 }],
      ['cream', { schedule: 'H1', is_prescription_guessed: 0, dosage_form: 'cream' }],
      ['never', { schedule: 'X', is_schedule_guessed: 0, is_prescription_guessed: 0 }],
    ] as const
    for (const [id, row] of rows) {
      await addProduct(db, { id, name: id, category_id: null, ...row })
      await db
        .insertInto('product_salt')
        .values({ product_id: id, ...salts })
        .execute()
    }
    await db.destroy()
    const { lines, wrong } = await doctor()
    expect(wrong).toEqual([])
    expect(lines.find((line) => line.includes('schedules'))).toBe(
      'ok     schedules Of Schedule H1 by their salts, and said to be of another or to need no prescription: 4 of codeine. They are in no H1 register. Where that is not meant, leave it to the salts at the desk.',
    )
  })

  it('names HSN codes that are shorter than the turnover asks for', async () => {
    const db = await openDatabase(join(data, 'dawakit.sqlite'))
    for (const hsn of ['3004', '3304', '3305', '3306', '300490', '30049099'])
      await addProduct(db, { id: hsn, name: hsn, hsn, gst_bp: hsn === '3304' ? 1800 : 500 })
    await db.destroy()
    expect((await doctor()).wrong).toEqual([])
    expect((await doctor({ HSN_DIGITS: '6' })).wrong).toEqual([
      'HSN       4 products have fewer than the 6 digits of HSN_DIGITS (3004, 3304, 3305 …): invoices print what there is. Import them with whole codes.',
    ])
    expect((await doctor({ HSN_DIGITS: '8' })).wrong).toEqual(['settings  HSN_DIGITS takes 4 or 6.'])
  })

  it('names a setting that is wrong, and never its value', async () => {
    const { lines, wrong, status } = await doctor({ TRUSTED_PROXIES: 'soon-1' })
    expect([wrong.length, status]).toEqual([1, 1])
    expect(wrong[0]).toMatch(/^settings {2}TRUSTED_PROXIES takes/)
    expect(lines.join()).not.toContain('soon-1')
    expect((await doctor({ STOP_WAIT_SECONDS: 'soon-1' })).wrong[0]).toContain('STOP_WAIT_SECONDS must be')
  })

  it('names all that a live shop lacks, and a database that is a live shop’s', async () => {
    const { wrong } = await doctor({ NODE_ENV: 'production' })
    expect(wrong.filter((line) => line.startsWith('settings')).length).toBeGreaterThan(5)
    const db = await openDatabase(join(data, 'dawakit.sqlite'))
    await db.insertInto('meta').values({ key: 'mode', value: 'live' }).execute()
    await db.destroy()
    expect((await doctor()).wrong).toEqual([expect.stringMatching(/^database {2}DAWAKIT_MODE must be live/)])
  })

  it('says that a port is taken', async () => {
    const port = await listen(createServer())
    const { wrong, status } = await doctor({ PORT: String(port) })
    expect(status).toBe(1)
    expect(wrong).toEqual([
      `port      ${port} is taken: stop what listens there (the store itself?), or set PORT.`,
    ])
  })

  it('says that a folder cannot be written, because it is a file', async () => {
    writeFileSync(data, '')
    const { wrong } = await doctor()
    expect(wrong[0]).toMatch(/^folder {4}\S+ cannot be written \(ENOTDIR\): /)
  })

  it.skipIf(process.platform !== 'linux')(
    'says that a folder cannot be made where it should be',
    async () => {
      const { wrong } = await doctor({ DATA_FOLDER: '/proc/dawakit' })
      expect(wrong[0]).toMatch(/^folder {4}\/proc\/dawakit cannot be written \(ENOENT\): /)
    },
  )

  it('says that the disk is too full', async () => {
    const { wrong, status } = await doctor({}, '--free', '900000000')
    expect([wrong.length, status]).toEqual([1, 1])
    expect(wrong[0]).toMatch(/^disk {6}\d+ MB are free, 900000000 MB should be/)
  })

  it.skipIf(process.platform === 'win32')('says that others can read the key', async () => {
    mkdirSync(data)
    const file = join(data, 'session-secret')
    writeFileSync(file, SECRET)
    chmodSync(file, 0o640)
    const { wrong } = await doctor()
    expect(wrong).toEqual([
      `keys      ${file} can be read by others: chmod 600 it, and delete it if somebody has.`,
    ])
    expect((await doctor({ SESSION_SECRET: SECRET })).wrong).toEqual([])
  })

  it('says that a database is none', async () => {
    const file = join(folder, 'shop.sqlite')
    writeFileSync(
      file,
      'This was never a database, but it is as long as the head of one, and then some more.'.repeat(20),
    )
    const { wrong, status } = await doctor({ DATABASE_URL: file })
    expect(status).toBe(1)
    expect(wrong).toEqual([
      expect.stringMatching(/^database {2}It cannot be read and written \(.+\): check DATABASE_URL/),
    ])
  })

  it('says that a database does not answer, and nothing of its address', async () => {
    const { lines, wrong } = await doctor({ DATABASE_URL: 'postgres://somebody:soon-1@127.0.0.1:9/shop' })
    expect(wrong).toEqual([
      expect.stringMatching(/^database {2}It cannot be read and written \(ECONNREFUSED\)/),
    ])
    expect(lines.join()).not.toContain('soon-1')
  })

  it('says what the start will do to the tables, and that a newer release has been here', async () => {
    const file = join(data, 'dawakit.sqlite')
    await (await openDatabase(file)).destroy()
    const db = new DatabaseSync(file)
    db.exec("delete from kysely_migration where name like '018%'")
    const said = async () => (await doctor()).lines.find((line) => line.includes('database'))
    expect(await said()).toContain(
      'ok     database  It answers and can be written; the start makes 1 migrations',
    )
    db.exec("insert into kysely_migration values ('018-spelled-salts', ''), ('999-of-tomorrow', '')")
    expect(await said()).toContain('1 migrations are of a newer release, which this one runs on.')
    db.close()
  })

  it('says that a bucket takes nothing', async () => {
    const port = await listen(createServer((_, response) => response.writeHead(403).end()))
    const { wrong } = await doctor({
      S3_URL: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'soon-1',
    })
    expect(wrong).toEqual([
      'files     Nothing can be put into the bucket papers (403): check S3_URL, the bucket and what its key may do.',
    ])
  })

  it('says that a bucket gives something else back', async () => {
    const port = await listen(createServer((_, response) => response.end('something else')))
    const { wrong } = await doctor({
      S3_URL: `http://127.0.0.1:${port}`,
      S3_BUCKET: 'papers',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    })
    expect(wrong).toEqual(['files     What was put into the bucket papers did not come back.'])
  })

  it.each([
    [-120_000, 'behind'],
    [120_000, 'ahead of'],
  ])('says that the clock is off, by what a service says: %i ms', async (offMs, side) => {
    const port = await listen(
      createServer((_, response) => {
        response.writeHead(200, { Date: new Date(Date.now() - offMs).toUTCString() }).end()
      }),
    )
    const { wrong, status } = await doctor({ MAIL_URL: `http://127.0.0.1:${port}` })
    expect(status).toBe(1)
    expect(wrong).toEqual([
      expect.stringMatching(
        new RegExp(`^clock {5}1(19|20|21) s ${side} MAIL_URL: let the machine keep time`),
      ),
    ])
  })

  it.each(['20.20.2', '24.14.9'])('says that Node %s is too old', (version) => {
    expect(examineNode(version)).toMatchObject({ isWell: false })
    expect(examineNode('24.15.0')).toMatchObject({ isWell: true })
  })
})

describe.skipIf(inject('postgresUrl') === '')('The doctor, on a PostgreSQL server', () => {
  it('writes as the start will, takes it back, and asks the time', async () => {
    const { url, drop } = await newDatabase(inject('postgresUrl'))
    const before = await doctor({ DATABASE_URL: url })
    expect(before.wrong).toEqual([])
    expect(before.lines).toContain(
      'ok     database  It answers and can be written; the first start makes its tables.',
    )
    expect(before.lines).toContain('ok     clock     As that of the database, to the minute.')
    await (await openDatabase(url)).destroy()
    const after = await doctor({ DATABASE_URL: url })
    expect(after.lines).toContain(
      'ok     database  It answers and can be written; its tables are of this release.',
    )
    const readOnly = await doctor({ DATABASE_URL: `${url}?options=-c%20default_transaction_read_only%3Don` })
    expect(readOnly.wrong).toEqual([expect.stringContaining('It cannot be read and written (25006)')])
    await drop()
  })
})
