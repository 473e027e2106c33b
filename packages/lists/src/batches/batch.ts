import { type Paise, paise } from '@dawakit/core/money'

/** Packs of one article that were made together, as a list tells of them. */
export interface Batch {
  /** In the file, from 1. */
  line: number
  /** As the pack prints it, in capitals; '' where the list knows a batch by its expiry alone. */
  batch: string
  /** The last day on which it may be sold, yyyy-mm-dd; null where the list does not say. */
  expiresOn: string | null
  /** Null where the list does not say. */
  mrpPaise: Paise | null
  /** Packs that are there; null where the list does not say. */
  units: number | null
}

/** What tells a batch of an article from its others. */
export const batchKey = ({ batch, expiresOn }: Pick<Batch, 'batch' | 'expiresOn'>): string =>
  batch || (expiresOn ?? '')

/** What of a batch says whether it is sold. */
type Dated = Pick<Batch, 'expiresOn'>

/** @param day - yyyy-mm-dd in India. A batch is sold on its last day. */
export const isExpired = ({ expiresOn }: Dated, day: string): boolean => expiresOn !== null && expiresOn < day

/**
 * The batches that an article's price is made of: those that can be sold; where none is there, those that are not expired;
 * where none is that, all.
 */
export function soldBatches<One extends Dated & Pick<Batch, 'units'>>(
  batches: readonly One[],
  day: string,
): readonly One[] {
  const good = batches.filter((batch) => !isExpired(batch, day))
  const there = good.filter(({ units }) => units === null || units > 0)
  return there.length > 0 ? there : good.length > 0 ? good : batches
}

/** Packs that can be sold: what has expired is kept, and is none of them. Null where the list says none. */
export function unitsOf(batches: readonly Pick<Batch, 'expiresOn' | 'units'>[], day: string): number | null {
  if (batches.every(({ units }) => units === null)) return null
  return batches.reduce((sum, batch) => sum + (isExpired(batch, day) ? 0 : (batch.units ?? 0)), 0)
}

/**
 * The MRP at which an article is sold whose batches print several: the lowest, so that nobody is charged more than what
 * the pack in hand prints. Null where none says any.
 *
 * @source docs/sources.md#the-price-on-a-pack
 *
 * @source section 2(1)(m) of the Legal Metrology (Packaged Commodities) Rules, 2011: the price on the pack is the highest
 */
export function mrpOf(
  batches: readonly Pick<Batch, 'expiresOn' | 'units' | 'mrpPaise'>[],
  day: string,
): Paise | null {
  const printed = mrpsOf(batches, day)
  return printed.length === 0 ? null : paise(Math.min(...printed))
}

/** Whether what can be sold prints several prices: somebody looks which one is to be asked. */
export const hasOtherMrps = (
  batches: readonly Pick<Batch, 'expiresOn' | 'units' | 'mrpPaise'>[],
  day: string,
): boolean => new Set(mrpsOf(batches, day)).size > 1

const mrpsOf = (batches: readonly Pick<Batch, 'expiresOn' | 'units' | 'mrpPaise'>[], day: string) =>
  soldBatches(batches, day).flatMap(({ mrpPaise }) => mrpPaise ?? [])
