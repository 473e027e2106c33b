import type { Database } from '../schema/index.ts'

/** Codes cost money: the shop counts by the hour how many it sends. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .alterTable('sign_in_hour')
    .addColumn('codes_sent', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
