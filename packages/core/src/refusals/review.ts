export const enterReview = { code: 'enter-review', text: 'Please enter a review' } as const
export const loginToReview = { code: 'login-to-review', text: 'Login to review' } as const
export const buyToReview = { code: 'buy-to-review', text: 'Buy this product to post reviews' } as const
export const reviewAfterDelivery = {
  code: 'review-after-delivery',
  text: 'You can review this product once it has been delivered',
} as const
export const alreadyReviewed = { code: 'already-reviewed', text: 'You have already reviewed' } as const
export const ratingOutOfRange = { code: 'rating-out-of-range', text: 'Rating must be from 1 to 5' } as const
