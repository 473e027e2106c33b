'use client'

import type { Product } from '@dawakit/client'
import { dateLabels, formatDay, istDate } from '@dawakit/core/delivery'
import { buyToReview, loginToReview, reviewAfterDelivery } from '@dawakit/core/refusals'
import { reviewStatistics } from '@dawakit/core/review'
import { Button } from '../../controls/button/button.tsx'
import { Rating } from '../../controls/rating/rating.tsx'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { ReviewForm } from './review-form.tsx'
import { reviewsLabels } from './reviews-labels.ts'
import { useReviews } from './use-reviews.ts'

export interface ReviewsProps {
  /** The product with its reviews. */
  product: Product
  /** A review was written: the product as it is now. */
  onChange?: (product: Product) => void
}

/** Average, distribution, every review, and the form of those who bought the product. */
export function Reviews({ product: given, onChange }: ReviewsProps) {
  const dates = useLabels('dates', dateLabels)
  const labels = useLabels('reviews', reviewsLabels)
  const shop = useShop('Reviews')
  const reviews = useReviews(given, onChange)
  const { product, userId, may } = reviews
  const { average, halfStars, count, distribution } = reviewStatistics(product.reviews)
  const id = useWidgetId('reviews')
  return (
    <section className="dawa-widget dawa-reviews" part="reviews" aria-labelledby={id}>
      <h2 id={id} className="dawa-reviews__title" part="title">
        {labels.title}
      </h2>
      {count === 0 ? (
        <p className="dawa-reviews__muted">{labels.none}</p>
      ) : (
        <div className="dawa-reviews__summary">
          <p className="dawa-reviews__average">
            <strong>{(Math.round(average * 10) / 10).toFixed(1)}</strong>
            <Rating value={halfStars} />
            <span className="dawa-reviews__muted">{labels.count(count)}</span>
          </p>
          <ul className="dawa-reviews__distribution">
            {distribution.map(({ stars, percent }) => (
              <li key={stars}>
                <span aria-hidden="true">{stars}</span>
                <progress value={percent} max={100} aria-label={labels.share(stars, percent)} />
                <span aria-hidden="true">{percent}%</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="dawa-reviews__own">
        {may === 'review' && <ReviewForm key={userId} reviews={reviews} />}
        {may === 'login' && (
          <Button variant="secondary" onClick={() => shop.openOverlay('login')}>
            {shop.say(loginToReview)}
          </Button>
        )}
        {may === 'buy' && <p className="dawa-reviews__muted">{shop.say(buyToReview)}</p>}
        {may === 'wait' && <p className="dawa-reviews__muted">{shop.say(reviewAfterDelivery)}</p>}
      </div>
      <ul className="dawa-reviews__items">
        {product.reviews.map((review) => (
          <li key={`${review.userId} ${review.date}`} className="dawa-review" part="review">
            <p className="dawa-review__head">
              <strong>{review.username}</strong>
              <Rating value={review.rating} />
              <time dateTime={review.date}>{formatDay(istDate(new Date(review.date)), dates)}</time>
            </p>
            <p>{review.review}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
