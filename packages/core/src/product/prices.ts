import type { ProductSummary } from '../contract/product.ts'
import { fromRupees, type Paise, paise } from '../money/paise.ts'

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
  /** Selling price. */
  price: Paise
  /** MRP; null when it is not above the price, so that nothing is struck through. */
  mrp: Paise | null
  /** Whole percent off the MRP; null hides it. */
  off: number | null
  /** MRP minus price, 0 when there is no saving. */
  saving: Paise
}

/** What a card or page says of a product's price. */
export function pricesOf(
  product: Pick<ProductSummary, 'salesPrice' | 'purchasedPrice' | 'discount'>,
): Prices {
  const price = fromRupees(product.salesPrice)
  const mrp = fromRupees(product.purchasedPrice)
  const isReduced = mrp > price
  return {
    price,
    mrp: isReduced ? mrp : null,
    off: offPercent(product.discount),
    saving: paise(isReduced ? mrp - price : 0),
  }
}
