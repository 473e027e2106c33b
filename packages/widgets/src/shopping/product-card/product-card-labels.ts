import type { Labels } from '@dawakit/core/language'

/** What a product card says. */
export const productCardLabels = {
  manufacturer: 'Mkt:',
  bestPrice: 'Best Price',
  exactly: 'Exactly',
  noRating: 'No ratings yet',
  lowStock: 'Hurry only a few left !!!',
  noPrice: 'Price not published',
  retry: 'Try again',
  prescription: 'Prescription required',
  coldChain: 'Cold chain',
  coldChainHint: 'Medicines Packed And Stored At The Optimum Temperature',
  /** @param price - Formatted rupees */
  perUnit: (price: string, unit: string): string => `${price} per ${unit}`,
} as const satisfies Labels
