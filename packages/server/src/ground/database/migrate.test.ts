import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { expect, inject, it, vi } from 'vitest'
import { newDatabase, onEachDatabase } from '../../../test/databases.ts'
import { becomeEarlier, engineOf, tablesOf } from '../../../test/earlier-database.ts'
import { productRow } from '../../../test/fixture-catalogue.ts'
import { leave } from '../../people/newsletter/subscribe.ts'
import { migrate, pendingMigrations } from './migrate.ts'
import { openDatabase, openUnmigrated } from './open.ts'
import type { Database } from './schema/index.ts'

const server = inject('postgresUrl')
const ALL = readdirSync(join(import.meta.dirname, 'migrations')).length
const OPENING = join(import.meta.dirname, '../../../test/programs/open-database.ts')

/** Tables with their columns, as the database tells them; without the bookkeeping. */
async function shapeOf(db: Database): Promise<object> {
  const isShops = (name: string) => name !== 'migration' && !name.startsWith('kysely_')
  const tables = (await tablesOf(db)).filter(({ name }) => isShops(name))
  const columnsOf = (columns: (typeof tables)[number]['columns']) =>
    columns.map(({ name, dataType, isNullable }) => `${name} ${dataType} ${isNullable}`).sort()
  return Object.fromEntries(tables.map(({ name, columns }) => [name, columnsOf(columns)]))
}

async function rowsOf(db: Database): Promise<object> {
  const rows: [string, unknown[]][] = []
  for (const { name, columns } of await tablesOf(db)) {
    if (name.startsWith('kysely_')) continue
    const order = sql.raw(columns.length > 1 ? '1, 2' : '1')
    rows.push([name, (await sql`select * from ${sql.table(name)} order by ${order}`.execute(db)).rows])
  }
  return Object.fromEntries(rows)
}

onEachDatabase('The migrations', (open) => {
  it('are all there, and are not applied twice', async () => {
    const db = await open()
    expect(await pendingMigrations(db)).toBe(0)
    const engine = engineOf(db)
    await Promise.all([migrate(db, engine), migrate(db, engine)])
    expect(await pendingMigrations(db)).toBe(0)
  })

  it('take off sale what may not be sold, and keep the salts of a shop in their order', async () => {
    const db = await open()
    await becomeEarlier(db)
    await migrate(db, engineOf(db), '035-parcel-values')
    const salt = (product_id: string, salt: string, salt_key: string, position: number) => ({
      ...{ product_id, salt, salt_key, position },
      popularity: 1,
    })
    for (const [id, name] of Object.entries({
      'x-salt': 'Anket',
      'x-name': 'Methylphenidate 10',
      sold: 'Alpha',
    }))
      await addEarlierProduct(db, id, name)
    await db
      .insertInto('product_salt')
      .values([
        salt('x-salt', 'Ketamine HCl (50mg)', 'ketamine hcl', 0),
        // By hand: two in one place.
        salt('sold', 'Zinc', 'zinc', 0),
        salt('sold', 'Caffeine', 'caffeine', 0),
      ])
      .execute()
    await migrate(db, engineOf(db))
    const products = await db
      .selectFrom('product')
      .select(['id', 'is_for_sale', 'withheld'])
      .where('id', 'in', ['x-salt', 'x-name', 'sold'])
      .orderBy('id')
      .execute()
    expect(products).toEqual([
      { id: 'sold', is_for_sale: 1, withheld: null },
      { id: 'x-name', is_for_sale: 0, withheld: 'schedule-x' },
      { id: 'x-salt', is_for_sale: 0, withheld: 'schedule-x' },
    ])
    const salts = await db
      .selectFrom('product_salt')
      .select(['salt', 'position'])
      .where('product_id', '=', 'sold')
      .orderBy('position')
      .execute()
    expect(salts).toEqual([
      { salt: 'Caffeine', position: 0 },
      { salt: 'Zinc', position: 1 },
    ])
  })

  it('take for said what a hand has said of a schedule or a prescription, and all else for guessed by salts', async () => {
    const db = await open()
    await becomeEarlier(db)
    await migrate(db, engineOf(db), '055-desk-lists')
    const changes = {
      schedule: { action: 'product.change', after: '{"schedule":"H1","name":"Alpha"}' },
      prescription: { action: 'product.bulk', after: '{"prescription":"no","run":"b1"}' },
      other: { action: 'product.change', after: '{"name":"schedule"}' },
      salts: { action: 'product.change', after: '{"schedule":"H1","composition":"Tramadol (50mg)"}' },
      undone: { action: 'product.bulk', after: '{"schedule":"H1","run":"b2"}' },
    }
    for (const [id, change] of Object.entries(changes)) {
      await addEarlierProduct(db, id, id)
      const by = { staff_name: 'Asha', role: 'owner', subject: 'product', subject_id: id, at: 1 } as const
      await db
        .insertInto('audit')
        .values({ id, ...by, ...change })
        .execute()
    }
    await db.updateTable('product').set({ schedule: 'H1' }).where('id', 'in', ['schedule', 'salts']).execute()
    await migrate(db, engineOf(db))
    const rows = await db
      .selectFrom('product')
      .select(['id', 'is_schedule_guessed', 'is_prescription_guessed'])
      .where('id', 'in', Object.keys(changes))
      .orderBy('id')
      .execute()
    expect(rows.map((row) => Object.values(row))).toEqual([
      ['other', 1, 1],
      ['prescription', 1, 0],
      ['salts', 1, 1],
      ['schedule', 0, 1],
      ['undone', 1, 1],
    ])
  })

  it('keep the tokens that end the newsletter as hashes alone, by which the links of sent mails go on', async () => {
    const db = await open()
    await becomeEarlier(db)
    await migrate(db, engineOf(db), '039-append-only')
    await db.deleteFrom('newsletter').execute()
    const rows = Array.from({ length: 501 }, (_, at) => ({
      ...{ email_key: `reader-${at}@mail.example`, created_at: 1, confirmed_at: 1 },
      leave_token: `token-${at}`,
    }))
    await db.insertInto('newsletter').values(rows).execute()
    await migrate(db, engineOf(db))
    const kept = await db.selectFrom('newsletter').selectAll().execute()
    expect(JSON.stringify(kept)).not.toContain('token-')
    for (const token of ['token-0', 'token-500', kept[0]?.earlier_leave_hash ?? ''])
      await leave({ db }, token)
    const left = await db.selectFrom('newsletter').select('email_key').execute()
    expect(left).toHaveLength(499)
    expect(left).not.toContainEqual({ email_key: 'reader-500@mail.example' })
  })

  it('take over the database of an earlier release: not a row is lost, nothing is applied again', async () => {
    const db = await open()
    const shape = await shapeOf(db)
    await becomeEarlier(db)
    const rows = await rowsOf(db)
    await migrate(db, engineOf(db))
    expect(await pendingMigrations(db)).toBe(0)
    // A later migration may add tables and columns, and keeps papers otherwise: papers-in-paise.test.ts.
    expect(await rowsOf(db)).toMatchObject({ ...rows, invoice: [{ number: 'INV/26-27/000001' }] })
    expect(await shapeOf(db)).toEqual(shape)
    expect(rows).toMatchObject({
      orders: [{ total_paise: 20_000 }],
      invoice: [{ number: 'INV/26-27/000001' }],
      customer: [{ mobile: '9876543210' }],
    })
  })

  it('apply to the database of an earlier release what it lacks', async () => {
    const db = await open()
    const shape = await shapeOf(db)
    await becomeEarlier(db)
    await sql`drop index customer_proven_email`.execute(db)
    await sql`drop index stock_request_open`.execute(db)
    await sql`delete from migration where name in ('005-proven-emails', '006-open-stock-requests')`.execute(
      db,
    )
    await migrate(db, engineOf(db))
    expect(await pendingMigrations(db)).toBe(0)
    expect(await shapeOf(db)).toEqual(shape)
    const proven = { email_key: 'meena@mail.example', email_verified_at: 1 }
    await db.updateTable('customer').set(proven).execute()
    const [customer] = await db.selectFrom('customer').selectAll().execute()
    if (!customer) throw new Error('The customer is lost.')
    const again = { ...customer, id: 'another', mobile: null }
    await expect(db.insertInto('customer').values(again).execute()).rejects.toThrow(/unique/i)
  })

  it('leave a database alone that a newer release has migrated further', async () => {
    const db = await open()
    const newer = { name: '999-later', timestamp: '2099-01-01T00:00:00.000Z' }
    await sql`insert into kysely_migration (name, timestamp) values (${newer.name}, ${newer.timestamp})`.execute(
      db,
    )
    await migrate(db, engineOf(db))
    expect(await pendingMigrations(db)).toBe(0)
    await sql`delete from kysely_migration where name = ${newer.name}`.execute(db)
  })

  it('undo all of a run in which one of them fails, and say why', async () => {
    const db = await open()
    await becomeEarlier(db)
    await sql`delete from migration where name in ('004-proven-numbers', '006-open-stock-requests')`.execute(
      db,
    )
    await sql`alter table customer drop column mobile_verified_at`.execute(db)
    await expect(migrate(db, engineOf(db))).rejects.toThrow(/stock_request_open/)
    expect(await pendingMigrations(db)).toBe(ALL)
    const [customer] = await db.selectFrom('customer').selectAll().execute()
    expect(customer).not.toHaveProperty('mobile_verified_at')
    await sql`drop index stock_request_open`.execute(db)
    await migrate(db, engineOf(db))
    expect(await pendingMigrations(db)).toBe(0)
  })

  it('hold what the shop relies on, whatever the code does', async () => {
    const db = await open()
    await db
      .insertInto('customer')
      .values({
        id: 'c',
        username: '',
        email: '',
        email_key: null,
        mobile: null,
        mobile_verified_at: null,
        password_hash: null,
        email_verified_at: null,
        gender: '',
        blood_group: '',
        date_of_birth: '',
        pincode: '',
        viewed: '[]',
        created_at: 1,
      })
      .execute()
    const address = (slot: number) =>
      db
        .insertInto('address')
        .values({
          id: `a${slot}${Math.random()}`,
          user_id: 'c',
          slot,
          name: '',
          contact_number: '',
          email: '',
          door_number: '',
          street_name: '',
          land_mark: '',
          pincode: '',
          city_name: '',
          state_name: '',
          address_type: 'home',
          created_at: 1,
        })
        .execute()
    await address(1)
    await address(2)
    await expect(address(2)).rejects.toThrow()
    await expect(address(3)).rejects.toThrow()
    const cartLine = { user_id: 'c', product_id: 'unknown', variant_key: '', quantity: 1, added_at: 1 }
    await expect(db.insertInto('cart_line').values(cartLine).execute()).rejects.toThrow()
  })
})

/** What each of four processes says that open a database at the same moment. */
async function openAtOnce(url: string): Promise<string[]> {
  const program = ['--conditions=dawakit-source', '--disable-warning=ExperimentalWarning', OPENING, url]
  const ends = Array.from({ length: 4 }, () => promisify(execFile)(process.execPath, program))
  return (await Promise.all(ends)).map(({ stdout }) => stdout)
}

it('Shops that start at once on one new file migrate one after the other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-migrate-'))
  const said = await openAtOnce(join(folder, 'shop.sqlite'))
  rmSync(folder, { recursive: true })
  expect(said).toEqual(['0\n', '0\n', '0\n', '0\n'])
})

it('A shop that starts on a file which another holds for long waits for it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dawakit-migrate-'))
  const file = join(folder, 'shop.sqlite')
  const other = openUnmigrated(file)
  const held = await other.startTransaction().execute()
  const asked: string[] = []
  const queried = ({ sql: text }: { sql: string }) => void asked.push(text)
  const opening = openDatabase(file, { lockMs: 1 }, { queried, shows: () => {} })
  // Each try begins with the same question.
  await vi.waitFor(() => expect(asked.filter((text) => text === asked[0]).length).toBeGreaterThan(9))
  await held.rollback().execute()
  const db = await opening
  expect(await pendingMigrations(db)).toBe(0)
  await Promise.all([db.destroy(), other.destroy()])
  rmSync(folder, { recursive: true })
})

it.runIf(server !== '')('So do those that start at once on one new PostgreSQL', async () => {
  const { url, drop } = await newDatabase(server)
  const said = await openAtOnce(url)
  await drop()
  expect(said).toEqual(['0\n', '0\n', '0\n', '0\n'])
})

/** As before its shelf was known. */
async function addEarlierProduct(db: Database, id: string, name: string): Promise<void> {
  await db.insertInto('product').values(productRow({ id, name })).execute()
  await db.insertInto('stock').values({ product_id: id, free: 50, reserved: 0 }).execute()
}
