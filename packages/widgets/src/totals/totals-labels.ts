/** What sums say wherever they stand. */
export const totalsLabels = {
  free: 'Free',
} as const
