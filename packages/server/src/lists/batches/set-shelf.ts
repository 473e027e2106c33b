import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { nextMark } from '../../ground/kept-catalogue/shown-products.ts'
import { type Moved, writeMoves } from '../../shelves/batches/write-moves.ts'
import { type KeptBatch, keptBatches, soldUnits } from './stock-batches.ts'

/** What a list leaves of a product's shelf. */
export interface ListedShelf {
  /** What can be bought; left out, that stays. */
  free?: number | undefined
  /** All its batches; left out, they stay. */
  batches?: readonly KeptBatch[] | undefined
}

/** Which list says it. */
export interface ListedBy {
  /** Null of a dry run. */
  importNumber: number | null
  staffId?: string | null
  at: number
}

/**
 * Sets what can be bought of a product and its batches, as a list says. What orders hold stays held: what no batch is known of is more or
 * less by what the batches do not explain. Each change of packs is written down.
 */
export async function setShelf(
  trx: Database,
  productId: string,
  { free, batches }: ListedShelf,
  { importNumber, staffId = null, at }: ListedBy,
): Promise<void> {
  const stock = await trx
    .selectFrom('stock')
    .select(['free', 'short_units'])
    .where('product_id', '=', productId)
    .$if(locksRows(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  if (!stock) return
  // A packer may have taken of them, and somebody held one, since they were read.
  const before = batches ? (await keptBatches(trx, [productId], { isLocking: true }))(productId) : []
  const listed = batches ? asTheyAre(batches, before) : []
  const after = free ?? stock.free
  const short = after > 0 ? 0 : stock.short_units
  const named = soldUnits(listed) - soldUnits(before)
  const unknown = after - short - (stock.free - stock.short_units) - named
  await trx
    .updateTable('stock')
    .set((set) => ({
      free: after,
      short_units: short,
      unknown_units: set('unknown_units', '+', unknown),
      shown_at: nextMark(),
    }))
    .where('product_id', '=', productId)
    .execute()
  if (batches) await replaceBatches(trx, productId, listed)
  else if (free !== undefined) await forgetUnnamed(trx, productId)
  await writeListed(
    trx,
    [...movesOf(productId, { before, after: listed }), unknownMove(productId, unknown)],
    {
      importNumber,
      staffId,
      at,
    },
  )
}

/** Batches with what no list says of them, as it is now. */
const asTheyAre = (batches: readonly KeptBatch[], now: readonly KeptBatch[]): KeptBatch[] =>
  batches.map((batch) => {
    const found = now.find(
      ({ batch: name, expires_on }) => name === batch.batch && expires_on === batch.expires_on,
    )
    if (!found) return batch
    const { maker, purchase_paise, quarantined, held } = found
    return { ...batch, maker, purchase_paise, quarantined, held, is_sold: held === null ? batch.is_sold : 0 }
  })

/** Writes down what a list has changed. */
export const writeListed = (
  trx: Database,
  moves: readonly Moved[],
  { importNumber, staffId = null, at }: ListedBy,
): Promise<void> =>
  writeMoves(trx, moves, {
    kind: 'listed',
    subject: importNumber === null ? '' : String(importNumber),
    staffId,
    at,
  })

/** Packs of which no batch is known. */
export const unknownMove = (productId: string, units: number): Moved => ({
  productId,
  batch: '',
  expiresOn: '',
  units,
  purchasePaise: null,
})

/** By how many packs batches have grown or shrunk. */
export function movesOf(
  productId: string,
  { before, after }: { before: readonly KeptBatch[]; after: readonly KeptBatch[] },
): Moved[] {
  const moves = new Map<string, Moved>()
  const add = (
    { batch, expires_on: expiresOn, units, purchase_paise: purchasePaise }: KeptBatch,
    sign: 1 | -1,
  ) => {
    if (batch === '' && expiresOn === '') return
    const key = `${batch} ${expiresOn}`
    const moved = moves.get(key)?.units ?? 0
    moves.set(key, { productId, batch, expiresOn, units: moved + sign * (units ?? 0), purchasePaise })
  }
  for (const batch of before) add(batch, -1)
  for (const batch of after) add(batch, 1)
  return [...moves.values()]
}

async function replaceBatches(
  trx: Database,
  productId: string,
  batches: readonly KeptBatch[],
): Promise<void> {
  await trx.deleteFrom('stock_batch').where('product_id', '=', productId).execute()
  await insertInBatches(
    trx,
    'stock_batch',
    batches.map((batch) => ({ product_id: productId, ...batch })),
  )
}

/** Forgets what a mended row said: a whole list says the stock anew. */
async function forgetUnnamed(trx: Database, productId: string): Promise<void> {
  await trx
    .deleteFrom('stock_batch')
    .where('product_id', '=', productId)
    .where('batch', '=', '')
    .where('expires_on', '=', '')
    .execute()
}
