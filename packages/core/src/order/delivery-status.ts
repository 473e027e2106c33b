import type { DeliveryStatus, Order } from '../contract/order.ts'

/** The way of an order, first to last. */
export const DELIVERY_STATUSES = [
  'pending',
  'confirmed',
  'pickedUp',
  'onTheWay',
  'delivered',
] as const satisfies readonly DeliveryStatus[]

/** Where the order stands: a step of its way, or 'cancelled'. */
export function orderStanding(
  order: Pick<Order, 'deliveryStatus' | 'isCanceled'>,
): DeliveryStatus | 'cancelled' {
  return order.isCanceled ? 'cancelled' : order.deliveryStatus
}
