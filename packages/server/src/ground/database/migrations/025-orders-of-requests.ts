import type { Database } from '../schema/index.ts'

/** Which orders were placed from an order by prescription: one may be given up unpaid, and another placed. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('prescription_request_order')
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('request_id', 'text', (c) => c.notNull().references('prescription_request.id'))
    .addPrimaryKeyConstraint('prescription_request_order_pk', ['order_id'])
    .execute()
  await db.schema
    .createIndex('prescription_request_order_request')
    .on('prescription_request_order')
    .columns(['request_id'])
    .execute()
  await db.schema
    .createIndex('prescription_grant_request')
    .on('prescription_grant')
    .columns(['request_id'])
    .execute()
  await db.schema
    .createIndex('prescription_request_file_prescription')
    .on('prescription_request_file')
    .columns(['prescription_id'])
    .execute()
}
