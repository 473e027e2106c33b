import type { Database } from '../schema/index.ts'

/** A refund that its gateway has refused stays, and the one that was asked for in its place names it. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('refund').addColumn('asked_again_at', 'bigint').execute()
  await db.schema.alterTable('refund').addColumn('replaces', 'text').execute()
}
