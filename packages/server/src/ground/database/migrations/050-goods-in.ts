import { sql } from 'kysely'
import { appendOnly } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

const DAY_MS = 86_400_000
/** India is five and a half hours ahead of UTC. */
const IST_MS = 19_800_000

/** Who supplies the pharmacy, what came from them by which bill, what is ordered of them, and what went back. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await addSuppliers(db)
  await addBills(db)
  await addSupplierBatches(db)
  await addOrders(db)
  await addDebitNotes(db)
  await addSold(db)
  for (const book of ['purchase_note', 'debit_note', 'debit_note_line', 'debit_note_credit'])
    await appendOnly(db, book, isPostgres)
}

async function addSuppliers(db: Database): Promise<void> {
  await db.schema
    .createTable('supplier')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('gstin', 'text', (c) => c.notNull())
    .addColumn('state_name', 'text', (c) => c.notNull())
    .addColumn('drug_licences', 'text', (c) => c.notNull())
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('phone', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('payment_days', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create unique index supplier_name on supplier (name_key)`.execute(db)
}

async function addBills(db: Database): Promise<void> {
  await db.schema
    .createTable('purchase_bill')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('supplier_id', 'text', (c) => c.notNull().references('supplier.id'))
    .addColumn('bill_number', 'text', (c) => c.notNull())
    .addColumn('bill_key', 'text', (c) => c.notNull())
    .addColumn('bill_date', 'text', (c) => c.notNull())
    .addColumn('financial_year', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('said_total_paise', 'bigint')
    .addColumn('file', 'text', (c) => c.notNull())
    .addColumn('unread', 'text', (c) => c.notNull())
    .addColumn('is_intra_state', 'bigint', (c) => c.notNull())
    .addColumn('taxable_paise', 'bigint', (c) => c.notNull())
    .addColumn('cgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('sgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('igst_paise', 'bigint', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('received_at', 'bigint')
    .addColumn('received_by', 'text', (c) => c.notNull())
    .execute()
  await sql`
    create unique index purchase_bill_once on purchase_bill (supplier_id, financial_year, bill_key)`.execute(
    db,
  )
  await sql`create index purchase_bill_newest on purchase_bill (created_at)`.execute(db)
  await sql`create index purchase_bill_state on purchase_bill (state, created_at)`.execute(db)
  await sql`create index purchase_bill_supplier on purchase_bill (supplier_id, created_at)`.execute(db)
  await sql`create index purchase_bill_date on purchase_bill (bill_date) where state = 'received'`.execute(db)
  await db.schema
    .createTable('purchase_line')
    .addColumn('bill_id', 'text', (c) => c.notNull().references('purchase_bill.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('product_id', 'text')
    .addColumn('is_new', 'bigint', (c) => c.notNull())
    .addColumn('code', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('maker', 'text', (c) => c.notNull())
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('mrp_paise', 'bigint', (c) => c.notNull())
    .addColumn('rate_paise', 'bigint', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addColumn('free_units', 'bigint', (c) => c.notNull())
    .addColumn('discount_bp', 'bigint', (c) => c.notNull())
    .addColumn('gst_bp', 'bigint', (c) => c.notNull())
    .addColumn('hsn', 'text', (c) => c.notNull())
    .addColumn('taxable_paise', 'bigint', (c) => c.notNull())
    .addColumn('cgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('sgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('igst_paise', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('purchase_line_pk', ['bill_id', 'line_no'])
    .execute()
  await sql`create index purchase_line_batch on purchase_line (product_id, batch)`.execute(db)
  await sql`create index purchase_line_new on purchase_line (product_id) where is_new = 1`.execute(db)
  await db.schema
    .createTable('purchase_note')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('bill_id', 'text', (c) => c.notNull().references('purchase_bill.id'))
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index purchase_note_bill on purchase_note (bill_id)`.execute(db)
}

/** Which batches came from whom: what goes back is looked for by its expiry. */
async function addSupplierBatches(db: Database): Promise<void> {
  await db.schema
    .createTable('supplier_batch')
    .addColumn('supplier_id', 'text', (c) => c.notNull().references('supplier.id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('bill_id', 'text', (c) => c.notNull())
    .addColumn('rate_paise', 'bigint', (c) => c.notNull())
    .addColumn('gst_bp', 'bigint', (c) => c.notNull())
    .addColumn('hsn', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('supplier_batch_pk', ['supplier_id', 'product_id', 'batch', 'expires_on'])
    .execute()
  await sql`create index supplier_batch_expiry on supplier_batch (supplier_id, expires_on)`.execute(db)
  await sql`create index supplier_batch_product on supplier_batch (product_id, at)`.execute(db)
}

async function addOrders(db: Database): Promise<void> {
  await db.schema
    .createTable('supplier_order')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('supplier_id', 'text', (c) => c.notNull().references('supplier.id'))
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .execute()
  await sql`create index supplier_order_newest on supplier_order (created_at)`.execute(db)
  await sql`create index supplier_order_supplier on supplier_order (supplier_id, created_at)`.execute(db)
  await db.schema
    .createTable('supplier_order_line')
    .addColumn('order_id', 'text', (c) => c.notNull().references('supplier_order.id'))
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addColumn('received_units', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('rate_paise', 'bigint')
    .addColumn('is_open', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('supplier_order_line_pk', ['order_id', 'product_id'])
    .execute()
  await sql`create index supplier_order_line_open on supplier_order_line (product_id) where is_open = 1`.execute(
    db,
  )
}

async function addDebitNotes(db: Database): Promise<void> {
  await db.schema
    .createTable('debit_note_series')
    .addColumn('financial_year', 'text', (c) => c.notNull().primaryKey())
    .addColumn('last_number', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema
    .createTable('debit_note')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('financial_year', 'text', (c) => c.notNull())
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('supplier_id', 'text', (c) => c.notNull().references('supplier.id'))
    .addColumn('facts', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('taxable_paise', 'bigint', (c) => c.notNull())
    .addColumn('cgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('sgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('igst_paise', 'bigint', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create unique index debit_note_number on debit_note (number)`.execute(db)
  await sql`create unique index debit_note_place on debit_note (financial_year, sequence)`.execute(db)
  await sql`create index debit_note_newest on debit_note (issued_at)`.execute(db)
  await sql`create index debit_note_supplier on debit_note (supplier_id, issued_at)`.execute(db)
  await db.schema
    .createTable('debit_note_line')
    .addColumn('note_id', 'text', (c) => c.notNull().references('debit_note.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('hsn', 'text', (c) => c.notNull())
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('is_quarantined', 'bigint', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addColumn('rate_paise', 'bigint', (c) => c.notNull())
    .addColumn('gst_bp', 'bigint', (c) => c.notNull())
    .addColumn('taxable_paise', 'bigint', (c) => c.notNull())
    .addColumn('cgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('sgst_paise', 'bigint', (c) => c.notNull())
    .addColumn('igst_paise', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('debit_note_line_pk', ['note_id', 'line_no'])
    .execute()
  await db.schema
    .createTable('debit_note_credit')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('note_id', 'text', (c) => c.notNull().references('debit_note.id'))
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('reference', 'text', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('at', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index debit_note_credit_note on debit_note_credit (note_id)`.execute(db)
}

/** What orders of the last days have taken: days in India, counted from 1970. */
async function addSold(db: Database): Promise<void> {
  await db.schema
    .createTable('sold_line')
    .addColumn('order_id', 'text', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sold_line_pk', ['order_id', 'product_id'])
    .execute()
  await sql`create index sold_line_day on sold_line (day)`.execute(db)
  await db.schema
    .createTable('sold_day')
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('day', 'bigint', (c) => c.notNull())
    .addColumn('units', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('sold_day_pk', ['product_id', 'day'])
    .execute()
  await sql`create index sold_day_day on sold_day (day)`.execute(db)
  await db.schema
    .createTable('to_order')
    .addColumn('product_id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('supplier_id', 'text')
    .addColumn('sold_units', 'bigint', (c) => c.notNull())
    .addColumn('on_way_units', 'bigint', (c) => c.notNull())
    .addColumn('proposed', 'bigint', (c) => c.notNull())
    .execute()
  await sql`create index to_order_most on to_order (proposed, product_id)`.execute(db)
  await sql`create index to_order_supplier on to_order (supplier_id, proposed, product_id)`.execute(db)
  const now = Date.now()
  const since = now - 31 * DAY_MS
  const day = sql`(ordered_at + ${sql.lit(IST_MS)}) / ${sql.lit(DAY_MS)}`
  await sql`
    insert into sold_line (order_id, product_id, day, units)
    select orders.id, product_id, ${day}, sum(quantity)
    from orders inner join order_line on order_line.order_id = orders.id
    where ordered_at >= ${since} and stock_state = 'taken' and canceled_at is null
    group by orders.id, product_id, ordered_at`.execute(db)
  await sql`
    insert into sold_day (product_id, day, units)
    select product_id, day, sum(units) from sold_line group by product_id, day`.execute(db)
}
