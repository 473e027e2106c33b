import type { ProductSummary } from '@dawakit/client'
import type { ChosenVariant } from '@dawakit/core/contract'

/** What a button sells. */
export interface SoldProduct {
  product: ProductSummary
  variant: ChosenVariant | null
}

/** What is sold where an element stands: anywhere on a card, or around its button. Null outside. */
export type SoldBy = (element: Element) => SoldProduct | null

/** Marks the element whose buttons sell the product, for markup that comes alive. */
export const marksOfSold = ({ product, variant }: SoldProduct) => ({
  'data-dawa-product': product._id,
  'data-dawa-variant': variant ? JSON.stringify(variant) : undefined,
})
