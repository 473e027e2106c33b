import { batchExpired, batchHeld, batchTooFew, RuleError } from '@dawakit/core/refusals'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type BatchFacts, changePieces, isUnknown } from './move-pieces.ts'
import { recalledBatches } from './recalled-batches.sql.ts'
import { type BatchOf, type BatchPieces, type MoveBy, writeMoves } from './write-moves.ts'

type Mover = Omit<MoveBy, 'kind'>

/**
 * Packs that came back are kept apart until somebody decides. They are none of what is on the shelf. A batch that is not there is made,
 * with what `facts` say of it.
 */
export async function keepApart(
  trx: Database,
  pieces: readonly BatchPieces[],
  by: Mover,
  facts: BatchFacts = {},
): Promise<void> {
  await holdStock(
    trx,
    pieces.map(({ productId }) => productId),
  )
  const isRecalled = await recalledBatches(
    trx,
    pieces.map(({ productId }) => productId),
  )
  for (const one of pieces) {
    if (one.units === 0) continue
    const held = isRecalled(one.productId, one.batch) ? 'recalled' : null
    await trx
      .insertInto('stock_batch')
      .values({
        product_id: one.productId,
        batch: one.batch,
        expires_on: one.expiresOn,
        units: isUnknown(one) ? null : 0,
        quarantined: one.units,
        mrp_paise: facts.mrpPaise ?? null,
        is_sold: (facts.isSold ?? true) && !isUnknown(one) && held === null ? 1 : 0,
        held,
        import_number: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['product_id', 'batch', 'expires_on'])
          .doUpdateSet((set) => ({ quarantined: set('stock_batch.quarantined', '+', one.units) })),
      )
      .execute()
    await write(trx, one, one.units, by)
  }
}

/**
 * Packs that were kept apart go to the shelf.
 *
 * @param day - yyyy-mm-dd in India.
 * @throws {RuleError} `batch-too-few`, `batch-held`, `batch-expired`
 */
export async function release(trx: Database, one: BatchPieces, by: Mover, day: string): Promise<void> {
  await holdStock(trx, [one.productId])
  const row = await take(trx, one)
  if (row.held !== null) throw new RuleError(batchHeld)
  if (one.expiresOn !== '' && one.expiresOn < day) throw new RuleError(batchExpired)
  await write(trx, one, -one.units, by)
  await changePieces(trx, [one], { ...by, kind: 'returned' })
}

/**
 * Packs that were kept apart are destroyed; `note` says why.
 *
 * @throws {RuleError} `batch-too-few`
 */
export async function destroy(trx: Database, one: BatchPieces, by: Mover): Promise<void> {
  await holdStock(trx, [one.productId])
  await take(trx, one)
  await write(trx, one, -one.units, by)
}

/**
 * Packs that were kept apart go back to who supplied them.
 *
 * @throws {RuleError} `batch-too-few`
 */
export async function sendBack(trx: Database, one: BatchPieces, by: Mover): Promise<void> {
  await holdStock(trx, [one.productId])
  const { purchase_paise } = await take(trx, one)
  await writeMoves(trx, [{ ...one, units: -one.units, purchasePaise: purchase_paise }], {
    ...by,
    kind: 'sentBack',
  })
}

/** @throws {RuleError} `batch-too-few` */
async function take(trx: Database, one: BatchPieces) {
  const row = await trx
    .updateTable('stock_batch')
    .set((set) => ({ quarantined: set('quarantined', '-', one.units) }))
    .where('product_id', '=', one.productId)
    .where('batch', '=', one.batch)
    .where('expires_on', '=', one.expiresOn)
    .where('quarantined', '>=', one.units)
    .returning(['held', 'purchase_paise', 'quarantined', 'units'])
    .executeTakeFirst()
  if (!row) throw new RuleError(batchTooFew)
  if (isUnknown(one) && row.quarantined === 0 && row.units === null) await forget(trx, one)
  return row
}

/** What is of no known batch is a row of the stock, and has one here only while it is kept apart. */
async function forget(trx: Database, { productId }: BatchOf): Promise<void> {
  await trx
    .deleteFrom('stock_batch')
    .where('product_id', '=', productId)
    .where('batch', '=', '')
    .where('expires_on', '=', '')
    .execute()
}

const write = (trx: Database, one: BatchPieces, units: number, by: Mover): Promise<void> =>
  writeMoves(trx, [{ ...one, units, purchasePaise: null }], { ...by, kind: 'quarantined' })
