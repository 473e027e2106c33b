import type { Labels } from '@dawakit/core/language'

/** What a password field says. */
export const passwordFieldLabels = {
  showPassword: 'Show password',
} as const satisfies Labels
