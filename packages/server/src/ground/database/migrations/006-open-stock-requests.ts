import type { Database } from '../schema/index.ts'

/** Who still waits for a product is asked for whenever pieces come back, among all who ever did. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .createIndex('stock_request_open')
    .on('stock_request')
    .columns(['answered_at', 'product_id'])
    .execute()
}
