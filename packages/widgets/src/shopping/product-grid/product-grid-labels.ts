import type { Labels } from '@dawakit/core/language'

/** What a grid of products says. */
export const productGridLabels = {
  list: 'Products',
  found: 'Products Found',
  none: 'No Products Found',
  noneHint: 'Try another category, or search for a medicine by its name.',
  loading: 'Loading products',
  retry: 'Try again',
  pages: 'Pages',
  page: (page: number): string => `Page ${page}`,
  previous: 'Previous page',
  next: 'Next page',
} as const satisfies Labels
