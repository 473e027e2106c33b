'use client'

import { ratingLabels } from '@dawakit/core/messages'

export interface RatingProps {
  /** 0 to 5; drawn to the nearest half star. */
  value: number
  /** How many ratings it is the average of; shown in brackets. */
  count?: number
}

const fiveStars = [0, 20, 40, 60, 80]
  .map((x) => `M${x + 10} 2l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8z`)
  .join('')

/** A rating in five stars. A nested svg cuts the filled stars off: no style attribute, no id. */
export function Rating({ value, count }: RatingProps) {
  const halves = Math.round(value * 2) / 2
  return (
    <span className="dawa-rating" part="rating">
      <svg
        className="dawa-rating__stars"
        role="img"
        aria-label={ratingLabels.outOfFive(Math.round(value * 10) / 10)}
        width="80"
        height="16"
        viewBox="0 0 100 20"
      >
        <path className="dawa-rating__empty" d={fiveStars} />
        {halves > 0 && (
          <svg width={halves * 20} height="20" aria-hidden="true">
            <path className="dawa-rating__full" d={fiveStars} />
          </svg>
        )}
      </svg>
      {count !== undefined && (
        <span className="dawa-rating__count" part="rating-count">
          ({count}
          <span className="dawa-hidden"> {ratingLabels.ratings}</span>)
        </span>
      )}
    </span>
  )
}
