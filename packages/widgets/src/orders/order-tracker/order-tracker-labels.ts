import type { Labels } from '@dawakit/core/language'

/** What the order tracker says. */
export const orderTrackerLabels = {
  title: 'Track Your Order',
  guest: 'Your order shows here once you are signed in.',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  done: 'Done',
  notYet: 'Not yet',
  cancelledHint: 'This order was cancelled.',
  expected: (from: string, to: string) => `Expected between ${from} and ${to}`,
  payment: {
    title: 'Payment',
    /** @param sum - Formatted rupees, here and below */
    cash: (sum: string) => `Pay ${sum} in cash when it is delivered.`,
    paid: (sum: string) => `${sum} is paid.`,
    notCharged: () => 'Nothing was charged for it.',
  },
  items: 'Items',
  quantity: (quantity: number) => `X${quantity}`,
  coupon: 'Coupon',
  deliveryFee: 'Delivery Charge',
  total: 'Total',
  none: 'You have not ordered anything yet.',
  ordersLink: 'My Orders',
  reload: 'Try again',
  loading: 'Loading the order',
} as const satisfies Labels
