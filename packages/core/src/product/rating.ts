import type { ProductSummary } from '../contract/product.ts'

/**
 * The rating of a product: the average of its review ratings. A product whose ratings are listed
 * is averaged from them; else the server's own average counts.
 * @returns `average` from 0 to 5 (0 without a review) and the number of ratings behind it.
 */
export function ratingOf(product: Pick<ProductSummary, 'ratingAverage' | 'ratingCount' | 'reviews'>): {
  average: number
  count: number
} {
  const { reviews = [], ratingAverage, ratingCount } = product
  if (ratingCount > 0 || reviews.length === 0) return { average: ratingAverage, count: ratingCount }
  return {
    average: reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length,
    count: reviews.length,
  }
}
