import type { QuarantinedBatch } from '@dawakit/core/contract'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { BatchOf } from '../../shelves/batches/write-moves.ts'

/** What is kept apart, by product and batch. */
export async function listQuarantine(
  db: Database,
  page: Page,
): Promise<{ data: QuarantinedBatch[]; totalCount: number }> {
  const kept = db.selectFrom('stock_batch').where('quarantined', '>', 0)
  const rows = await kept
    .innerJoin('product', 'product.id', 'stock_batch.product_id')
    .selectAll('stock_batch')
    .select('product.name')
    .orderBy('product_id')
    .orderBy('batch')
    .orderBy('expires_on')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await kept.select((column) => column.fn.countAll().as('count')).executeTakeFirstOrThrow()
  const data: QuarantinedBatch[] = []
  for (const row of rows) {
    const of = { productId: row.product_id, batch: row.batch, expiresOn: row.expires_on }
    data.push({
      ...of,
      name: row.name,
      mrp: rupeesOrNull(row.mrp_paise),
      quarantined: row.quarantined,
      since: await waitingSince(db, of, row.quarantined),
      isSold: row.is_sold === 1,
      held: row.held,
    })
  }
  return { data, totalCount: Number(count) }
}

export async function quarantinedOf(db: Database, { productId, batch, expiresOn }: BatchOf): Promise<number> {
  const row = await db
    .selectFrom('stock_batch')
    .select('quarantined')
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('expires_on', '=', expiresOn)
    .executeTakeFirst()
  return row?.quarantined ?? 0
}

/** Returns that are looked through for the oldest that waits: of more nobody is told since when. */
const MOST_LOOKED_AT = 500

/** What came first is decided first: the oldest of those that wait came with the newest that make up so many. */
async function waitingSince(db: Database, of: BatchOf, quarantined: number): Promise<string | null> {
  const came = await db
    .selectFrom('shelf_move')
    .select(['units', 'at'])
    .where('product_id', '=', of.productId)
    .where('batch', '=', of.batch)
    .where('expires_on', '=', of.expiresOn)
    .where('kind', '=', 'quarantined')
    .where('units', '>', 0)
    .orderBy('at', 'desc')
    // Each brought one at least.
    .limit(Math.min(quarantined, MOST_LOOKED_AT))
    .execute()
  let left = quarantined
  for (const { units, at } of came) {
    left -= units
    if (left <= 0) return new Date(at).toISOString()
  }
  return null
}
