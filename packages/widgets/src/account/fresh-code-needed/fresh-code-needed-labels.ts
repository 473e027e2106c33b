import type { Labels } from '@dawakit/core/language'

/** What stands where saved things wait for a new code. */
export const freshCodeNeededLabels = {
  confirm: 'Confirm with a code',
} as const satisfies Labels
