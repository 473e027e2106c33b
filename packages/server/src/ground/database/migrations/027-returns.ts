import type { Database } from '../schema/index.ts'

/** What of a return was paid back: pieces of each line, and the delivery fee. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('return_line').addColumn('refunded_quantity', 'bigint').execute()
  await db.schema
    .alterTable('return_request')
    .addColumn('delivery_paise', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
}
