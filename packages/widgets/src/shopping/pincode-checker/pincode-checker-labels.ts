import type { Labels } from '@dawakit/core/language'

/** What the pincode checker says. */
export const pincodeCheckerLabels = {
  pincode: 'Pincode',
  placeholder: 'Enter Pincode',
  check: 'Check',
  serviceable: (pincode: string, place: string): string => `Delivery to ${pincode}, ${place}`,
} as const satisfies Labels
