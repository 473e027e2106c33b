import type { Database } from '../../ground/database/schema/index.ts'

export interface SuppliedBatch {
  productId: string
  batch: string
  expiresOn: string
}

const keyOf = ({ productId, batch, expiresOn }: SuppliedBatch) => `${productId} ${batch} ${expiresOn}`

/**
 * How many packs of these batches may still go back to a supplier: what its bills brought, free ones among them, less what earlier notes
 * gave back. Who holds the series of notes reads what stays so.
 */
export async function leftToSendBack(
  db: Database,
  supplierId: string,
  batches: readonly SuppliedBatch[],
): Promise<(batch: SuppliedBatch) => number> {
  if (batches.length === 0) return () => 0
  const productIds = [...new Set(batches.map(({ productId }) => productId))]
  const numbers = [...new Set(batches.map(({ batch }) => batch))]
  const billed = await db
    .selectFrom('purchase_line')
    .innerJoin('purchase_bill', 'purchase_bill.id', 'purchase_line.bill_id')
    .select(['product_id', 'batch', 'expires_on'])
    .select((select) => [
      select.fn.sum<number | string>('units').as('paid'),
      select.fn.sum<number | string>('free_units').as('free'),
    ])
    .where('product_id', 'in', productIds)
    .where('batch', 'in', numbers)
    .where('supplier_id', '=', supplierId)
    .where('state', '=', 'received')
    .groupBy(['product_id', 'batch', 'expires_on'])
    .execute()
  const sentBack = await db
    .selectFrom('debit_note_line')
    .innerJoin('debit_note', 'debit_note.id', 'debit_note_line.note_id')
    .select(['product_id', 'batch', 'expires_on'])
    .select((select) => select.fn.sum<number | string>('units').as('units'))
    .where('product_id', 'in', productIds)
    .where('batch', 'in', numbers)
    .where('supplier_id', '=', supplierId)
    .groupBy(['product_id', 'batch', 'expires_on'])
    .execute()
  const left = new Map<string, number>()
  const add = (row: { product_id: string | null; batch: string; expires_on: string }, units: number) => {
    const key = keyOf({ productId: row.product_id ?? '', batch: row.batch, expiresOn: row.expires_on })
    left.set(key, (left.get(key) ?? 0) + units)
  }
  for (const row of billed) add(row, Number(row.paid) + Number(row.free))
  for (const row of sentBack) add(row, -Number(row.units))
  return (batch) => Math.max(0, left.get(keyOf(batch)) ?? 0)
}
