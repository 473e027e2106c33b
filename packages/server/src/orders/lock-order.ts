import type { Database } from '../database/schema/index.ts'

/**
 * Holds an order's row until the transaction ends: payment, cancellation, expiry and moves of one order come one
 * after the other, and what is read after this stays true. Always taken before the payment's row.
 */
export async function lockOrder(trx: Database, orderId: string): Promise<void> {
  await trx
    .updateTable('orders')
    .set((column) => ({ fingerprint: column.ref('fingerprint') }))
    .where('id', '=', orderId)
    .execute()
}
