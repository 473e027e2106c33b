import type { Labels } from '@dawakit/core/language'

/** What the cart button and its mini-cart say. */
export const cartButtonLabels = {
  title: 'My Cart',
  button: (count: number): string => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  subtotal: 'Subtotal',
  viewCart: 'View Cart',
  checkout: 'Checkout',
  empty: 'Cart Is Empty',
  quantity: 'Qty',
  signedInAs: 'Signed in as',
  /** While the shop cannot be asked for the name. */
  signedIn: 'You are signed in',
  logout: 'Log out',
} as const satisfies Labels
