'use client'

import { enterReview, type Refusal } from '@dawakit/core/refusals'
import { DEFAULT_RATING, RATING_MAX } from '@dawakit/core/review'
import { type FormEvent, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { Field } from '../../controls/field/field.tsx'
import { FormError } from '../../controls/form/form-error.tsx'
import { StarIcon } from '../../controls/icon/star-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { reviewsLabels } from './reviews-labels.ts'
import type { useReviews } from './use-reviews.ts'

const stars = Array.from({ length: RATING_MAX }, (_, index) => index + 1)

/** Stars and words: a new review, or the customer's own to update. */
export function ReviewForm({ reviews }: { reviews: ReturnType<typeof useReviews> }) {
  const labels = useLabels('reviews', reviewsLabels)
  const shop = useShop('Reviews')
  const { own, isBusy, submit } = reviews
  const [rating, setRating] = useState(own?.rating ?? DEFAULT_RATING)
  const [refusal, setRefusal] = useState<Refusal>()
  const id = useWidgetId('review')

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('review') as HTMLTextAreaElement
    const refused = isBusy ? undefined : submit(rating, field.value)
    setRefusal(refused)
    if (refused) field.focus()
  }

  const isBlank = refusal === enterReview
  const sentence = refusal && shop.say(refusal)
  return (
    <form className="dawa-reviews__form" part="review-form" noValidate onSubmit={send}>
      <fieldset className="dawa-reviews__stars">
        <legend className="dawa-field__label">{labels.rating}</legend>
        {stars.map((star) => (
          <label key={star} className={star <= rating ? 'dawa-reviews__star--on' : undefined}>
            <input
              className="dawa-hidden"
              type="radio"
              name={`${id}stars`}
              aria-label={labels.stars(star)}
              checked={star === rating}
              onChange={() => setRating(star)}
            />
            <StarIcon size={28} />
          </label>
        ))}
      </fieldset>
      <Field label={labels.review} error={isBlank ? sentence : undefined}>
        {(control) => <textarea {...control} name="review" rows={4} defaultValue={own?.review} />}
      </Field>
      <FormError>{isBlank ? undefined : sentence}</FormError>
      <Button type="submit" isBusy={isBusy}>
        {own ? labels.update : labels.submit}
      </Button>
    </form>
  )
}
