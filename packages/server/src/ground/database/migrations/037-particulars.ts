import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * What a schedule wants to know of a prescription, approvals that are taken back, cancelled parcels whose pieces wait to be
 * unpacked, and parcels that are sent once more.
 */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  await db.schema.alterTable('prescription_grant').addColumn('particulars', 'text').execute()
  await db.schema.alterTable('prescription_grant').addColumn('order_id', 'text').execute()
  await db.schema.alterTable('prescription_grant').addColumn('taken_back_at', 'bigint').execute()
  await db.schema
    .alterTable('shipment')
    .addColumn('attempt', 'bigint', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .alterTable('shipment')
    .addColumn('is_on_shelf', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  // Until now their pieces went to the shelf with the order's end.
  await sql`
    update shipment set is_on_shelf = 1 where state = 'packed'
    and exists (select 1 from orders where orders.id = shipment.order_id and canceled_at is not null)`.execute(
    db,
  )
  await db.schema
    .createTable('shipment_attempt')
    .addColumn('shipment_id', 'text', (c) => c.notNull().references('shipment.id'))
    .addColumn('attempt', 'bigint', (c) => c.notNull())
    .addColumn('courier', 'text', (c) => c.notNull())
    .addColumn('tracking_number', 'text', (c) => c.notNull())
    .addColumn('tracking_url', 'text', (c) => c.notNull())
    .addColumn('handed_over_at', 'bigint')
    .addColumn('on_the_way_at', 'bigint')
    .addColumn('returned_at', 'bigint')
    .addPrimaryKeyConstraint('shipment_attempt_pk', ['shipment_id', 'attempt'])
    .execute()
  await db.schema
    .createIndex('shipment_attempt_tracking')
    .on('shipment_attempt')
    .columns(['tracking_number'])
    .execute()
  await (isPostgres ? guardInPostgres(db) : guardInSqlite(db))
}

const unapproved = sql`
  exists (
    select 1 from order_line
    where order_line.order_id = new.id and order_line.is_prescription = 1 and order_line.quantity >
      (select coalesce(sum(prescription_approval.quantity), 0) from prescription_approval
       where prescription_approval.order_id = order_line.order_id
       and prescription_approval.line_no = order_line.line_no)
  )`
/** A confirmed order, too: its approval may have been taken back. */
const leaves = sql`
  new.review not in ('none', 'before') and (
    (old.delivery_status in ('pending', 'confirmed') and new.delivery_status <> old.delivery_status) or
    (old.review <> 'done' and new.review = 'done' and new.canceled_at is null)
  )`

async function guardInSqlite(db: Database): Promise<void> {
  await sql`drop trigger orders_prescription`.execute(db)
  await sql`
    create trigger orders_prescription before update of delivery_status, review on orders
    when ${leaves} and ${unapproved}
    begin select raise(abort, 'prescription-not-approved'); end`.execute(db)
}

async function guardInPostgres(db: Database): Promise<void> {
  await sql`
    create or replace function guard_prescription() returns trigger language plpgsql as $$
    begin
      if ${leaves} and ${unapproved} then raise exception 'prescription-not-approved'; end if;
      return new;
    end $$`.execute(db)
}
