/** What the cart button, its mini-cart and the cart drawer say. */
export const cartDrawerLabels = {
  title: 'My Cart',
  cart: 'Cart',
  button: (count: number): string => (count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`),
  subtotal: 'Subtotal',
  savings: 'You save',
  checkout: 'Checkout',
  viewCart: 'View Cart',
  empty: 'Cart Is Empty',
  emptyHint: 'Search for a medicine and add it to your cart.',
  shopOn: 'Continue shopping',
  remove: (name: string): string => `Remove ${name}`,
  quantity: 'Qty',
  prescription: 'Prescription required',
} as const
