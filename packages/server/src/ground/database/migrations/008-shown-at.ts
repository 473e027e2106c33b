import type { Database } from '../schema/index.ts'

/** Which products changed lately, for those who keep drawn pages. */
export async function up(db: Database): Promise<void> {
  await db.schema
    .alterTable('stock')
    .addColumn('shown_at', 'bigint', (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('stock_shown_at').on('stock').columns(['shown_at']).execute()
}
