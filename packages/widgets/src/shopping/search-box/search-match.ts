import type { ProductSummary } from '@dawakit/client'
import type { VariantSearchResult } from '@dawakit/core/contract'

/** One row of the results. */
export interface SearchMatch {
  /** Id of the product to open; a variant is a product of its own. */
  id: string
  name: string
  href: string
  product: ProductSummary | VariantSearchResult
}

export interface SearchGroup {
  /** What the rows are to the text. */
  kind: 'products' | 'variants' | 'didYouMean' | 'salts'
  matches: SearchMatch[]
}

export type ProductHref = (product: ProductSummary | VariantSearchResult) => string
