'use client'

import type { Order } from '@dawakit/client'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderParticularsLabels } from './order-particulars-labels.ts'

/** Why the pharmacy has ended an order; nothing where it has not. */
export function EndReason({ order: { endReason } }: { order: Order }) {
  const labels = useLabels('orderParticulars', orderParticularsLabels)
  return endReason !== null && ` ${labels.endedBecause(endReason)}`
}
