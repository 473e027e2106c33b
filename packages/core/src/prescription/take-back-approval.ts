import type { DeliveryStatus } from '../contract/order.ts'
import type { OrderReview } from '../contract/order-work.ts'

/**
 * Whether a pharmacist may take an approval back: the check is done, and nothing of the order is in a parcel or has left.
 * @source our choice: what nobody has packed harms nobody yet
 */
export function canTakeBackApproval(order: {
  review: OrderReview['state'] | 'none'
  standing: DeliveryStatus | 'cancelled'
  packing: 'none' | 'part' | 'all'
}): boolean {
  const { review, standing, packing } = order
  return review === 'done' && packing === 'none' && (standing === 'pending' || standing === 'confirmed')
}
