import type { Labels } from '@dawakit/core/language'

/** What stands where somebody must log in first. */
export const loginNeededLabels = {
  title: 'Login / Register',
} as const satisfies Labels
