import type { Labels } from '@dawakit/core/language'

/** How orders stand, by status. */
export const orderStatusLabels = {
  /** Steps of a delivery. */
  delivery: {
    pending: 'Pending',
    confirmed: 'Confirmed',
    pickedUp: 'Picked Up',
    onTheWay: 'On The Way',
    delivered: 'Delivered',
    cancelled: 'Cancelled',
  },
  payment: {
    unpaid: 'Waiting for payment',
    failed: 'Payment failed',
    authorized: 'Payment authorised',
    paid: 'Paid',
    partlyRefunded: 'Partly refunded',
    refunded: 'Refunded',
  },
} as const satisfies Labels
