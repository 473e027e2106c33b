'use client'

import type { Order } from '@dawakit/client'
import { nextStep } from '@dawakit/core/order'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderParticularsLabels } from './order-particulars-labels.ts'

/** What a pending order on prescription waits for, once it is placed for real. */
export function ReviewDetail({ order }: { order: Order }) {
  const labels = useLabels('orderParticulars', orderParticularsLabels)
  const state = order.review?.state
  if (nextStep(order) !== 'done' || (state !== 'waiting' && state !== 'asked')) return null
  return (
    <small className="dawa-tracker__detail" part="tracker-detail">
      {labels.review[state]}
    </small>
  )
}
