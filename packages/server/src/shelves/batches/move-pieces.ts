import { batchHeld, batchNotThere, batchTooFew, RuleError } from '@dawakit/core/refusals'
import { sql } from 'kysely'
import { holdStock } from '../../ground/database/hold-stock.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { shiftForSale } from './pieces-for-sale.ts'
import { recalledBatches } from './recalled-batches.sql.ts'
import { type BatchOf, type BatchPieces, type MoveBy, type Moved, writeMoves } from './write-moves.ts'

/**
 * Packs leave their batches for a parcel. What can be bought stays as it is: its order had taken them. Rows are changed in one order,
 * stock before batches, and these by product, batch and expiry (docs/decisions/013-one-order-of-locks.md).
 *
 * @returns products of which a batch is sold out with that
 * @throws {RuleError} `batch-not-there`, `batch-held`, `batch-too-few`; nothing of the transaction may stand then
 */
export async function takePieces(
  trx: Database,
  pieces: readonly BatchPieces[],
  by: MoveBy,
): Promise<ReadonlySet<string>> {
  const moved: Moved[] = []
  const soldOut = new Set<string>()
  for (const one of inOrder(pieces)) {
    if (isUnknown(one)) {
      await takeUnknown(trx, one)
      moved.push({ ...one, units: -one.units, purchasePaise: null })
      continue
    }
    const row = await trx
      .updateTable('stock_batch')
      .set((set) => ({ units: set('units', '-', one.units) }))
      .where('product_id', '=', one.productId)
      .where('batch', '=', one.batch)
      .where('expires_on', '=', one.expiresOn)
      .where('is_sold', '=', 1)
      .where('units', '>=', one.units)
      .returning(['purchase_paise', 'units'])
      .executeTakeFirst()
    if (!row) throw new RuleError(await whyNot(trx, one))
    if (row.units === 0) soldOut.add(one.productId)
    moved.push({ ...one, units: -one.units, purchasePaise: row.purchase_paise })
  }
  await writeMoves(trx, moved, by)
  return soldOut
}

/**
 * Packs come to a batch, or leave it for another reason than a parcel (`units` below 0), and what can be bought with them, where the
 * batch is sold. A batch that is not there is made, with what `facts` say of it.
 *
 * @param options.isOwed - They are of an order that still stands: what can be bought stays as it is, unless their batch is not sold.
 * @throws {RuleError} `batch-too-few` where more leave than there are
 */
export async function changePieces(
  trx: Database,
  pieces: readonly BatchPieces[],
  by: MoveBy,
  { facts = {}, isOwed = false }: { facts?: BatchFacts; isOwed?: boolean } = {},
): Promise<void> {
  const ordered = inOrder(pieces).filter(({ units }) => units !== 0)
  // Stock before batches, by product. Nobody puts one on sale or off from here on.
  await holdStock(trx, productsOf(ordered))
  const isRecalled = await recalledBatches(trx, productsOf(ordered))
  const isHeld = ({ productId, batch }: BatchOf) => isRecalled(productId, batch)
  const isSold = await soldAmong(trx, ordered, { isHeld, ...facts })
  const forSale = ordered.map((one) => ({
    ...one,
    // What an order waits for is of no use to it in a batch that is not sold.
    units: (isSold(one) ? one.units : 0) - (isOwed ? one.units : 0),
  }))
  for (const [productId, units] of sumByProduct(forSale)) await shiftForSale(trx, productId, units)
  const moved: Moved[] = []
  for (const one of ordered) {
    moved.push({
      ...one,
      purchasePaise: await (isUnknown(one) ? addUnknown(trx, one) : addTo(trx, one, facts, isHeld(one))),
    })
  }
  await writeMoves(trx, moved, by)
}

/** What is said of a batch that is not there yet. */
export interface BatchFacts {
  mrpPaise?: number | null
  purchasePaise?: number | null
  maker?: string
  /** @default true */
  isSold?: boolean
}

export const isUnknown = ({ batch, expiresOn }: BatchOf) => batch === '' && expiresOn === ''

const keyOf = ({ productId, batch, expiresOn }: BatchOf) => `${productId} ${batch} ${expiresOn}`

/** One for each batch, in the order in which rows are locked: what is of no known batch is a row of the stock. */
function inOrder(pieces: readonly BatchPieces[]): BatchPieces[] {
  const sums = new Map<string, BatchPieces>()
  for (const one of pieces) {
    const key = keyOf(one)
    sums.set(key, { ...one, units: one.units + (sums.get(key)?.units ?? 0) })
  }
  return [...sums.values()].toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
}

const placeOf = (one: BatchOf) => `${isUnknown(one) ? 0 : 1} ${keyOf(one)}`

const productsOf = (pieces: readonly BatchPieces[]) => [...new Set(pieces.map(({ productId }) => productId))]

function sumByProduct(pieces: readonly BatchPieces[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { productId, units } of pieces) sums.set(productId, (sums.get(productId) ?? 0) + units)
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1))
}

async function soldAmong(
  trx: Database,
  pieces: readonly BatchPieces[],
  { isSold = true, isHeld }: BatchFacts & { isHeld: (one: BatchOf) => boolean },
): Promise<(one: BatchOf) => boolean> {
  const ids = productsOf(pieces)
  if (ids.length === 0) return () => isSold
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', 'batch', 'expires_on', 'is_sold'])
    .where('product_id', 'in', ids)
    .execute()
  const known = new Map(
    rows.map((row) => [
      keyOf({ productId: row.product_id, batch: row.batch, expiresOn: row.expires_on }),
      row.is_sold === 1,
    ]),
  )
  return (one) => isUnknown(one) || (known.get(keyOf(one)) ?? (isSold && !isHeld(one)))
}

async function addTo(
  trx: Database,
  one: BatchPieces,
  facts: BatchFacts,
  isHeld: boolean,
): Promise<number | null> {
  const units = sql<number>`coalesce(stock_batch.units, 0) + ${sql`cast(${one.units} as bigint)`}`
  const row = await trx
    .insertInto('stock_batch')
    .values({
      product_id: one.productId,
      batch: one.batch,
      expires_on: one.expiresOn,
      units: one.units,
      mrp_paise: facts.mrpPaise ?? null,
      purchase_paise: facts.purchasePaise ?? null,
      maker: facts.maker ?? '',
      is_sold: (facts.isSold ?? true) && !isHeld ? 1 : 0,
      held: isHeld ? 'recalled' : null,
      import_number: null,
    })
    .onConflict((conflict) => conflict.columns(['product_id', 'batch', 'expires_on']).doUpdateSet({ units }))
    .returning(['units', 'purchase_paise'])
    .executeTakeFirstOrThrow()
  if (row.units !== null && row.units < 0) throw new RuleError(batchTooFew)
  return row.purchase_paise
}

async function addUnknown(trx: Database, { productId, units }: BatchPieces): Promise<null> {
  await trx
    .updateTable('stock')
    .set((set) => ({ unknown_units: set('unknown_units', '+', units) }))
    .where('product_id', '=', productId)
    .execute()
  return null
}

async function takeUnknown(trx: Database, { productId, units }: BatchPieces): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('stock')
    .set((set) => ({ unknown_units: set('unknown_units', '-', units) }))
    .where('product_id', '=', productId)
    .where('unknown_units', '>=', units)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw new RuleError(batchNotThere)
}

async function whyNot(trx: Database, { productId, batch, expiresOn }: BatchOf) {
  const row = await trx
    .selectFrom('stock_batch')
    .select('is_sold')
    .where('product_id', '=', productId)
    .where('batch', '=', batch)
    .where('expires_on', '=', expiresOn)
    .executeTakeFirst()
  if (!row) return batchNotThere
  return row.is_sold === 1 ? batchTooFew : batchHeld
}
