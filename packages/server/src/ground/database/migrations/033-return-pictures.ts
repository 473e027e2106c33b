import type { Database } from '../schema/index.ts'

/** Pictures of what came damaged or wrong. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createTable('return_picture')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull())
    .addColumn('order_id', 'text', (c) => c.notNull().references('orders.id'))
    .addColumn('return_id', 'text', (c) => c.references('return_request.id'))
    .addColumn('file_key', 'text', (c) => c.notNull())
    .addColumn('mime', 'text', (c) => c.notNull())
    .addColumn('bytes', 'bigint', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute()
  await db.schema.createIndex('return_picture_return').on('return_picture').columns(['return_id']).execute()
  await db.schema.createIndex('return_picture_user').on('return_picture').columns(['user_id']).execute()
  await db.schema.createIndex('return_picture_created').on('return_picture').columns(['created_at']).execute()
}
