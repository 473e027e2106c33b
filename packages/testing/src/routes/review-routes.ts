import type { Calls } from '@dawakit/core/contract'
import type { Refusal } from '@dawakit/core/refusals'
import * as refusals from '@dawakit/core/refusals'
import { boughtIn, checkReview } from '@dawakit/core/review'
import { fields, filled, ignored, number, optional, text } from './checks.ts'
import { anyProductOf } from './products.ts'
import type { AnyContext, Routes } from './route.ts'

type NewReview = Calls['POST /post/review']['body']['review']
type ChangedReview = Calls['POST /post/updateReview']['body']['reviewData']

const STATUSES: Partial<Record<Refusal['code'], number>> = {
  'buy-to-review': 403,
  'review-after-delivery': 403,
  'already-reviewed': 409,
}

function refuseReview(
  { fail }: AnyContext,
  input: Omit<Parameters<typeof checkReview>[0], 'isSignedIn'>,
): void {
  const refusal = checkReview({ ...input, isSignedIn: true })
  if (refusal) fail(STATUSES[refusal.code] ?? 400, refusal)
}

const login = refusals.loginToReview

export const reviewRoutes: Routes<'POST /post/review' | 'POST /post/updateReview'> = {
  'POST /post/review': {
    login,
    body: {
      productId: filled,
      review: fields<NewReview>({
        rating: number,
        review: optional(text),
        userId: filled,
        username: ignored,
        email: ignored,
        date: ignored,
      }),
    },
    answer(context) {
      const { productId } = context.asked
      const { rating, review = '', userId } = context.asked.review
      const { _id, username, email } = context.self(userId)
      const product = anyProductOf(context, productId)
      const orders = context.state.orders.filter((one) => one.user._id === _id)
      const hasReviewed = product.reviews.some((one) => one.userId === _id)
      refuseReview(context, { rating, review, bought: boughtIn(orders, productId), hasReviewed })
      const date = new Date().toISOString()
      product.reviews.push({ rating, review, userId: _id, username, email, date })
      return { data: null }
    },
  },
  'POST /post/updateReview': {
    login,
    body: {
      productId: filled,
      userId: filled,
      reviewData: fields<ChangedReview>({ rating: number, review: optional(text), date: ignored }),
    },
    answer(context) {
      const { productId, userId } = context.asked
      const { rating, review = '' } = context.asked.reviewData
      const { _id } = context.self(userId)
      const product = anyProductOf(context, productId)
      refuseReview(context, { rating, review, bought: 'delivered', hasReviewed: false })
      const own = product.reviews.find((one) => one.userId === _id)
      if (!own) return context.fail(404, refusals.notFound)
      Object.assign(own, { rating, review, date: new Date().toISOString() })
      return { data: null }
    },
  },
}
