import type { ProductSummary } from '../contract/product.ts'
import { fromRupees, paise, toRupees } from '../money/paise.ts'

/**
 * The percentage off as shown: rounded to a whole percent.
 * @param discount - Percent as a string; '0' means none.
 * @returns null when there is nothing to show: '0', less than half a percent, or not a number.
 * @source docs/sources.md#off-percent
 */
export function offPercent(discount: string): number | null {
  const rounded = Math.round(Number(discount))
  return rounded > 0 ? rounded : null
}

export interface Prices {
  /** Selling price, rupees. */
  price: number
  /** MRP, rupees; null when it is not above the price, so that nothing is struck through. */
  mrp: number | null
  /** Whole percent off the MRP; null hides it. */
  off: number | null
  /** MRP minus price, rupees with 2 decimals, 0 when there is no saving. */
  saving: number
}

/** What a card or page says of a product's price. */
export function pricesOf(
  product: Pick<ProductSummary, 'salesPrice' | 'purchasedPrice' | 'discount'>,
): Prices {
  const { salesPrice: price, purchasedPrice, discount } = product
  const mrp = purchasedPrice > price ? purchasedPrice : null
  return {
    price,
    mrp,
    off: offPercent(discount),
    saving: mrp === null ? 0 : toRupees(paise(fromRupees(mrp) - fromRupees(price))),
  }
}
