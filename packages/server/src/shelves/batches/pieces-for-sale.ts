import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../ground/database/schema/index.ts'
import { markOfPieces } from '../../ground/kept-catalogue/shown-products.ts'

/**
 * What can be bought of a product after so many pieces came to it: what orders hold and nothing covers is covered first. Below
 * 0 pieces go, and what is then missing is short.
 */
export function withPieces(pieces: RawBuilder<number>): {
  free: RawBuilder<number>
  short_units: RawBuilder<number>
} {
  const net = sql`stock.free - stock.short_units + ${pieces}`
  return {
    free: sql<number>`case when ${net} > 0 then ${net} else 0 end`,
    short_units: sql<number>`case when ${net} < 0 then 0 - (${net}) else 0 end`,
  }
}

/**
 * Pieces come to what can be bought of a product, or go from it without a buyer: they expire, are held, were found or are gone. The
 * row of its stock is locked from here on.
 */
export async function shiftForSale(trx: Database, productId: string, pieces: number): Promise<void> {
  if (pieces === 0) return
  const by = sql<number>`cast(${pieces} as bigint)`
  await trx
    .updateTable('stock')
    .set({ ...withPieces(by), shown_at: markOfPieces(sql`stock.free + ${Math.min(0, pieces)}`) })
    .where('product_id', '=', productId)
    .execute()
}
