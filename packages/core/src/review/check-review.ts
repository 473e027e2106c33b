import type { Order } from '../contract/order.ts'
import type { Refusal } from '../refusals/refusal.ts'
import {
  alreadyReviewed,
  buyToReview,
  enterReview,
  loginToReview,
  ratingOutOfRange,
  reviewAfterDelivery,
} from '../refusals/review.ts'
import { RATING_MAX, RATING_MIN } from './limits.ts'

/** What a customer has of a product: one that was delivered, one that was ordered, or none. */
export type Bought = 'delivered' | 'ordered' | null

/**
 * Whether a review may be posted: text, then signed in, bought and delivered, not reviewed yet, rating.
 * @param input.hasReviewed - Leave it false when the review is being updated.
 * @returns null when it may, else the sentence to show.
 * @source docs/sources.md#reviews
 */
export function checkReview(input: {
  review: string
  rating: number
  isSignedIn: boolean
  bought: Bought
  hasReviewed: boolean
}): Refusal | null {
  const { review, rating, isSignedIn, bought, hasReviewed } = input
  if (!review.trim()) return enterReview
  if (!isSignedIn) return loginToReview
  if (!bought) return buyToReview
  if (bought === 'ordered') return reviewAfterDelivery
  if (hasReviewed) return alreadyReviewed
  if (!Number.isInteger(rating) || rating < RATING_MIN || rating > RATING_MAX) return ratingOutOfRange
  return null
}

/**
 * Who may review: those to whom it was delivered, from their orders' products. Cancelled orders do not count.
 * @source docs/sources.md#reviews
 */
export function boughtIn(
  orders: readonly (Pick<Order, 'isCanceled' | 'deliveryStatus'> & {
    products: readonly { _id: string }[]
  })[],
  productId: string,
): Bought {
  const bought = orders.filter(
    ({ isCanceled, products }) => !isCanceled && products.some(({ _id }) => _id === productId),
  )
  if (bought.some(({ deliveryStatus }) => deliveryStatus === 'delivered')) return 'delivered'
  return bought.length ? 'ordered' : null
}
