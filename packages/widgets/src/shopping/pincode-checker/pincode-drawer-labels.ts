import type { Labels } from '@dawakit/core/language'

/** What the drawer around the pincode checker and its button say. */
export const pincodeDrawerLabels = {
  title: 'Delivery Pincode',
  prompt: 'Get Fast, Reliable Delivery ... Just Enter Your Pincode!',
  select: 'Select Pincode',
  deliverTo: (pincode: string): string => `Deliver to ${pincode}`,
} as const satisfies Labels
