import {
  maximumProductReached,
  notEnoughStock,
  notForSale,
  outOfStock,
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
  const shortage = shortageOf(quantity, product)
  if (shortage) throw new RuleError(shortage)
}
