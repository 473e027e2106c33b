import type { Database } from '../schema/index.ts'

/** How many pieces of a product one order takes, where it has a number of its own. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('product').addColumn('max_per_order', 'integer').execute()
}
