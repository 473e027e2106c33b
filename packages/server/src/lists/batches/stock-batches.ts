import type { Paise } from '@dawakit/core/money'
import { goodUntil, type SaleDays, saleDaysOf } from '@dawakit/core/shelf'
import { type Batch, batchKey, isExpired, mrpOf } from '@dawakit/lists/batches'
import { BadValue } from '@dawakit/lists/values'
import type { Selectable } from 'kysely'
import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { StockBatchTable } from '../../ground/database/schema/shelves.ts'
import { isEqual } from '../../ground/journal/journal.ts'
import { groupBy } from '../../ground/values/group-by.ts'

/** A batch without the product that it is of, as a list says it: what an import's journal keeps. */
export type SaidBatch = Pick<Selectable<StockBatchTable>, (typeof SAID)[number]>

/** The same as the shop has it: with what no list says. */
export type KeptBatch = Omit<Selectable<StockBatchTable>, 'product_id'>

const SAID = ['batch', 'expires_on', 'mrp_paise', 'units', 'import_number'] as const
const OF_SHOP = ['maker', 'purchase_paise', 'is_sold', 'quarantined', 'held'] as const

/** The batches of products, by their ids. @param options.isLocking - Nobody else changes them before the transaction ends. */
export async function keptBatches(
  trx: Database,
  ids: readonly string[],
  { isLocking = false }: { isLocking?: boolean } = {},
): Promise<(id: string) => readonly KeptBatch[]> {
  if (ids.length === 0) return () => []
  const rows = await trx
    .selectFrom('stock_batch')
    .select(['product_id', ...SAID, ...OF_SHOP])
    .where('product_id', 'in', ids)
    .$if(isLocking && locksRows(trx), (query) => query.orderBy('batch').orderBy('expires_on').forUpdate())
    .execute()
  const byProduct = groupBy(rows, ({ product_id }) => product_id)
  return (id) => inOrder((byProduct.get(id) ?? []).map(({ product_id: _, ...batch }) => batch))
}

const inOrder = <One extends SaidBatch>(batches: readonly One[]): One[] =>
  batches.toSorted((one, other) =>
    `${one.expires_on} ${one.batch}` < `${other.expires_on} ${other.batch}` ? -1 : 1,
  )

/** What a list says of a product's batches, as rows. */
export const asSaid = (batches: readonly Batch[], importNumber: number | null): SaidBatch[] =>
  inOrder(
    batches.map(({ batch, expiresOn, mrpPaise, units }) => ({
      batch,
      expires_on: expiresOn ?? '',
      mrp_paise: mrpPaise,
      units,
      import_number: importNumber,
    })),
  )

/** Of batches what lists say, for the journal. */
export const saidOf = (batches: readonly SaidBatch[]): SaidBatch[] =>
  batches.map(({ batch, expires_on, mrp_paise, units, import_number }) => ({
    batch,
    expires_on,
    mrp_paise,
    units,
    import_number,
  }))

type Listed = Omit<Batch, 'line'>

const asListed = ({ batch, expires_on, mrp_paise, units }: SaidBatch): Listed => ({
  batch,
  expiresOn: expires_on || null,
  mrpPaise: mrp_paise,
  units,
})

const keyOf = (batch: SaidBatch) => batchKey(asListed(batch))

/** What says of a batch whether it is sold. */
export interface SoldBy {
  /** yyyy-mm-dd in India. */
  day: string
  /** A batch is sold that is good until then at least: {@link soldUntil}. */
  until: string
  /** Whether a batch of that number is recalled. */
  isRecalled: (batch: string) => boolean
}

/** @param dosageForm - Of the product. */
export const soldUntil = (day: string, saleDays: SaleDays, dosageForm: string): string =>
  goodUntil(day, saleDaysOf(saleDays, dosageForm))

/**
 * The batches of a product once a list has said these. Of a known one stays what no list says: its maker, what was paid for it, what of it
 * is kept apart, why it is held. One that the list leaves out has no packs any more; where nothing of it is known but that, it goes.
 */
export function withSaid(
  known: readonly KeptBatch[],
  said: readonly SaidBatch[],
  { until, isRecalled }: SoldBy,
): KeptBatch[] {
  const left = new Set(known)
  const knownOf = (batch: SaidBatch) => {
    const same = [...left].filter((one) => keyOf(one) === keyOf(batch))
    const found = same.find(({ expires_on }) => expires_on === batch.expires_on) ?? same[0]
    if (found) left.delete(found)
    return found
  }
  const after = said.map((batch): KeptBatch => {
    const { maker, purchase_paise, quarantined, held: before } = knownOf(batch) ?? UNSAID
    const held = before ?? (isRecalled(batch.batch) ? 'recalled' : null)
    const isSold = isNamed(batch) && held === null && !isExpired(asListed(batch), until)
    return { ...batch, maker, purchase_paise, quarantined, held, is_sold: isSold ? 1 : 0 }
  })
  const kept = [...left].filter(
    ({ maker, purchase_paise, quarantined, held }) =>
      maker !== '' || purchase_paise !== null || quarantined > 0 || held !== null,
  )
  return inOrder([...after, ...kept.map((batch) => ({ ...batch, units: batch.units === null ? null : 0 }))])
}

const UNSAID = { maker: '', purchase_paise: null, quarantined: 0, held: null } as const

/** What a product has when further batches come to it: of each batch what was said last. */
export function withFurther(
  known: readonly KeptBatch[],
  further: readonly SaidBatch[],
  soldBy: SoldBy,
): KeptBatch[] {
  const keys = new Set(further.map(keyOf))
  const others = known.filter((batch) => !keys.has(keyOf(batch)))
  const same = known.filter((batch) => keys.has(keyOf(batch)))
  return inOrder([...others, ...withSaid(same, further, soldBy)])
}

/** What remembers that a mended row without a batch has counted, so that the same file again counts for nothing. */
export const unnamedBatch = (units: number, importNumber: number | null): SaidBatch & { units: number } => ({
  batch: '',
  expires_on: '',
  mrp_paise: null,
  units,
  import_number: importNumber,
})

const isNamed = ({ batch, expires_on }: SaidBatch) => batch !== '' || expires_on !== ''

/** Whether there are batches that a list has told of. */
export const hasNamed = (batches: readonly SaidBatch[]): boolean => batches.some(isNamed)

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
  unnamed: SaidBatch & { units: number },
  soldBy: SoldBy,
): { free: number; batches: KeptBatch[] } {
  if (hasNamed(known)) throw new BadValue(UNNAMED)
  const [before] = known
  return {
    free: before ? Math.max(0, free + unnamed.units - (before.units ?? 0)) : unnamed.units,
    batches: withSaid([], [unnamed], soldBy),
  }
}

/** Packs of batches that are sold. */
export const soldUnits = (batches: readonly KeptBatch[]): number =>
  batches.reduce((sum, { is_sold, units }) => sum + (is_sold === 1 ? (units ?? 0) : 0), 0)

/**
 * Packs that a list counts among its stock and the shop does not sell: they are not expired, but expire too soon, or are held.
 *
 * @param day - yyyy-mm-dd in India.
 */
export const unsoldUnits = (batches: readonly KeptBatch[], day: string): number =>
  batches.reduce((sum, batch) => {
    const isCounted = batch.is_sold === 0 && isNamed(batch) && !isExpired(asListed(batch), day)
    return sum + (isCounted ? (batch.units ?? 0) : 0)
  }, 0)

/** The MRP of what is sold, of whatever is known where nothing is. Null where none says any. */
export function mrpOfKept(batches: readonly KeptBatch[], { day }: SoldBy): Paise | null {
  const sold = batches.filter(({ is_sold, units }) => is_sold === 1 && (units === null || units > 0))
  return mrpOf((sold.length > 0 ? sold : batches).map(asListed), day)
}

/** The lowest MRP that packs print which are sold; null where none says any. */
export function printedOf(batches: readonly KeptBatch[]): Paise | null {
  const sold = batches.filter(({ is_sold, units }) => is_sold === 1 && units !== null && units > 0)
  const printed = sold.flatMap(({ mrp_paise }) => mrp_paise ?? [])
  return printed.reduce<Paise | null>((least, mrp) => (least === null || mrp < least ? mrp : least), null)
}

/** Whichever import said it. */
export const saySame = (one: readonly SaidBatch[], other: readonly SaidBatch[]): boolean =>
  isEqual(one.map(asListed), other.map(asListed))
