import type { Labels } from '@dawakit/core/language'

/** What the button beside Add to Cart says. */
export const buyButtonsLabels = {
  buyNow: 'Buy Now',
} as const satisfies Labels
