import {
  maximumProductReached,
  notEnoughStock,
  notForSale,
  outOfStock,
  quantityNotWhole,
  quantityTooSmall,
} from '../refusals/cart.ts'
import { notMoreThan } from '../refusals/not-more-than.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { CART_MAX, CART_MIN } from './limits.ts'

/** What the cart must know of a product to sell it. */
export interface Sellable {
  isForSale: boolean
  totalStocks: number
  /** Most pieces in one order, where it has a number of its own: below 100. @default 100 */
  maxPerOrder?: number | null
}

/**
 * The most that a control offers: as many as there are, or as the line has by now, and never more than one order takes.
 * @param held - Pieces of the line.
 */
export const mostPieces = (product: Omit<Sellable, 'isForSale'>, held = 0): number =>
  Math.min(product.maxPerOrder ?? CART_MAX, Math.max(product.totalStocks, held))

/**
 * Why a line cannot be bought as it stands now: what it was when it was put into the cart may have changed.
 * @returns The first of: `not-for-sale`, `maximum-product-reached` or, with the product's own number in its sentence,
 * `not-more-at-once`, `out-of-stock`, `not-enough-stock`; null when it can.
 */
export function shortageOf(quantity: number, product: Sellable): Refusal | null {
  const { totalStocks, maxPerOrder } = product
  if (!product.isForSale) return notForSale
  if (quantity > (maxPerOrder ?? CART_MAX))
    return maxPerOrder ? notMoreThan(maxPerOrder) : maximumProductReached
  if (totalStocks <= 0) return outOfStock
  return quantity > totalStocks ? notEnoughStock : null
}

/** @returns `quantity-not-whole` or `quantity-too-small` of what is no number of pieces, else null. */
export function countRefusal(quantity: number): Refusal | null {
  if (!Number.isInteger(quantity)) return quantityNotWhole
  return quantity < CART_MIN ? quantityTooSmall : null
}

/**
 * Why the cart may not hold a quantity.
 * @param quantity - Of the whole line: a whole number from 1 to 100, at most the product's own number and at most the
 * stock may be held.
 * @returns The first of: `not-for-sale`, `quantity-not-whole`, `quantity-too-small`, then as {@link shortageOf}; null
 * when it may.
 * @source docs/sources.md#cart-quantity
 */
export function quantityRefusal(quantity: number, product: Sellable): Refusal | null {
  return (product.isForSale && countRefusal(quantity)) || shortageOf(quantity, product)
}

/**
 * Refuses a quantity that the cart may not hold.
 * @throws {RuleError} what `quantityRefusal` answers
 */
export function checkQuantity(quantity: number, product: Sellable): void {
  const refusal = quantityRefusal(quantity, product)
  if (refusal) throw new RuleError(refusal)
}
