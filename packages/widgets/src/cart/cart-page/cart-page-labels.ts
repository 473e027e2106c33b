import type { Labels } from '@dawakit/core/language'

/** What the cart page says. */
export const cartPageLabels = {
  title: 'My Cart',
  lines: 'Items in your cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  deliveryBetween: (from: string, to: string) => `Delivery between ${from} and ${to}`,
  deliveryIn: '24-48 hour doorstep delivery',
  summary: 'Order Summary',
  mrpTotal: 'MRP Total',
  savings: 'Savings',
  subTotal: 'Sub Total',
  coupon: (name: string) => `Coupon ${name}`,
  total: 'Total',
  taxesIncluded: 'Prices include all taxes. Delivery fee is added at checkout.',
  proceed: 'Proceed',
  back: 'Back',
  reset: 'Reset Cart',
  resetQuestion: 'Remove everything from your cart?',
  resetYes: 'Reset Cart',
  resetNo: 'Keep',
  empty: 'Cart Is Empty',
  emptyHint: 'Search for medicines and add them here.',
  shop: 'Continue shopping',
} as const satisfies Labels
