import type { DeliveryStatus, Order } from '../contract/order.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { cancelNotAllowed, moveNotAllowed } from '../refusals/order.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { DELIVERY_STATUSES } from './delivery-status.ts'

type Moving = Pick<Order, 'deliveryStatus' | 'deliveryStatusTiming' | 'isCanceled'>

/** @returns true when the order may go to `next`: a later status, and not cancelled. Statuses may be skipped. */
export function canMove(order: Pick<Moving, 'deliveryStatus' | 'isCanceled'>, next: DeliveryStatus): boolean {
  return (
    !order.isCanceled && DELIVERY_STATUSES.indexOf(next) > DELIVERY_STATUSES.indexOf(order.deliveryStatus)
  )
}

/**
 * Moves an order forward and writes the time of the move. Skipped statuses keep no time: nobody
 * saw the order there.
 * @returns The changed fields.
 * @throws {RuleError} `move-not-allowed` when `next` is not later or the order is cancelled.
 * @source docs/sources.md#order-moves
 */
export function moveOrder(
  order: Moving,
  next: DeliveryStatus,
  at: Instant,
): Pick<Order, 'deliveryStatus' | 'deliveryStatusTiming'> {
  if (!canMove(order, next)) throw new RuleError(moveNotAllowed)
  return {
    deliveryStatus: next,
    deliveryStatusTiming: { ...order.deliveryStatusTiming, [next]: new Date(Number(at)).toISOString() },
  }
}

/**
 * @returns true while the order is pending and not already cancelled.
 * @source docs/sources.md#cancellation
 */
export function canCancel(order: Pick<Order, 'deliveryStatus' | 'isCanceled'>): boolean {
  return order.deliveryStatus === 'pending' && !order.isCanceled
}

/**
 * @returns The changed fields.
 * @throws {RuleError} `cancel-not-allowed`
 * @source docs/sources.md#cancellation
 */
export function cancelOrder(
  order: Pick<Order, 'deliveryStatus' | 'isCanceled'>,
  at: Instant,
): Pick<Order, 'isCanceled' | 'canceledAt'> {
  if (!canCancel(order)) throw new RuleError(cancelNotAllowed)
  return { isCanceled: true, canceledAt: new Date(Number(at)).toISOString() }
}

/** @returns true once the order has been delivered: before, there is no invoice. */
export function hasInvoice(order: Pick<Order, 'deliveryStatus' | 'isCanceled'>): boolean {
  return order.deliveryStatus === 'delivered' && !order.isCanceled
}
