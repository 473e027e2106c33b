import type { ProductSummary } from '../contract/product.ts'
import { fromRupees, type Paise, paise } from '../money/paise.ts'

/**
 * The selling price of one tablet, capsule, ml or gram, to compare packs by.
 * @returns Rounded to the paisa, half up; null when the pack's size is unknown, holds one unit only,
 * is not for sale, or the price rounds to nothing.
 * @source docs/sources.md#unit-price
 */
export function unitPrice(
  product: Pick<ProductSummary, 'salesPrice' | 'unitsPerPack' | 'unit' | 'isForSale'>,
): { price: Paise; unit: NonNullable<ProductSummary['unit']> } | null {
  const { salesPrice, unitsPerPack, unit, isForSale } = product
  if (!isForSale || unit === null || unitsPerPack === null || unitsPerPack <= 1) return null
  const price = paise(Math.round(fromRupees(salesPrice) / unitsPerPack))
  return price > 0 ? { price, unit } : null
}
