import { CART_MAX } from '@dawakit/core/cart'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/schema/index.ts'

/**
 * The mark of a product of which pages show something else now. It grows with each change, also of one millisecond, and
 * it is the machine's time: other processes ask for what is new since they looked.
 */
export function nextMark(): RawBuilder<number> {
  const now = sql`cast(${Date.now()} as bigint)`
  return sql<number>`case when stock.shown_at >= ${now} then stock.shown_at + 1 else ${now} end`
}

/**
 * As {@link nextMark} where the pieces that are left matter to a page: it says how many can be bought at most, that few
 * are left, or none. Of a product with plenty an order changes nothing that is shown.
 *
 * @param left - The pieces that can be bought before or after the change, whatever is fewer.
 */
export function markOfPieces(left: RawBuilder<number>): RawBuilder<number> {
  const alert = sql`select stock_alert_threshold from product where product.id = stock.product_id`
  return sql<number>`case when ${left} < ${CART_MAX} or ${left} < (${alert}) then ${nextMark()} else stock.shown_at end`
}

/** Says that pages show something else of a product now, in the transaction that changes it. */
export async function markShown(trx: Database, productId: string): Promise<void> {
  await trx.updateTable('stock').set({ shown_at: nextMark() }).where('product_id', '=', productId).execute()
}

/** The marks of products that changed since a time, by product. */
export async function readMarks(db: Database, since: number): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('stock')
    .select(['product_id', 'shown_at'])
    .where('shown_at', '>', since)
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.shown_at]))
}
