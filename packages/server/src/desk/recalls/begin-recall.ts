import { recallOfSeveral, recallUnderWay, recallUnknownBatch } from '@dawakit/core/refusals'
import { sql } from 'kysely'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { newId } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { putOnSale } from '../../shelves/batches/put-on-sale.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import { packedAs } from './packed-batch.sql.ts'

export interface WantedRecall {
  batch: string
  /** Of several products that have such a batch, which. */
  productId?: string | undefined
  reason: string
}

/**
 * Nothing of a batch is sold from now on, whatever comes of it later.
 *
 * @param staff - Null where a command does it.
 * @returns the id of the recall
 * @throws {CallError} 422 `recall-unknown-batch`, 422 `recall-of-several`, 409 `recall-under-way`
 */
export async function beginRecall(
  { db, clock, happened }: Pick<ServerContext, 'db' | 'clock' | 'happened'>,
  staff: AuditedBy,
  wanted: WantedRecall,
): Promise<string> {
  const batch = wanted.batch.trim().toUpperCase()
  const { reason } = wanted
  const productId = await productOf(db, batch, wanted.productId)
  const id = newId()
  await inTransaction(db, async (trx) => {
    // Stock before its batches: what comes from here on is held, too.
    await holdStock(trx, [productId])
    const begun = await trx
      .insertInto('recall')
      .values({
        id,
        product_id: productId,
        batch,
        reason,
        begun_at: clock(),
        begun_by: staff?.id ?? null,
        ended_at: null,
        ended_by: null,
      })
      .onConflict((conflict) =>
        conflict.columns(['product_id', 'batch']).where('is_taken_back', '=', sql.lit(0)).doNothing(),
      )
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw refusedBecause(409, recallUnderWay, 'batch')
    await holdBatch(trx, productId, batch)
    await happened(trx, 'batch.recalled', { recallId: id })
    await soldChanged(trx, { clock, happened }, [productId])
    await audit(trx, staff, clock, {
      action: 'recall.begin',
      subject: 'recall',
      subjectId: id,
      after: { product: productId, batch },
    })
  })
  return id
}

/** What there is of it, whatever its expiry. What somebody keeps back stays theirs: it is not sold when the recall is taken back. */
async function holdBatch(trx: Database, productId: string, batch: string): Promise<void> {
  const rows = await trx
    .selectFrom('stock_batch')
    .select('expires_on')
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .orderBy('expires_on')
    .execute()
  for (const { expires_on: expiresOn } of rows)
    await putOnSale(trx, { productId, batch, expiresOn }, { isSold: false })
  await trx
    .updateTable('stock_batch')
    .set({ held: 'recalled' })
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('held', 'is', null)
    .execute()
}

/** Products to choose from where several have such a batch: makers number alike, and a shop knows which it means. */
const MOST_PRODUCTS = 100

/** The product that has or had such a batch, on the shelf or in a parcel. */
async function productOf(db: Database, batch: string, productId: string | undefined): Promise<string> {
  if (batch === '') throw refusedBecause(422, recallUnknownBatch, 'batch')
  const onShelf = await db
    .selectFrom('stock_batch')
    .select('product_id')
    .distinct()
    .where('batch', '=', batch)
    .$if(productId !== undefined, (query) => query.where('product_id', '=', productId ?? ''))
    .orderBy('product_id')
    .limit(MOST_PRODUCTS)
    .execute()
  const packed = await packedAs(db, batch)
    .select('order_line.product_id')
    .distinct()
    .$if(productId !== undefined, (query) => query.where('order_line.product_id', '=', productId ?? ''))
    .orderBy('order_line.product_id')
    .limit(MOST_PRODUCTS)
    .execute()
  const known = [...new Set([...onShelf, ...packed].map(({ product_id }) => product_id))].sort()
  const [one, ...others] = known
  if (one === undefined) throw refusedBecause(422, recallUnknownBatch, 'batch')
  if (others.length === 0) return one
  const products = await db
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', known.slice(0, MOST_PRODUCTS))
    .orderBy('id')
    .execute()
  throw new CallError(422, recallOfSeveral, {
    fields: { productId: recallOfSeveral.text },
    data: { products },
  })
}

const refusedBecause = (
  status: number,
  refusal: typeof recallUnderWay | typeof recallUnknownBatch,
  field: string,
) => new CallError(status, refusal, { fields: { [field]: refusal.text } })
