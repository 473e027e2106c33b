import type { DeliveryStatus } from '../contract/order.ts'
import type { ShipmentState } from '../contract/order-work.ts'
import { DELIVERY_STATUSES } from '../order/delivery-status.ts'

const NEXT: Readonly<Record<ShipmentState, readonly ShipmentState[]>> = {
  packed: ['handedOver'],
  handedOver: ['onTheWay', 'delivered', 'returned'],
  onTheWay: ['delivered', 'returned'],
  delivered: [],
  returned: [],
}

/** @returns true where a parcel may go from one state to the other: forward, and back to us alone from its way. */
export const canMoveParcel = (from: ShipmentState, to: ShipmentState): boolean => NEXT[from].includes(to)

/**
 * Where an order is by its parcels: picked up with the first that its courier has, on the way with the first on its way, and
 * delivered when all that is supplied is in parcels and none of them is still to come. It never goes back.
 */
export function statusOfParcels(order: {
  status: DeliveryStatus
  isWhollyPacked: boolean
  parcels: readonly ShipmentState[]
}): DeliveryStatus {
  const reached = reachedBy(order.parcels, order.isWhollyPacked)
  const isLater = DELIVERY_STATUSES.indexOf(reached) > DELIVERY_STATUSES.indexOf(order.status)
  return isLater ? reached : order.status
}

function reachedBy(parcels: readonly ShipmentState[], isWhollyPacked: boolean): DeliveryStatus {
  const isOver = parcels.every((state) => state === 'delivered' || state === 'returned')
  if (isWhollyPacked && isOver && parcels.includes('delivered')) return 'delivered'
  if (parcels.some((state) => state !== 'packed' && state !== 'handedOver')) return 'onTheWay'
  if (parcels.includes('handedOver')) return 'pickedUp'
  return parcels.length > 0 ? 'confirmed' : 'pending'
}
