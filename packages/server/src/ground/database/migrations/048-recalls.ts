import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * Batches that are recalled, whom the shop has told, and what finds the packs of one. Rows that only remember a mended row of a list were
 * among the batches that are sold: their packs are of no known batch.
 */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('recall')
    .addColumn('id', 'text', (c) => c.notNull().primaryKey())
    .addColumn('product_id', 'text', (c) => c.notNull().references('product.id'))
    .addColumn('batch', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('begun_at', 'bigint', (c) => c.notNull())
    .addColumn('begun_by', 'text')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .addColumn('end_reason', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('is_taken_back', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('recall_told')
    .addColumn('recall_id', 'text', (c) => c.notNull().references('recall.id'))
    .addColumn('customer_id', 'text', (c) => c.notNull().references('customer.id'))
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('told_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('recall_told_pk', ['recall_id', 'customer_id'])
    .execute()
  await sql`create unique index recall_held on recall (product_id, batch) where is_taken_back = 0`.execute(db)
  await sql`create index recall_begun on recall (begun_at, id)`.execute(db)
  await sql`create index stock_batch_kept on stock_batch (expires_on) where is_sold = 0`.execute(db)
  await sql`create index stock_batch_near on stock_batch (expires_on, product_id, batch) where units > 0 and expires_on <> ''`.execute(
    db,
  )
  await sql`
    update stock set unknown_units = unknown_units + (
      select units from stock_batch
      where stock_batch.product_id = stock.product_id and batch = '' and expires_on = '' and is_sold = 1
    )
    where exists (
      select 1 from stock_batch
      where stock_batch.product_id = stock.product_id and batch = '' and expires_on = '' and is_sold = 1
      and units is not null
    )`.execute(db)
  await sql`update stock_batch set is_sold = 0 where batch = '' and expires_on = ''`.execute(db)
}
