import type { Database } from '../schema/index.ts'

/** Which sessions a one-time code opened. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('session').addColumn('by_code', 'integer').execute()
}
