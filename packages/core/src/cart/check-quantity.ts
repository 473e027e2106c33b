import {
  maximumProductReached,
  notEnoughStock,
  notForSale,
  outOfStock,
  quantityNotWhole,
  quantityTooSmall,
} from '../refusals/cart.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { CART_MAX, CART_MIN } from './limits.ts'

/** What the cart must know of a product to sell it. */
export interface Sellable {
  isForSale: boolean
  totalStocks: number
}

/**
 * Why a line cannot be bought as it stands now: what it was when it was put into the cart may have changed.
 * @returns `not-for-sale`, `out-of-stock` or `not-enough-stock`; null when it can.
 */
export function shortageOf(quantity: number, product: Sellable): Refusal | null {
  if (!product.isForSale) return notForSale
  if (product.totalStocks <= 0) return outOfStock
  return quantity > product.totalStocks ? notEnoughStock : null
}

/** @returns `quantity-not-whole` or `quantity-too-small` of what is no number of pieces, else null. */
export function countRefusal(quantity: number): Refusal | null {
  if (!Number.isInteger(quantity)) return quantityNotWhole
  return quantity < CART_MIN ? quantityTooSmall : null
}

/**
 * Why the cart may not hold a quantity.
 * @param quantity - Of the whole line: a whole number from 1 to 100 and at most the stock may be held.
 * @returns The first of: `not-for-sale`, `quantity-not-whole`, `quantity-too-small`, `maximum-product-reached`,
 * `out-of-stock`, `not-enough-stock`; null when it may.
 * @source docs/sources.md#cart-quantity
 */
export function quantityRefusal(quantity: number, product: Sellable): Refusal | null {
  if (!product.isForSale) return notForSale
  const refusal = countRefusal(quantity)
  if (refusal) return refusal
  return quantity > CART_MAX ? maximumProductReached : shortageOf(quantity, product)
}

/**
 * Refuses a quantity that the cart may not hold.
 * @throws {RuleError} what `quantityRefusal` answers
 */
export function checkQuantity(quantity: number, product: Sellable): void {
  const refusal = quantityRefusal(quantity, product)
  if (refusal) throw new RuleError(refusal)
}
