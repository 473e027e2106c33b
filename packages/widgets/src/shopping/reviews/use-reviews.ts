'use client'

import type { Product } from '@dawakit/client'
import { MAX_LIMIT } from '@dawakit/core/product'
import type { Refusal } from '@dawakit/core/refusals'
import { type Bought, boughtIn, checkReview } from '@dawakit/core/review'
import { useEffect, useState } from 'react'
import { useTask } from '../../controls/form/use-task.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useSession } from '../../ground/shop-context/shop-stores.ts'

/** Reviews of a product, and whether this customer may write one. */
export function useReviews(given: Product, onChange?: (product: Product) => void) {
  const shop = useShop('Reviews')
  const { user, status } = useSession()
  const userId = user?._id
  const [fetched, setFetched] = useState<Product>()
  const [bought, setBought] = useState<Bought>()
  const { isBusy, run } = useTask('product')
  const product = fetched?._id === given._id ? fetched : given
  const own = userId ? product.reviews.find((review) => review.userId === userId) : undefined

  useEffect(() => {
    setBought(undefined)
    if (!userId) return
    let isCurrent = true
    shop.call('GET /get/orderByUserId', { query: { id: userId, limit: MAX_LIMIT } }).then(
      ({ data }) => {
        if (isCurrent) setBought(boughtIn(data, given._id))
      },
      // Unknown stays unknown: the form is not offered.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [shop, userId, given._id])

  return {
    product,
    userId,
    own,
    isBusy,
    may:
      own || bought === 'delivered'
        ? ('review' as const)
        : status === 'guest'
          ? ('login' as const)
          : bought === 'ordered'
            ? ('wait' as const)
            : bought === null
              ? ('buy' as const)
              : null,
    /** @returns why it is refused, else undefined */
    submit(rating: number, review: string): Refusal | undefined {
      const refusal = checkReview({
        review,
        rating,
        isSignedIn: Boolean(user),
        bought: own ? 'delivered' : (bought ?? null),
        hasReviewed: false,
      })
      if (refusal || !user) return refusal ?? undefined
      void run(async () => {
        const date = new Date().toISOString()
        const text = review.trim()
        if (own) {
          await shop.call('POST /post/updateReview', {
            body: { productId: product._id, userId: user._id, reviewData: { rating, review: text, date } },
          })
        } else {
          const { username, email } = user
          await shop.call('POST /post/review', {
            body: {
              productId: product._id,
              review: { rating, review: text, username, userId: user._id, email, date },
            },
          })
        }
        const { data } = await shop.call('GET /get/product', { query: { id: product._id } })
        setFetched(data)
        onChange?.(data)
      })
    },
  }
}
