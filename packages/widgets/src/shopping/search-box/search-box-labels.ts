import type { Labels } from '@dawakit/core/language'

/** What the search box says. */
export const searchBoxLabels = {
  name: 'Search medicines',
  placeholder: 'Search for Medicines here...',
  clear: 'Clear the search',
  products: 'Products',
  variants: 'Variants',
  didYouMean: 'Did you mean',
  salts: 'With this composition',
  none: 'No Products Found',
  retry: 'Try again',
  loading: 'Searching',
  found: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
} as const satisfies Labels
