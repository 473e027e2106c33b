import type { ShelfBatch } from '@dawakit/core/contract'
import { byExpiry } from '@dawakit/core/shelf'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'

/** Of products the batches of which packs are on the shelf, first to expire first, and the packs of which no batch is known. */
export interface Shelf {
  batches: ShelfBatch[]
  unknownUnits: number
}

export async function readShelves(
  db: Database,
  productIds: readonly string[],
): Promise<(productId: string) => Shelf> {
  if (productIds.length === 0) return () => ({ batches: [], unknownUnits: 0 })
  const rows = await db
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on', 'mrp_paise', 'units', 'is_sold'])
    .where('product_id', 'in', productIds)
    .where('units', '>', 0)
    // What only remembers a mended row of a list is no batch.
    .where((where) => where.or([where('batch', '<>', ''), where('expires_on', '<>', '')]))
    .execute()
  const stocks = await db
    .selectFrom('stock')
    .select(['product_id', 'unknown_units'])
    .where('product_id', 'in', productIds)
    .execute()
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  const unknown = new Map(stocks.map((row) => [row.product_id, row.unknown_units]))
  return (productId) => ({
    batches: (byProduct.get(productId) ?? [])
      .map((row) => ({
        batch: row.batch,
        expiresOn: row.expires_on,
        mrp: rupeesOrNull(row.mrp_paise),
        units: row.units ?? 0,
        isSold: row.is_sold === 1,
      }))
      .toSorted(byExpiry),
    unknownUnits: unknown.get(productId) ?? 0,
  })
}
