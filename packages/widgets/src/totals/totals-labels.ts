import type { Labels } from '@dawakit/core/language'

/** What sums say wherever they stand. */
export const totalsLabels = {
  free: 'Free',
} as const satisfies Labels
