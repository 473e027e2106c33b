import { RATING_MAX, RATING_MIN } from './limits.ts'

export interface ReviewStatistics {
  /** Exact average, 0 without a review. */
  average: number
  /** Average rounded to half stars, 0 to 5. */
  halfStars: number
  count: number
  /** Five stars first. Whole percents that sum to 100; all 0 without a review. */
  distribution: { stars: number; count: number; percent: number }[]
}

/**
 * Average and distribution of ratings. Percents are rounded down, then the points still missing
 * to 100 go to the largest remainders, more stars first.
 * @param reviews - Ratings outside 1 to 5 are left out.
 * @source docs/sources.md#review-statistics
 */
export function reviewStatistics(reviews: readonly { rating: number }[]): ReviewStatistics {
  const ratings = reviews.map(({ rating }) => rating).filter((it) => it >= RATING_MIN && it <= RATING_MAX)
  const count = ratings.length
  const average = count ? ratings.reduce((sum, rating) => sum + rating, 0) / count : 0
  const rows = [5, 4, 3, 2, 1].map((stars) => {
    const ofStars = ratings.filter((rating) => Math.round(rating) === stars).length
    return {
      stars,
      count: ofStars,
      percent: count ? Math.floor((ofStars * 100) / count) : 0,
      remainder: count ? (ofStars * 100) % count : 0,
    }
  })
  const missing = count ? 100 - rows.reduce((sum, row) => sum + row.percent, 0) : 0
  const raised = new Set([...rows].sort((a, b) => b.remainder - a.remainder).slice(0, missing))
  return {
    average,
    halfStars: Math.round(average * 2) / 2,
    count,
    distribution: rows.map((row) => ({
      stars: row.stars,
      count: row.count,
      percent: row.percent + (raised.has(row) ? 1 : 0),
    })),
  }
}
