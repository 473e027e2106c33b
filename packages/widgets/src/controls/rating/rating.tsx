'use client'

import { usePart } from '../../ground/parts/use-part.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ratingLabels } from './rating-labels.ts'

export interface RatingProps {
  /** 0 to 5; drawn to the nearest half star. */
  value: number
  /** How many ratings it is the average of; shown in brackets. */
  count?: number
}

/** A rating in five stars. */
export function Rating({ value, count }: RatingProps) {
  const labels = useLabels('rating', ratingLabels)
  const part = usePart()
  return (
    <span className="dawa-rating" part={part('rating')}>
      <span
        className={`dawa-rating__stars dawa-rating__stars--${Math.round(value * 2)}`}
        role="img"
        aria-label={labels.outOfFive(Math.round(value * 10) / 10)}
      />
      {count !== undefined && (
        <span className="dawa-rating__count" part={part('rating-count')}>
          ({count}
          <span className="dawa-hidden"> {labels.ratings}</span>)
        </span>
      )}
    </span>
  )
}
