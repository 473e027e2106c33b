import type { DeliveryStatus, Order } from '../contract/order.ts'
import type { OrderReview, ShipmentState } from '../contract/order-work.ts'
import type { Instant } from '../delivery/ist-date.ts'
import { isApproved } from '../prescription/is-approved.ts'
import { moveNotAllowed } from '../refusals/desk-order.ts'
import { prescriptionNotApproved } from '../refusals/desk-prescription.ts'
import { cancelNotAllowed } from '../refusals/order.ts'
import type { Refusal } from '../refusals/refusal.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { DELIVERY_STATUSES } from './delivery-status.ts'

type Moving = Pick<Order, 'deliveryStatus' | 'deliveryStatusTiming' | 'isCanceled'> & {
  review: Pick<OrderReview, 'state'> | null
}

/**
 * Why an order may not go to `next`: it is no later status, the order is cancelled, or a line on prescription has not been
 * approved. Statuses may be skipped.
 * @returns null when it may.
 * @source docs/sources.md#order-moves
 */
export function moveRefusal(
  order: Pick<Moving, 'deliveryStatus' | 'isCanceled' | 'review'>,
  next: DeliveryStatus,
): Refusal | null {
  const isLater = DELIVERY_STATUSES.indexOf(next) > DELIVERY_STATUSES.indexOf(order.deliveryStatus)
  if (order.isCanceled || !isLater) return moveNotAllowed
  return isApproved(order) ? null : prescriptionNotApproved
}

/**
 * Moves an order forward and writes the time of the move. Skipped statuses keep no time: nobody
 * saw the order there.
 * @returns The changed fields.
 * @throws {RuleError} as {@link moveRefusal}
 * @source docs/sources.md#order-moves
 */
export function moveOrder(
  order: Moving,
  next: DeliveryStatus,
  at: Instant,
): Pick<Order, 'deliveryStatus' | 'deliveryStatusTiming'> {
  const refusal = moveRefusal(order, next)
  if (refusal) throw new RuleError(refusal)
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
 * @returns true while the pharmacy may cancel the order: until it is delivered, and nothing of it has been.
 * @source docs/sources.md#cancellation
 */
export function canCancelByStaff(
  order: Pick<Order, 'deliveryStatus' | 'isCanceled'>,
  parcels: readonly { state: ShipmentState }[],
): boolean {
  const hasArrived = parcels.some(({ state }) => state === 'delivered')
  return order.deliveryStatus !== 'delivered' && !order.isCanceled && !hasArrived
}

/**
 * @returns true while the pharmacy may end the rest of the order: a part of it has arrived, and it is not over.
 * @source docs/decisions/040-what-is-not-supplied.md
 */
export function canEndRest(
  order: Pick<Order, 'deliveryStatus' | 'isCanceled'>,
  parcels: readonly { state: ShipmentState }[],
): boolean {
  const hasArrived = parcels.some(({ state }) => state === 'delivered')
  return order.deliveryStatus !== 'delivered' && !order.isCanceled && hasArrived
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
