import type { DeliveryStatus, Order } from '../contract/order.ts'
import { deliveryLabels } from '../messages/labels/orders.ts'

/** The way of an order, first to last. */
export const DELIVERY_STATUSES = [
  'pending',
  'confirmed',
  'pickedUp',
  'onTheWay',
  'delivered',
] as const satisfies readonly DeliveryStatus[]

/** @returns The label of where the order stands; 'Cancelled' for a cancelled one. */
export function deliveryStatusLabel(order: Pick<Order, 'deliveryStatus' | 'isCanceled'>): string {
  return order.isCanceled ? deliveryLabels.cancelled : deliveryLabels[order.deliveryStatus]
}
