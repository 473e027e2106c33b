import type { Labels, Translation } from '@dawakit/core/language'

/** What sums say wherever they stand. */
export const totalsLabels = {
  free: 'Free',
} as const satisfies Labels

/** The same in any language. */
export type TotalsLabels = Translation<typeof totalsLabels>
