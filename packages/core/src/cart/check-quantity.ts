import {
  maximumProductReached,
  notEnoughStock,
  notForSale,
  outOfStock,
  quantityTooSmall,
} from '../messages/errors.ts'
import { RuleError } from '../messages/rule-error.ts'
import { CART_MAX, CART_MIN } from './limits.ts'

/** What the cart must know of a product to sell it. */
export interface Sellable {
  isForSale: boolean
  totalStocks: number
}

/**
 * Refuses a quantity that the cart may not hold.
 * @param quantity - Of the whole line, a whole number from 1 to 100 and at most the stock.
 * @throws {RuleError} in this order: `not-for-sale`, `quantity-too-small` (also when not whole),
 * `maximum-product-reached`, `out-of-stock`, `not-enough-stock`
 * @source docs/sources.md#cart-quantity
 */
export function checkQuantity(quantity: number, product: Sellable): void {
  if (!product.isForSale) throw new RuleError(notForSale)
  if (!Number.isInteger(quantity) || quantity < CART_MIN) throw new RuleError(quantityTooSmall)
  if (quantity > CART_MAX) throw new RuleError(maximumProductReached)
  if (product.totalStocks <= 0) throw new RuleError(outOfStock)
  if (quantity > product.totalStocks) throw new RuleError(notEnoughStock)
}

/** @returns The quantity nearest to `quantity` that the cart may hold; 0 when it may hold none. */
export function clampQuantity(quantity: number, product: Sellable): number {
  if (!product.isForSale || product.totalStocks <= 0) return 0
  return Math.max(CART_MIN, Math.min(Math.trunc(quantity) || CART_MIN, CART_MAX, product.totalStocks))
}
