import type { Labels } from '@dawakit/core/language'

/** What a price says. */
export const priceLabels = {
  bestPrice: 'Best Price',
  mrp: 'MRP',
  percentOff: '% Off',
} as const satisfies Labels
