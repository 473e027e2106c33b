import type { Labels } from '@dawakit/core/language'

/** Steps of a delivery, by status. */
export const deliveryLabels = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  pickedUp: 'Picked Up',
  onTheWay: 'On The Way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
} as const satisfies Labels
