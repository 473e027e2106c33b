import { expect } from 'vitest'
import type { Database } from '../../src/ground/database/schema/index.ts'

/** Of a product its stock and what of its batches is there, by their names. */
export async function shelfOf(db: Database, productId: string) {
  const stock = await db
    .selectFrom('stock')
    .select(['free', 'reserved', 'unknown_units', 'short_units'])
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('stock_batch')
    .select(['batch', 'units', 'is_sold'])
    .where('product_id', '=', productId)
    .orderBy('batch')
    .execute()
  const batches = Object.fromEntries(rows.map(({ batch, units }) => [batch, units]))
  const sold = rows.reduce((sum, row) => sum + (row.is_sold === 1 ? (row.units ?? 0) : 0), 0)
  return { ...stock, batches, sold }
}

/**
 * What stands on the shelf and is sold, is what can be bought with what orders hold.
 *
 * @param owed - Pieces of orders that are taken and in no parcel.
 */
export async function expectShelfAdds(db: Database, productId: string, owed: number): Promise<void> {
  const { free, reserved, unknown_units, short_units, sold } = await shelfOf(db, productId)
  expect(sold + unknown_units).toBe(free - short_units + reserved + owed)
  if (free > 0) expect(short_units).toBe(0)
}
