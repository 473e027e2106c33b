import type { Labels } from '@dawakit/core/language'

/** What the cart drawer says. */
export const cartDrawerLabels = {
  title: 'My Cart',
  subtotal: 'Subtotal',
  savings: 'You save',
  checkout: 'Checkout',
  viewCart: 'View Cart',
  empty: 'Cart Is Empty',
  emptyHint: 'Search for a medicine and add it to your cart.',
  shopOn: 'Continue shopping',
  remove: (name: string): string => `Remove ${name}`,
  prescription: 'Prescription required',
} as const satisfies Labels
