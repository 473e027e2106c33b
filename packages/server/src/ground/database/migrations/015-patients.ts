import type { Database } from '../schema/index.ts'

/** Whom an order is for, where that is not the customer. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('orders').addColumn('patient', 'text').execute()
}
