import type { CorrectionReason, DeskCountProduct } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import { countLineChanged, countLineUnknown, productNotFound, reasonNotRight } from '@dawakit/core/refusals'
import { isReasonFor } from '@dawakit/core/shelf'
import { sql } from 'kysely'
import type { Clock } from '../../ground/context/clock.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { BatchOf } from '../../shelves/batches/write-moves.ts'
import { isNamed } from '../corrections/lock-shelves.ts'
import { addToCount, readCountProducts } from './count-products.sql.ts'
import { holdCount } from './counts.sql.ts'

/** So many more of a batch, as a scan says; or so many of it in place of what stood there. */
export type Counting = { add: number } | { counted: number; seen: number | null }

interface CountedLine {
  countId: string
  of: BatchOf
  /** As the pack prints it; null where nobody looked. */
  mrpPaise: Paise | null
  counting: Counting
  /** The name of who counts. */
  by: string
  at: number
}

/**
 * Writes down what was counted of a batch, with what stood there in that moment: only the difference is posted when the count is
 * closed, and whatever moves before or after stays.
 *
 * @throws {CallError} 404 `count-not-found`, `product-not-found`; 409 `count-over`, `count-line-changed`
 */
export async function countLine(trx: Database, line: CountedLine): Promise<void> {
  const { countId, at, by, counting } = line
  const inCount = await trx
    .selectFrom('stock_count_product')
    .select('is_counted')
    .where('count_id', '=', countId)
    .where('product_id', '=', line.of.productId)
    .executeTakeFirst()
  await holdCount(trx, countId, inCount ? 'share' : 'alone')
  const stock = await trx
    .selectFrom('stock')
    .select('unknown_units')
    .where('product_id', '=', line.of.productId)
    .executeTakeFirst()
  if (!stock) throw new CallError(404, productNotFound)
  if (!inCount) await putIn(trx, countId, line.of.productId)
  const of = await batchOnShelf(trx, line.of)
  const key = {
    count_id: countId,
    product_id: of.productId,
    batch: of.batch,
    expires_on: of.expiresOn,
  }
  const found = {
    mrp_paise: line.mrpPaise ?? of.mrpPaise,
    expected: isNamed(of) ? of.units : stock.unknown_units,
    unknown_units: stock.unknown_units,
    counted_by: by,
    counted_at: at,
  }
  const fresh = { ...key, ...found, has_moved: 0, reason: 'counted' as const, note: '' }
  if ('add' in counting) {
    await trx
      .insertInto('stock_count_line')
      .values({ ...fresh, counted: counting.add })
      .onConflict((conflict) =>
        conflict.columns(['count_id', 'product_id', 'batch', 'expires_on']).doUpdateSet({
          ...found,
          counted: sql<number>`stock_count_line.counted + ${sql`cast(${counting.add} as bigint)`}`,
          has_moved: sql<number>`case when stock_count_line.expected = excluded.expected then stock_count_line.has_moved else 1 end`,
        }),
      )
      .execute()
  } else if (!(await replaceCounted(trx, { key, found, fresh, counting }))) {
    throw new CallError(409, countLineChanged)
  }
  await trx
    .updateTable('stock_count_product')
    .set({ is_counted: 1 })
    .where('count_id', '=', countId)
    .where('product_id', '=', of.productId)
    .where('is_counted', '=', 0)
    .execute()
}

async function putIn(trx: Database, countId: string, productId: string): Promise<void> {
  // Held alone by now: who was first has put it in.
  const isIn = await trx
    .selectFrom('stock_count_product')
    .select('product_id')
    .where('count_id', '=', countId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  if (!isIn) await addToCount(trx, countId, productId)
}

/** @returns false where somebody has counted it since */
async function replaceCounted(
  trx: Database,
  {
    key,
    found,
    fresh,
    counting,
  }: {
    key: { count_id: string; product_id: string; batch: string; expires_on: string }
    found: {
      mrp_paise: Paise | null
      expected: number
      unknown_units: number
      counted_by: string
      counted_at: number
    }
    fresh: typeof key & typeof found & { has_moved: number; reason: 'counted'; note: string }
    counting: { counted: number; seen: number | null }
  },
): Promise<boolean> {
  const { counted, seen } = counting
  if (seen === null) {
    const { numInsertedOrUpdatedRows = 0n } = await trx
      .insertInto('stock_count_line')
      .values({ ...fresh, counted })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    return numInsertedOrUpdatedRows > 0n
  }
  const { numUpdatedRows } = await trx
    .updateTable('stock_count_line')
    // Counted as a whole in one moment: whatever moved before is in it.
    .set({ ...found, counted, has_moved: 0 })
    .where('count_id', '=', key.count_id)
    .where('product_id', '=', key.product_id)
    .where('batch', '=', key.batch)
    .where('expires_on', '=', key.expires_on)
    .where('counted', '=', seen)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The batch of the shelf that a pack is of: it may print its month alone, or another day of it. Else a new one. */
async function batchOnShelf(
  trx: Database,
  of: BatchOf,
): Promise<BatchOf & { units: number; mrpPaise: Paise | null }> {
  const unknown = { ...of, units: 0, mrpPaise: null }
  if (of.batch === '' && of.expiresOn === '') return unknown
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['expires_on', 'units', 'mrp_paise'])
    .where('product_id', '=', of.productId)
    .where('batch', '=', of.batch)
    .execute()
  const same = rows.filter((row) => row.expires_on === of.expiresOn)
  const near = rows.filter(
    (row) =>
      of.batch !== '' && (of.expiresOn === '' || row.expires_on.slice(0, 7) === of.expiresOn.slice(0, 7)),
  )
  const row = same[0] ?? (near.length === 1 ? near[0] : undefined)
  if (!row) return unknown
  return { ...of, expiresOn: row.expires_on, units: row.units ?? 0, mrpPaise: row.mrp_paise }
}

/**
 * Says why a counted batch differs.
 *
 * @throws {CallError} 404 `count-not-found`, `count-line-unknown`; 409 `count-over`; 422 `reason-not-right`
 */
export async function reasonLine(
  trx: Database,
  { clock, staff }: { clock: Clock; staff: AuditedBy },
  { countId, of, reason, note }: { countId: string; of: BatchOf; reason: CorrectionReason; note: string },
): Promise<void> {
  await holdCount(trx, countId, 'share')
  const find = trx
    .selectFrom('stock_count_line')
    .select(['counted', 'expected', 'reason', 'note'])
    .where('count_id', '=', countId)
    .where('product_id', '=', of.productId)
    .where('batch', '=', of.batch)
    .where('expires_on', '=', of.expiresOn)
  const row = await (locksRows(trx) ? find.forUpdate() : find).executeTakeFirst()
  if (!row) throw new CallError(404, countLineUnknown)
  if (!isReasonFor(reason, row.counted - row.expected)) {
    throw new CallError(422, reasonNotRight, { fields: { reason: reasonNotRight.text } })
  }
  if (row.reason === reason && row.note === note) return
  await trx
    .updateTable('stock_count_line')
    .set({ reason, note })
    .where('count_id', '=', countId)
    .where('product_id', '=', of.productId)
    .where('batch', '=', of.batch)
    .where('expires_on', '=', of.expiresOn)
    .execute()
  const { productId: product, batch, expiresOn } = of
  await audit(trx, staff, clock, {
    action: 'count.reason',
    subject: 'count',
    subjectId: countId,
    before: { reason: row.reason, note: row.note },
    after: { product, batch, expiresOn, reason, note },
  })
}

/** A product of an open count as it stands now. */
export async function readCountedProduct(
  db: Database,
  { id, is_blind, productId }: { id: string; is_blind: boolean; productId: string },
): Promise<DeskCountProduct> {
  const sheet = { isBlind: is_blind, isOpen: true }
  const { data } = await readCountProducts(db, { id, productId }, sheet, { page: 1, limit: 1 })
  const [product] = data
  if (!product) throw new CallError(404, productNotFound)
  return product
}
