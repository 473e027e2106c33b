import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * Packs that came back are kept apart until somebody decides, and listed. What a mended row without a batch has counted is of no known batch:
 * it is among those, and its row remembers the number alone.
 */
export async function up(db: Database): Promise<void> {
  await sql`
    create index stock_batch_quarantined on stock_batch (product_id, batch, expires_on) where quarantined > 0`.execute(
    db,
  )
  await sql`
    update stock set unknown_units = unknown_units + coalesce((
      select sum(units) from stock_batch
      where stock_batch.product_id = stock.product_id and batch = '' and expires_on = '' and is_sold = 1
    ), 0)
    where product_id in (select product_id from stock_batch where batch = '' and expires_on = '' and is_sold = 1)`.execute(
    db,
  )
  await sql`update stock_batch set is_sold = 0 where batch = '' and expires_on = ''`.execute(db)
}
