import type { ScannedPack, ScannedShelf, ShelfBatch } from '@dawakit/core/contract'
import { byExpiry } from '@dawakit/core/shelf'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** How the batch that a pack prints stands on the shelf. */
export interface OnShelf {
  shelf: ScannedShelf
  batch: ShelfBatch | null
}

/**
 * A batch is known by its number and the month that it is good to: a shelf may know the month alone, and a code the day.
 *
 * @param today - yyyy-mm-dd in India
 */
export async function batchOnShelf(
  db: Database,
  productId: string,
  { batch, expiresOn }: Pick<ScannedPack, 'batch' | 'expiresOn'>,
  today: string,
): Promise<OnShelf> {
  const isOver = expiresOn !== null && expiresOn < today
  if (batch === null) return { shelf: isOver ? 'expired' : 'notSaid', batch: null }
  const rows = await db
    .selectFrom('stock_batch')
    .select(['batch', 'expires_on', 'mrp_paise', 'units', 'is_sold', 'held'])
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('units', '>', 0)
    .execute()
  const found = rows
    .map((row) => ({
      held: row.held,
      batch: {
        batch: row.batch,
        expiresOn: row.expires_on,
        mrp: rupeesOrNull(row.mrp_paise),
        units: row.units ?? 0,
        isSold: row.is_sold === 1,
      },
    }))
    .toSorted((one, other) => byExpiry(one.batch, other.batch))
  const same = found.find((one) => isSameMonth(one.batch.expiresOn, expiresOn))
  const row = same ?? found[0]
  if (!row) return { shelf: isOver ? 'expired' : 'notThere', batch: null }
  if (isOver || (same && row.batch.expiresOn !== '' && row.batch.expiresOn < today)) {
    return { shelf: 'expired', batch: row.batch }
  }
  if (!same) return { shelf: 'otherExpiry', batch: row.batch }
  if (row.held !== null) return { shelf: 'held', batch: row.batch }
  return { shelf: row.batch.isSold ? 'sold' : 'soon', batch: row.batch }
}

/** What nobody says is in nobody's way. */
const isSameMonth = (one: string, other: string | null): boolean =>
  one === '' || other === null || one.slice(0, 7) === other.slice(0, 7)
