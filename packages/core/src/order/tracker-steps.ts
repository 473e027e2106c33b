import type { DeliveryStatus, Order } from '../contract/order.ts'
import { DELIVERY_STATUSES } from './delivery-status.ts'

export interface TrackerStep {
  status: DeliveryStatus
  /** 'error' marks where a cancelled order stopped. */
  state: 'done' | 'current' | 'upcoming' | 'error'
  /** When the order came there, ISO 8601; null when it has not or was moved past it. */
  at: string | null
}

/**
 * The five steps of a delivery. A delivered order has all five done; a cancelled one has an error
 * where it stopped and nothing after it.
 */
export function trackerSteps(
  order: Pick<Order, 'deliveryStatus' | 'deliveryStatusTiming' | 'isCanceled'>,
): TrackerStep[] {
  const reached = DELIVERY_STATUSES.indexOf(order.deliveryStatus)
  const stateOf = (index: number): TrackerStep['state'] => {
    if (index > reached) return 'upcoming'
    if (index < reached) return 'done'
    if (order.isCanceled) return 'error'
    return order.deliveryStatus === 'delivered' ? 'done' : 'current'
  }
  return DELIVERY_STATUSES.map((status, index) => ({
    status,
    state: stateOf(index),
    at: order.deliveryStatusTiming[status],
  }))
}
