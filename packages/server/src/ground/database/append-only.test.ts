import { SqliteAdapter, sql } from 'kysely'
import { expect, it } from 'vitest'
import { onEachDatabase } from '../../../test/databases.ts'
import { appendOnly } from './append-only.ts'
import { openDatabase } from './open.ts'
import type { Database } from './schema/index.ts'

/** A row of each table of the shop that only grows. */
const BOOKS = {
  audit: {
    id: 'a1',
    at: 1,
    staff_name: 'Asha',
    role: 'owner',
    action: 'order.cancel',
    subject: 'order',
    subject_id: 'o1',
  },
  prescription_approval: {
    id: 'p1',
    order_id: 'o1',
    line_no: 0,
    quantity: 2,
    staff_id: 's1',
    pharmacist_name: 'Asha',
    registration_number: 'KA-1',
    approved_at: 1,
  },
  invoice: {
    number: '2026-27/1',
    financial_year: '2026-27',
    sequence: 1,
    order_id: 'o1',
    issued_at: 1,
    paper: '{}',
  },
  credit_note: {
    number: 'CN/2026-27/1',
    financial_year: '2026-27',
    sequence: 1,
    order_id: 'o1',
    invoice_number: '2026-27/1',
    issued_at: 1,
    paper: '{}',
  },
  register_entry: {
    id: 'r1',
    register: 'h1',
    financial_year: '2026-27',
    sequence: 1,
    place: 20_260_000_001,
    number: 'H1/26-27/000001',
    kind: 'supplied',
    at: 1,
    supply_id: 's1',
    refers_to: '',
    order_id: 'o1',
    order_number: 'ORD-1',
    shipment_id: 'p1',
    parcel: 1,
    line_no: 1,
    product_id: 'azithral',
    drug: 'Azithral 500 Tablet',
    package_size: 'Strip of 5 tablets',
    manufacturer: 'Alembic',
    batch: 'A1',
    expires_on: '2027-06',
    quantity: 2,
    prescriber_name: 'Dr. Rao',
    prescriber_registration: 'TNMC 1',
    prescriber_address: 'Chennai',
    patient_name: 'Meena',
    patient_address: 'Chennai',
    pharmacist_name: 'Asha',
    registration_number: 'KA-1',
    staff_name: 'Ravi',
    reason: '',
  },
  money_entry: {
    id: 'm1',
    order_id: 'o1',
    at: 1,
    kind: 'charged',
    debit: 'customer',
    credit: 'order',
    amount_paise: 8_924,
    subject: 'o1',
    once_key: 'charged:o1',
  },
  stock_correction: {
    id: 'c1',
    at: 1,
    product_id: 'dolo',
    batch: 'B1',
    expires_on: '2028-03-31',
    reason: 'breakage',
    units: -1,
    value_paise: -1250,
    valued_by: 'purchase',
    note: '',
    staff_name: 'Asha',
  },
  purchase_note: { id: 'n1', bill_id: 'b1', text: 'Two strips were broken.', staff_name: 'Asha', at: 1 },
  debit_note: {
    id: 'd1',
    number: 'DN/26-27/000001',
    financial_year: '2026-27',
    sequence: 1,
    supplier_id: 's1',
    facts: '{}',
    reason: 'expired',
    taxable_paise: 100,
    cgst_paise: 3,
    sgst_paise: 3,
    igst_paise: 0,
    staff_name: 'Asha',
    issued_at: 1,
  },
  debit_note_line: {
    note_id: 'd1',
    line_no: 1,
    product_id: 'p1',
    name: 'Dolo',
    hsn: '3004',
    batch: 'B1',
    expires_on: '2026-11-30',
    is_quarantined: 0,
    units: 1,
    rate_paise: 100,
    gst_bp: 500,
    taxable_paise: 100,
    cgst_paise: 3,
    sgst_paise: 3,
    igst_paise: 0,
  },
  debit_note_credit: {
    id: 'c1',
    note_id: 'd1',
    amount_paise: 106,
    reference: 'CN-1',
    staff_name: 'Asha',
    at: 1,
  },
} as const
const NAMES = Object.keys(BOOKS) as (keyof typeof BOOKS)[]

const isOnSqlite = (db: Database) => db.getExecutor().adapter instanceof SqliteAdapter

const insert = (db: Database, table: string, row: object, verb = 'insert') =>
  sql`${sql.raw(verb)} into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
      values (${sql.join(Object.values(row))})`.execute(db)

/** Its order is another table's matter. */
async function write(db: Database, table: keyof typeof BOOKS): Promise<void> {
  if (isOnSqlite(db)) {
    await sql`pragma foreign_keys = off`.execute(db)
    await insert(db, table, BOOKS[table])
    return
  }
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx)
    await insert(trx, table, BOOKS[table])
  })
}

const rowsOf = async (db: Database, table: string) =>
  (await sql`select * from ${sql.table(table)}`.execute(db)).rows

onEachDatabase('A book that only grows', (open) => {
  it.each(NAMES)('lets no row of it change or go: %s', async (table) => {
    const db = await open()
    await write(db, table)
    const [first = ''] = Object.keys(BOOKS[table])
    const name = sql.table(table)
    const changing = sql`update ${name} set ${sql.ref(first)} = ${sql.ref(first)}`.execute(db)
    await expect(changing).rejects.toThrow('append-only')
    await expect(sql`delete from ${name}`.execute(db)).rejects.toThrow('append-only')
    expect(await rowsOf(db, table)).toEqual([expect.objectContaining(BOOKS[table])])
  })

  it.each(NAMES)('is not emptied, and no row of it is replaced: %s', async (table) => {
    const db = await open()
    await write(db, table)
    const emptied = isOnSqlite(db)
      ? insert(db, table, BOOKS[table], 'insert or replace')
      : sql`truncate ${sql.table(table)} cascade`.execute(db)
    await expect(emptied).rejects.toThrow('append-only')
    expect(await rowsOf(db, table)).toHaveLength(1)
  })
})

/** A table of two keys, and of SQLite's hidden number. */
async function openTill(): Promise<Database> {
  const db = await openDatabase(':memory:')
  await sql`create table till (id text not null primary key, year text not null, place integer, paise integer)`.execute(
    db,
  )
  await sql`create unique index till_place on till (year, place)`.execute(db)
  await appendOnly(db, 'till', false)
  await insert(db, 'till', { id: 'a', year: '2026', place: 1, paise: 500 })
  return db
}

it.each([
  ['its id', { id: 'a', year: '2027', place: 9, paise: 0 }],
  ['its place in the year', { id: 'b', year: '2026', place: 1, paise: 0 }],
  ['its hidden number', { rowid: 1, id: 'b', year: '2027', place: 9, paise: 0 }],
])('A row is not replaced by %s on SQLite', async (_by, row) => {
  const db = await openTill()
  await expect(insert(db, 'till', row, 'insert or replace')).rejects.toThrow('append-only')
  expect(await rowsOf(db, 'till')).toEqual([{ id: 'a', year: '2026', place: 1, paise: 500 }])
  await db.destroy()
})

it('takes what shares a part of a key alone, and what has none', async () => {
  const db = await openTill()
  await insert(db, 'till', { id: 'b', year: '2026', place: 2, paise: 0 })
  await insert(db, 'till', { id: 'c', year: '2026', place: null, paise: 0 })
  await insert(db, 'till', { id: 'd', year: '2026', place: null, paise: 0 })
  expect(await rowsOf(db, 'till')).toHaveLength(4)
  await db.destroy()
})

it('refuses to guard a table by an index of some of its rows', async () => {
  const db = await openTill()
  await sql`create unique index till_some on till (year) where place = 5`.execute(db)
  await expect(appendOnly(db, 'till', false)).rejects.toThrow('The unique index till_some of till')
  await db.destroy()
})
