import type { Labels } from '@dawakit/core/language'

/** What a quick view says besides what its card does. */
export const quickViewLabels = {
  prescriptionHint: 'Upload a valid prescription at checkout',
  details: 'View full details',
} as const satisfies Labels
