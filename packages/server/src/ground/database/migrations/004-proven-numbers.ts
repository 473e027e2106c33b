import type { Database } from '../schema/index.ts'

/** When a mobile number was first proven by a one-time code. Accounts without a password came into being by one. */
export async function up(db: Database): Promise<void> {
  await db.schema.alterTable('customer').addColumn('mobile_verified_at', 'bigint').execute()
  await db
    .updateTable('customer')
    .set((column) => ({ mobile_verified_at: column.ref('created_at') }))
    .where('mobile', 'is not', null)
    .where('password_hash', 'is', null)
    .execute()
}
