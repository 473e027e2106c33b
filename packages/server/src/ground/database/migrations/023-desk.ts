import { sql } from 'kysely'
import { refuseChanges } from '../append-only.ts'
import type { Database } from '../schema/index.ts'

/** The work of the pharmacy's desk: the check of prescriptions, packing and sending, and what comes back. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await growOrders(db)
  await db.schema
    .createTable('prescription_grant')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('prescription_id', 'text', (c) => c.notNull().references('prescription.id'))
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('packs', 'bigint', (c) => c.notNull())
    .addColumn('valid_until', 'bigint', (c) => c.notNull())
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('request_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('prescription_grant_pk', ['id'])
    .execute()
  await db.schema
    .createTable('prescription_approval')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addColumn('grant_id', 'text', (c) => c.references('prescription_grant.id'))
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('pharmacist_name', 'text', (c) => c.notNull())
    .addColumn('registration_number', 'text', (c) => c.notNull())
    .addColumn('approved_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('prescription_approval_pk', ['id'])
    .execute()
  await db.schema
    .createTable('prescription_question')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('request_id', 'text')
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'bigint', (c) => c.notNull())
    .addColumn('answer', 'text')
    .addColumn('prescription_id', 'text')
    .addColumn('answered_at', 'bigint')
    .addPrimaryKeyConstraint('prescription_question_pk', ['id'])
    .execute()
  await db.schema
    .createTable('prescription_request')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('session_id', 'text')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('patient', 'text')
    .addColumn('staff_id', 'text')
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('prepared_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addColumn('valid_until', 'bigint')
    .addPrimaryKeyConstraint('prescription_request_pk', ['id'])
    .execute()
  await db.schema
    .createTable('prescription_request_file')
    .addColumn('request_id', 'text', (c) => c.notNull().references('prescription_request.id'))
    .addColumn('prescription_id', 'text', (c) => c.notNull().references('prescription.id'))
    .addPrimaryKeyConstraint('prescription_request_file_pk', ['request_id', 'prescription_id'])
    .execute()
  await db.schema
    .createTable('prescription_request_line')
    .addColumn('request_id', 'text', (c) => c.notNull().references('prescription_request.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('product_id', 'text', (c) => c.notNull())
    .addColumn('variant_key', 'text', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addColumn('price_paise', 'bigint', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('prescription_request_line_pk', ['request_id', 'line_no'])
    .execute()
  await db.schema
    .createTable('shipment')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('number', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('courier', 'text', (c) => c.notNull())
    .addColumn('tracking_number', 'text', (c) => c.notNull())
    .addColumn('tracking_url', 'text', (c) => c.notNull())
    .addColumn('packed_by', 'text', (c) => c.notNull())
    .addColumn('packed_at', 'bigint', (c) => c.notNull())
    .addColumn('handed_over_at', 'bigint')
    .addColumn('on_the_way_at', 'bigint')
    .addColumn('delivered_at', 'bigint')
    .addColumn('returned_at', 'bigint')
    .addPrimaryKeyConstraint('shipment_pk', ['id'])
    .execute()
  await db.schema
    .createTable('shipment_line')
    .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipment.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('expires_on', 'text', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('shipment_line_pk', ['shipment_id', 'line_no', 'batch'])
    .execute()
  await db.schema
    .createTable('order_note')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('staff_id', 'text', (c) => c.notNull())
    .addColumn('staff_name', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('order_note_pk', ['id'])
    .execute()
  await db.schema
    .createTable('return_request')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('pay_to_sealed', 'text')
    .addColumn('staff_id', 'text')
    .addColumn('decision', 'text', (c) => c.notNull())
    .addColumn('restocking_percent', 'bigint', (c) => c.notNull())
    .addColumn('requested_at', 'bigint', (c) => c.notNull())
    .addColumn('decided_at', 'bigint')
    .addColumn('received_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addPrimaryKeyConstraint('return_request_pk', ['id'])
    .execute()
  await db.schema
    .createTable('return_line')
    .addColumn('return_id', 'text', (c) => c.notNull().references('return_request.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('quantity', 'bigint', (c) => c.notNull())
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('received_quantity', 'bigint')
    .addColumn('judgement', 'text')
    .addColumn('charge_paise', 'bigint', (c) => c.notNull())
    .addColumn('refund_paise', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('return_line_pk', ['return_id', 'line_no'])
    .execute()
  await db.schema
    .createTable('payout')
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('return_id', 'text')
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('amount_paise', 'bigint', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('way', 'text')
    .addColumn('pay_to_sealed', 'text')
    .addColumn('reference', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('paid_by', 'text')
    .addPrimaryKeyConstraint('payout_pk', ['id'])
    .execute()
  await db.schema
    .createTable('credit_note_series')
    .addColumn('financial_year', 'text', (c) => c.notNull())
    .addColumn('last_number', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('credit_note_series_pk', ['financial_year'])
    .execute()
  await db.schema
    .createTable('credit_note')
    .addColumn('number', 'text', (c) => c.notNull())
    .addColumn('financial_year', 'text', (c) => c.notNull())
    .addColumn('sequence', 'bigint', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('invoice_number', 'text', (c) => c.notNull())
    .addColumn('return_id', 'text')
    .addColumn('issued_at', 'bigint', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('credit_note_pk', ['number'])
    .execute()
  await addIndexes(db)
  await refuseChanges(db, isPostgres, 'prescription_approval')
  await refuseChanges(db, isPostgres, 'credit_note')
  await (isPostgres ? guardInPostgres(db) : guardInSqlite(db))
}

/** What was on its way before pharmacists checked here stays on its way; what waits is checked. */
async function growOrders(db: Database): Promise<void> {
  await db.schema
    .alterTable('orders')
    .addColumn('review', 'text', (c) => c.notNull().defaultTo('none'))
    .execute()
  await db.schema.alterTable('orders').addColumn('pharmacist', 'text').execute()
  await db.schema
    .alterTable('orders')
    .addColumn('packing', 'text', (c) => c.notNull().defaultTo('none'))
    .execute()
  await db.schema.alterTable('orders').addColumn('end_reason', 'text').execute()
  await db.schema.alterTable('order_line').addColumn('ordered_quantity', 'bigint').execute()
  await db.schema.alterTable('order_line').addColumn('declined_reason', 'text').execute()
  await sql`
    update orders set review = case when canceled_at is null and delivery_status = 'pending' then 'waiting' else 'before' end
    where exists (select 1 from order_line where order_line.order_id = orders.id and is_prescription = 1)`.execute(
    db,
  )
}

async function addIndexes(db: Database): Promise<void> {
  const index = (name: string, table: string, columns: string[]) =>
    db.schema.createIndex(name).on(table).columns(columns).execute()
  await index('prescription_grant_prescription', 'prescription_grant', ['prescription_id'])
  await index('prescription_approval_order', 'prescription_approval', ['order_id', 'line_no'])
  await index('prescription_approval_grant', 'prescription_approval', ['grant_id'])
  await index('prescription_question_order', 'prescription_question', ['order_id'])
  await index('prescription_question_request', 'prescription_question', ['request_id'])
  await index('prescription_request_user', 'prescription_request', ['user_id', 'created_at'])
  await index('prescription_request_state', 'prescription_request', ['state', 'created_at'])
  await db.schema
    .createIndex('prescription_request_number')
    .on('prescription_request')
    .columns(['number'])
    .unique()
    .execute()
  await db.schema
    .createIndex('shipment_order')
    .on('shipment')
    .columns(['order_id', 'number'])
    .unique()
    .execute()
  await index('shipment_state', 'shipment', ['state', 'packed_at'])
  await index('shipment_tracking', 'shipment', ['tracking_number'])
  await index('shipment_line_batch', 'shipment_line', ['batch'])
  await index('order_note_order', 'order_note', ['order_id'])
  await index('return_request_order', 'return_request', ['order_id'])
  await index('return_request_state', 'return_request', ['state', 'requested_at'])
  await db.schema
    .createIndex('return_request_number')
    .on('return_request')
    .columns(['number'])
    .unique()
    .execute()
  await index('payout_order', 'payout', ['order_id'])
  await index('payout_state', 'payout', ['state', 'created_at'])
  await index('credit_note_order', 'credit_note', ['order_id'])
  await db.schema
    .createIndex('credit_note_sequence')
    .on('credit_note')
    .columns(['financial_year', 'sequence'])
    .unique()
    .execute()
  await sql`create index orders_review on orders (review, ordered_at) where review in ('waiting', 'asked')`.execute(
    db,
  )
}

/** A line on prescription of which more is to leave than a pharmacist has approved. In both engines' words. */
const unapproved = sql`
  exists (
    select 1 from order_line
    where order_line.order_id = new.id and order_line.is_prescription = 1 and order_line.quantity >
      (select coalesce(sum(prescription_approval.quantity), 0) from prescription_approval
       where prescription_approval.order_id = order_line.order_id
       and prescription_approval.line_no = order_line.line_no)
  )`
const leaves = sql`
  new.review not in ('none', 'before') and (
    (old.delivery_status = 'pending' and new.delivery_status <> 'pending') or
    (old.review <> 'done' and new.review = 'done' and new.canceled_at is null)
  )`
const invoiced = sql`
  exists (select 1 from orders where orders.id = new.order_id and orders.review in ('waiting', 'asked'))`
const waits = sql`
  update orders set review = 'waiting'
  where orders.id = new.order_id and orders.review = 'none' and new.is_prescription = 1`

/**
 * Rule 65 of the Drugs Rules, in the database too: without a pharmacist's approval no line on prescription is confirmed,
 * packed or invoiced, whatever calls it.
 */
async function guardInSqlite(db: Database): Promise<void> {
  await sql`
    create trigger orders_prescription before update of delivery_status, review on orders
    when ${leaves} and ${unapproved}
    begin select raise(abort, 'prescription-not-approved'); end`.execute(db)
  await sql`
    create trigger invoice_prescription before insert on invoice when ${invoiced}
    begin select raise(abort, 'prescription-not-approved'); end`.execute(db)
  await sql`
    create trigger shipment_prescription before insert on shipment when ${invoiced}
    begin select raise(abort, 'prescription-not-approved'); end`.execute(db)
  await sql`
    create trigger order_line_prescription after insert on order_line when new.is_prescription = 1
    begin ${waits}; end`.execute(db)
}

async function guardInPostgres(db: Database): Promise<void> {
  await sql`
    create or replace function guard_prescription() returns trigger language plpgsql as $$
    begin
      if ${leaves} and ${unapproved} then raise exception 'prescription-not-approved'; end if;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger orders_prescription before update of delivery_status, review on orders
    for each row execute function guard_prescription()`.execute(db)
  await sql`
    create or replace function guard_prescription_of() returns trigger language plpgsql as $$
    begin
      if ${invoiced} then raise exception 'prescription-not-approved'; end if;
      return new;
    end $$`.execute(db)
  for (const table of ['invoice', 'shipment']) {
    await sql`
      create trigger ${sql.ref(`${table}_prescription`)} before insert on ${sql.table(table)}
      for each row execute function guard_prescription_of()`.execute(db)
  }
  await sql`
    create or replace function await_pharmacist() returns trigger language plpgsql as $$
    begin
      ${waits};
      return new;
    end $$`.execute(db)
  await sql`
    create trigger order_line_prescription after insert on order_line
    for each row execute function await_pharmacist()`.execute(db)
}
