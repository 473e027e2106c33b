/** Steps of a delivery, by status. */
export const deliveryLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  pickedUp: 'Picked Up',
  onTheWay: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const

/** How a payment stands, by status. */
export const paymentLabels = {
  unpaid: 'Waiting for payment',
  failed: 'Payment failed',
  authorized: 'Payment authorised',
  paid: 'Paid',
  partlyRefunded: 'Partly refunded',
  refunded: 'Refunded',
} as const
