import type { ProductSummary } from '../contract/product.ts'

/**
 * The selling price of one tablet, capsule, ml or gram, to compare packs by.
 * @returns Rupees rounded to the paisa; null when the pack's size is unknown, holds one unit only,
 * is not for sale, or the price rounds to nothing.
 * @source docs/sources.md#unit-price
 */
export function unitPrice(
  product: Pick<ProductSummary, 'salesPrice' | 'unitsPerPack' | 'unit' | 'isForSale'>,
): { rupees: number; unit: NonNullable<ProductSummary['unit']> } | null {
  const { salesPrice, unitsPerPack, unit, isForSale } = product
  if (!isForSale || unit === null || unitsPerPack === null || unitsPerPack <= 1) return null
  const rupees = Math.round((salesPrice * 100) / unitsPerPack) / 100
  return rupees > 0 ? { rupees, unit } : null
}
