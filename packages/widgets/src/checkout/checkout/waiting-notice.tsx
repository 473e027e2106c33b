'use client'

import type { Order } from '@dawakit/client'
import { dateLabels, formatMoment } from '@dawakit/core/delivery'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { gatewayLabels } from './gateway-labels.ts'

/** That an order waits for the payment which was just given up, and until when. */
export function WaitingNotice({ order }: { order: Order }) {
  const labels = useLabels('gateway', gatewayLabels)
  const dates = useLabels('dates', dateLabels)
  const { orderNumber, paymentDueAt } = order
  if (!paymentDueAt) return null
  return (
    <p role="alert" part="waiting">
      <strong>{labels.waits(orderNumber, formatMoment(new Date(paymentDueAt), dates))}</strong>{' '}
      {labels.waitsHint}
    </p>
  )
}
