import type { Labels } from '@dawakit/core/language'

/** What the policy pages say around their texts. */
export const storePoliciesLabels = {
  contents: 'On this page',
  /** @param day - `21 November 2026` */
  updatedOn: (day: string): string => `Last changed on ${day}`,
} as const satisfies Labels
