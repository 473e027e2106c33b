import type { Labels } from '@dawakit/core/language'

/** What the request-a-product dialog says. */
export const requestProductLabels = {
  title: 'Request a Product',
  hint: 'Tell us what you could not find. We call you when we have it.',
  productName: 'Product Name*',
  mobileNumber: 'Mobile Number*',
  send: 'Send Now',
  requested: { title: 'Success', text: 'Product Requested' },
} as const satisfies Labels
