import type { Database } from './schema/index.ts'

/**
 * Holds the customer's row until the transaction ends, so that two changes of one cart, of one address
 * book or of one's prescriptions and orders come one after the other on PostgreSQL too. (SQLite has one writer anyway.)
 */
export async function lockCustomer(trx: Database, userId: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set((column) => ({ created_at: column.ref('created_at') }))
    .where('id', '=', userId)
    .execute()
}
