import type { Labels } from '@dawakit/core/language'

/** What is said of a changed pincode. */
export const pincodeNotices = {
  updated: { title: 'Changed', text: 'Pincode Updated' },
} as const satisfies Labels
