import type { Refusal } from '../refusals/refusal.ts'
import {
  alreadyReviewed,
  buyToReview,
  enterReview,
  loginToReview,
  ratingOutOfRange,
} from '../refusals/review.ts'
import { RATING_MAX, RATING_MIN } from './limits.ts'

/**
 * Whether a review may be posted: text, then signed in, bought, not reviewed yet, rating.
 * @param input.hasReviewed - Leave it false when the review is being updated.
 * @returns null when it may, else the sentence to show.
 * @source docs/sources.md#reviews
 */
export function checkReview(input: {
  review: string
  rating: number
  isSignedIn: boolean
  hasBought: boolean
  hasReviewed: boolean
}): Refusal | null {
  const { review, rating, isSignedIn, hasBought, hasReviewed } = input
  if (!review.trim()) return enterReview
  if (!isSignedIn) return loginToReview
  if (!hasBought) return buyToReview
  if (hasReviewed) return alreadyReviewed
  if (!Number.isInteger(rating) || rating < RATING_MIN || rating > RATING_MAX) return ratingOutOfRange
  return null
}

/**
 * Who may review: buyers, from their orders' products. Cancelled orders do not count.
 * @source docs/sources.md#reviews
 */
export function hasBought(
  orders: readonly { isCanceled: boolean; products: readonly { _id: string }[] }[],
  productId: string,
): boolean {
  return orders.some((order) => !order.isCanceled && order.products.some(({ _id }) => _id === productId))
}
