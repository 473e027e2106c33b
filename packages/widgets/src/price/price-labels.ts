/** Words of the small parts, which the widgets share. */
export const priceLabels = { bestPrice: 'Best Price', mrp: 'MRP', percentOff: '% Off' } as const
export const ratingLabels = {
  /** @param value - 0 to 5, at most 1 decimal */
  outOfFive: (value: number): string => `${value} out of 5 stars`,
  ratings: 'ratings',
} as const
