import { sql } from 'kysely'
import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

/** The registers of the Drugs Rules: what leaves on a prescription, and what of it is of Schedule H1. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema
    .createTable('register_series')
    .addColumn('register', 'text', (c) => c.notNull())
    .addColumn('financial_year', 'text', (c) => c.notNull())
    .addColumn('last_number', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('register_series_pk', ['register', 'financial_year'])
    .execute()
  let table = db.schema
    .createTable('register_entry')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('prescription_id', 'text')
    .addColumn('schedule', 'text')
    .addColumn('staff_id', 'text')
  for (const column of TEXTS) table = table.addColumn(column, 'text', (c) => c.notNull())
  for (const column of NUMBERS) table = table.addColumn(column, 'bigint', (c) => c.notNull())
  await table.execute()
  await sql`create unique index register_entry_place on register_entry (register, place)`.execute(db)
  await sql`create index register_entry_at on register_entry (register, at, place)`.execute(db)
  await sql`create index register_entry_order on register_entry (order_id)`.execute(db)
  await sql`create index register_entry_supply on register_entry (supply_id)`.execute(db)
  await appendOnly(db, 'register_entry', isPostgres)
  await db.schema
    .createTable('register_word')
    .addColumn('register', 'text', (c) => c.notNull())
    .addColumn('word', 'text', (c) => c.notNull())
    .addColumn('place', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('register_word_pk', ['register', 'word', 'place'])
    .execute()
}

const TEXTS = [
  'register',
  'financial_year',
  'number',
  'kind',
  'supply_id',
  'refers_to',
  'order_number',
  'shipment_id',
  'product_id',
  'drug',
  'package_size',
  'manufacturer',
  'batch',
  'expires_on',
  'prescriber_name',
  'prescriber_registration',
  'prescriber_address',
  'patient_name',
  'patient_address',
  'pharmacist_name',
  'registration_number',
  'staff_name',
  'reason',
] as const

const NUMBERS = ['sequence', 'place', 'at', 'parcel', 'line_no', 'quantity'] as const
