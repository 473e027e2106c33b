import type { ProductSummary } from '../contract/product.ts'
import { fromRupees, type Paise, paise } from '../money/paise.ts'
import { offPercent } from './off-percent.ts'

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
