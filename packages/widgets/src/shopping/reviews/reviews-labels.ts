import type { Labels } from '@dawakit/core/language'

/** What the reviews of a product say. */
export const reviewsLabels = {
  title: 'Ratings & Reviews',
  average: (average: number) => `${average} out of 5 stars`,
  count: (count: number) => (count === 1 ? '1 review' : `${count} reviews`),
  share: (stars: number, percent: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}: ${percent}%`,
  none: 'No reviews yet',
  rating: 'Your rating',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  review: 'Your review',
  submit: 'Submit Review',
  update: 'Update Review',
} as const satisfies Labels
