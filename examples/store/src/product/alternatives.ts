import type { Product, ProductSummary } from '@dawakit/core/contract'
import { fromRupees, type Paise, paise } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'

export interface Alternative {
  product: ProductSummary
  /** What less than the product costs as much as its pack holds; negative when it costs more. */
  saving: Paise
  /** Whole percent of the product's price. */
  percent: number
}

/** True when all share the product's salts, strengths and form, so that one may stand for another. */
export function areSubstitutes(product: Product, alternatives: readonly ProductSummary[]): boolean {
  const composition = (one: ProductSummary) => [...one.saltComposition].map(nameKey).sort().join('+')
  return alternatives.every(
    (one) => composition(one) === composition(product) && one.dosageForm === product.dosageForm,
  )
}

/** What each alternative saves, by the price per unit where both packs tell it. The cheapest first. */
export function compareAlternatives(
  product: Product,
  alternatives: readonly ProductSummary[],
): Alternative[] {
  const price = fromRupees(product.salesPrice)
  /** What as many units cost as the product's pack holds. */
  const costOf = (one: ProductSummary) => {
    const isComparable = one.unit === product.unit && one.unitsPerPack && product.unitsPerPack
    const packs = isComparable ? (product.unitsPerPack ?? 1) / (one.unitsPerPack ?? 1) : 1
    return fromRupees(one.salesPrice) * packs
  }
  return alternatives
    .filter((one) => one.isForSale)
    .sort((one, other) => costOf(one) - costOf(other))
    .map((one) => {
      const saving = paise(product.isForSale ? Math.round(price - costOf(one)) : 0)
      return { product: one, saving, percent: price > 0 ? Math.round((saving / price) * 100) : 0 }
    })
}
