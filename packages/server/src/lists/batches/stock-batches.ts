import { type Batch, batchKey, mrpOf, unitsOf } from '@dawakit/lists/batches'
import { BadValue } from '@dawakit/lists/values'
import type { Selectable } from 'kysely'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StockBatchTable } from '../../ground/database/schema/shelves.ts'
import { isEqual } from '../../ground/journal/journal.ts'
import { groupBy } from '../../ground/values/group-by.ts'

/** A batch without the product that it is of. */
export type KeptBatch = Pick<Selectable<StockBatchTable>, (typeof SAID)[number]>

const SAID = ['batch', 'expires_on', 'mrp_paise', 'units', 'import_number'] as const

/** The batches of products, by their ids. */
export async function keptBatches(
  trx: Database,
  ids: readonly string[],
): Promise<(id: string) => readonly KeptBatch[]> {
  if (ids.length === 0) return () => []
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', ...SAID])
    .where('product_id', 'in', ids)
    .execute()
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  return (id) => inOrder((byProduct.get(id) ?? []).map(({ product_id: _, ...batch }) => batch))
}

const inOrder = (batches: readonly KeptBatch[]) =>
  batches.toSorted((one, other) =>
    `${one.expires_on} ${one.batch}` < `${other.expires_on} ${other.batch}` ? -1 : 1,
  )

/** What a list says of a product's batches, as rows. */
export const asKept = (batches: readonly Batch[], importNumber: number | null): KeptBatch[] =>
  inOrder(
    batches.map(({ batch, expiresOn, mrpPaise, units }) => ({
      batch,
      expires_on: expiresOn ?? '',
      mrp_paise: mrpPaise,
      units,
      import_number: importNumber,
    })),
  )

const asListed = ({ batch, expires_on, mrp_paise, units }: KeptBatch): Omit<Batch, 'line'> => ({
  batch,
  expiresOn: expires_on || null,
  mrpPaise: mrp_paise,
  units,
})

/** What a product has when further batches come to it: of each batch what was said last. */
export function withFurther(known: readonly KeptBatch[], further: readonly KeptBatch[]): KeptBatch[] {
  const keyOf = (batch: KeptBatch) => batchKey(asListed(batch))
  const keys = new Set(further.map(keyOf))
  return inOrder([...known.filter((batch) => !keys.has(keyOf(batch))), ...further])
}

/** What remembers that a mended row without a batch has counted, so that the same file again counts for nothing. */
export const unnamedBatch = (units: number, importNumber: number | null): KeptBatch & { units: number } => ({
  batch: '',
  expires_on: '',
  mrp_paise: null,
  units,
  import_number: importNumber,
})

/** Whether there are batches that a list has told of. */
export const hasNamed = (batches: readonly KeptBatch[]): boolean =>
  batches.some(({ batch, expires_on }) => batch !== '' || expires_on !== '')

/** Why a mended row is not kept. */
export const UNNAMED = 'has no batch, and its article has some in the shop: give it one'

/**
 * The stock of a product after a mended row without a batch: what the row says, where none said it before, else what it says more or less
 * than then.
 *
 * @throws {BadValue} where the product has batches: nobody knows which of them the row is of
 */
export function withUnnamed(
  known: readonly KeptBatch[],
  free: number,
  unnamed: KeptBatch & { units: number },
): { free: number; batches: KeptBatch[] } {
  if (hasNamed(known)) throw new BadValue(UNNAMED)
  const [before] = known
  return {
    free: before ? Math.max(0, free + unnamed.units - (before.units ?? 0)) : unnamed.units,
    batches: [unnamed],
  }
}

/** By how many packs that can be sold one has more than the other. */
export const grownBy = (before: readonly KeptBatch[], after: readonly KeptBatch[], day: string): number =>
  (unitsOf(after.map(asListed), day) ?? 0) - (unitsOf(before.map(asListed), day) ?? 0)

export const mrpOfKept = (batches: readonly KeptBatch[], day: string) => mrpOf(batches.map(asListed), day)

/** Whichever import said it. */
export const saySame = (one: readonly KeptBatch[], other: readonly KeptBatch[]): boolean =>
  isEqual(one.map(asListed), other.map(asListed))

export async function replaceBatches(
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
export async function forgetUnnamed(trx: Database, productId: string): Promise<void> {
  await trx
    .deleteFrom('stock_batch')
    .where('product_id', '=', productId)
    .where('batch', '=', '')
    .where('expires_on', '=', '')
    .execute()
}
