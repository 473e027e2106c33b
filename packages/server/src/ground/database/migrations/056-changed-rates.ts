import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/** What was ordered before a change of rates of GST and has not left. A worker fills it: see orders/invoice/follow-changed-rates.ts. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('changed_rate')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('line_no', 'bigint', (c) => c.notNull())
    .addColumn('ordered_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('changed_rate_pk', ['order_id', 'line_no'])
    .execute()
  await sql`create index changed_rate_oldest on changed_rate (ordered_at, order_id, line_no)`.execute(db)
}
