import type { PaperProduct } from '@dawakit/core/contract'
import type { Database } from '../../ground/database/schema/index.ts'
import type { OrderLineRow } from '../../orders/read/order-rows.ts'
import { variantOfKey } from '../../people/cart/variant-key.ts'

/** What a packer reads of lines, as they were ordered; of a product that is gone neither its code nor whether it is kept cold. */
export async function readPaperProducts(
  db: Database,
  lines: readonly OrderLineRow[],
): Promise<(line: OrderLineRow) => PaperProduct> {
  const ids = [...new Set(lines.map(({ product_id }) => product_id))]
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('product').select(['id', 'sku', 'is_cold_chain']).where('id', 'in', ids).execute()
  const products = new Map(rows.map((row) => [row.id, row]))
  return (line) => {
    const product = products.get(line.product_id)
    return {
      sku: product?.sku ?? '',
      name: line.name,
      variant: variantOfKey(line.variant_key),
      packageSize: line.package_size,
      isColdChain: product?.is_cold_chain === 1,
      isPrescriptionNeeded: line.is_prescription === 1,
    }
  }
}
