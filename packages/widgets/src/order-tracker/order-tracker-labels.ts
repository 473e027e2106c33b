import type { Labels } from '@dawakit/core/language'

/** What the order tracker says. */
export const orderTrackerLabels = {
  title: 'Track Your Order',
  order: (orderNumber: string) => `Order ${orderNumber}`,
  done: 'Done',
  notYet: 'Not yet',
  cancelledHint: 'This order was cancelled.',
  expected: (from: string, to: string) => `Expected between ${from} and ${to}`,
  none: 'You have not ordered anything yet.',
  ordersLink: 'My Orders',
  reload: 'Try again',
  loading: 'Loading the order',
} as const satisfies Labels
