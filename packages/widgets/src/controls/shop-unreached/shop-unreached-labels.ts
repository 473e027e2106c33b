import type { Labels } from '@dawakit/core/language'

/** What stands where the shop could not be asked who the customer is. */
export const shopUnreachedLabels = {
  retry: 'Try again',
} as const satisfies Labels
