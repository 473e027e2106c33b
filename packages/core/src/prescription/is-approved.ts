import type { OrderReview } from '../contract/order-work.ts'

/**
 * Whether an order may go on: no line of it is on prescription, a pharmacist has approved it, or it was on its way before
 * pharmacists checked here.
 * @source docs/sources.md#prescription-check
 */
export function isApproved({ review }: { review: Pick<OrderReview, 'state'> | null }): boolean {
  return review === null || review.state === 'done' || review.state === 'before'
}
