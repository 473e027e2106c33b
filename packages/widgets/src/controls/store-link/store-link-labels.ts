import type { Labels } from '@dawakit/core/language'

/** What leads from a partner's page to the pharmacy's own. */
export const storeLinkLabels = {
  toStore: 'Go to the pharmacy',
} as const satisfies Labels
