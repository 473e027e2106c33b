import type { ProductSummary } from '../contract/product.ts'
import { slugify } from './slugify.ts'

type Categorised = Pick<ProductSummary, 'isGeneralProduct' | 'generalCategory' | 'specialityCategory'>

/** The category of a product that has none, so that its route keeps its shape. */
export const UNCATEGORISED = 'all'

/**
 * The category that a product stands under: the general category for general products, the
 * speciality otherwise.
 * @returns Its name, or null when it has none.
 */
export function categoryOf(product: Categorised): string | null {
  return (product.isGeneralProduct ? product.generalCategory : product.specialityCategory) || null
}

/**
 * @returns The slug of the product's category, `all` when it has none.
 * @source docs/sources.md#product-path
 */
export function categorySlugOf(product: Categorised): string {
  return slugify(categoryOf(product) ?? '') || UNCATEGORISED
}

/**
 * The route of a product: `/product/{category slug}/{product slug}`.
 * @source docs/sources.md#product-path
 */
export function productPath(product: Categorised & Pick<ProductSummary, 'name' | 'slug'>): string {
  const slug = product.slug || slugify(product.name)
  return `/product/${encodeURIComponent(categorySlugOf(product))}/${encodeURIComponent(slug)}`
}
