import { mostPieces, type Sellable } from '../cart/check-quantity.ts'
import type { Paise } from '../money/paise.ts'

/** A line of an earlier order, and what has become of its product since. */
export interface OrderedBefore {
  ordered: { quantity: number; salesPrice: Paise }
  /** As it is sold today; null where the shop has it no more. */
  product: (Sellable & { salesPrice: Paise }) | null
  /** Pieces of it that the cart holds already. */
  inCart: number
}

/** What of a line goes into the cart again. */
export interface LineAgain {
  /** Pieces to add: the cart then holds what was ordered, or as many of them as it may. */
  add: number
  /** `gone`: no longer sold. `soldOut`: none is left. `fewer`: not as many as were ordered. */
  lack: 'gone' | 'soldOut' | 'fewer' | null
  /** Where a piece costs something else than it did. */
  price: { was: Paise; now: Paise } | null
}

/**
 * What ordering a line again puts into the cart. Pieces that are there already count, so that asking twice is asking once;
 * a cart that holds more than was ordered is left as it is.
 *
 * @param before.inCart - Whole pieces, from 0.
 * @source our choice; a line is limited as docs/sources.md#cart-quantity says
 */
export function lineAgain({ ordered, product, inCart }: OrderedBefore): LineAgain {
  if (!product?.isForSale) return { add: 0, lack: 'gone', price: null }
  const { salesPrice: was } = ordered
  const { salesPrice: now } = product
  if (product.totalStocks <= 0) return { add: 0, lack: 'soldOut', price: null }
  const wanted = Math.max(0, ordered.quantity - inCart)
  const add = Math.max(0, Math.min(wanted, mostPieces(product) - inCart))
  return { add, lack: add < wanted ? 'fewer' : null, price: was === now ? null : { was, now } }
}
