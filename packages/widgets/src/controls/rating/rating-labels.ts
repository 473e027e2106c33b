import type { Labels } from '@dawakit/core/language'

export const ratingLabels = {
  /** @param value - 0 to 5, at most 1 decimal */
  outOfFive: (value: number): string => `${value} out of 5 stars`,
  ratings: 'ratings',
} as const satisfies Labels
