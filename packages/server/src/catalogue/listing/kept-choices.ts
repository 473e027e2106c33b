import type { ListingChoice } from '@dawakit/core/product'
import { LRUCache } from 'lru-cache'
import type { ListingIndex } from '../../ground/kept-catalogue/listing-index.ts'
import type { Snapshot } from '../../ground/kept-catalogue/snapshot.ts'
import { type ChosenProducts, chooseProducts } from './choose-products.ts'

/** Rows of all choices that are kept for an index together: 16 MB. */
const MOST_ROWS = 4_000_000

interface Kept {
  chosen: ChosenProducts
  /** Of the index, and of the categories and brands, when it was chosen. */
  changes: number
  snapshot: Snapshot
}

const keptFor = new WeakMap<ListingIndex, LRUCache<string, Kept>>()

/**
 * As {@link chooseProducts}, done once for all who ask for the same until something is sold out, comes in or costs something
 * else: that takes the longer the more products there are, and all pages of a list ask for it.
 *
 * @param name - Of the rows.
 */
export function chooseOnce(
  index: ListingIndex,
  snapshot: Snapshot,
  { name, rows }: { name: string; rows: readonly number[] },
  choice: ListingChoice,
): ChosenProducts {
  const kept = keptFor.get(index) ?? new LRUCache<string, Kept>({ maxSize: MOST_ROWS })
  keptFor.set(index, kept)
  const key = JSON.stringify([name, choice])
  const known = kept.get(key)
  if (known?.changes === index.changes && known.snapshot === snapshot) return known.chosen
  const { changes } = index
  const chosen = chooseProducts(index, snapshot, rows, choice)
  kept.set(key, { chosen, changes, snapshot }, { size: 1 + chosen.rows.length })
  return chosen
}
