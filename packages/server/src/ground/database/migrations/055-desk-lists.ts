import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** What the lists of the desk are found, put in order and counted by, without reading the rows that they leave out. */
export async function up(db: Database, isPostgres: boolean): Promise<void> {
  // All that the queues ask of an order that is under way: they are read off it, what waits longest first. See
  // orders/desk/desk-queues.sql.ts.
  await sql`
    create index orders_queued on orders
      (ordered_at, id, delivery_status, stock_state, review, packing, canceled_at)
    where canceled_at is null and delivery_status <> 'delivered'`.execute(db)
  await sql`
    create index orders_to_check on orders
      (ordered_at, id, review, stock_state, canceled_at, delivery_status)
    where review in ('waiting', 'asked')`.execute(db)
  await db.schema.dropIndex('orders_review').execute()
  // As the list of all orders has them: a page far behind is counted off, not read.
  await sql`create index orders_newest on orders (ordered_at desc, id)`.execute(db)
  await db.schema.dropIndex('orders_ordered').execute()
  // Of the many parcels that there were, the few that stand here.
  await sql`create index shipment_packed on shipment (order_id) where state = 'packed'`.execute(db)
  await db.schema
    .createIndex('return_request_asked')
    .on('return_request')
    .columns(['requested_at', 'id'])
    .execute()
  // Which orders have a product, without their lines.
  await db.schema
    .createIndex('order_line_of_product')
    .on('order_line')
    .columns(['product_id', 'order_id'])
    .execute()
  await db.schema.dropIndex('order_line_product').execute()
  if (isPostgres) await sql`analyze orders`.execute(db)
}
