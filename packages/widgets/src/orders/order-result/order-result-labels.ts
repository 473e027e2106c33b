import type { Labels } from '@dawakit/core/language'

/** What the page after an order says. */
export const orderResultLabels = {
  sorry: 'Sorry!',
  trackMyOrder: 'Track My Order',
  confirmed: { title: 'Order Confirmed', text: 'Your order has been confirmed.' },
} as const satisfies Labels
