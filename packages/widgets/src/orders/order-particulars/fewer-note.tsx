'use client'

import type { OrderProduct } from '@dawakit/core/contract'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { orderParticularsLabels } from './order-particulars-labels.ts'

/** That the pharmacy supplies less of a line than was ordered, and why; nothing where it supplies all. */
export function FewerNote({ line }: { line: OrderProduct }) {
  const labels = useLabels('orderParticulars', orderParticularsLabels)
  const { quantity, orderedQuantity, declinedReason = '' } = line
  if (orderedQuantity === undefined || orderedQuantity === quantity) return null
  const what = quantity === 0 ? labels.declined : labels.fewer(quantity, orderedQuantity)
  return (
    <small className="dawa-tracker__fewer" part="order-fewer">
      {[what, declinedReason].filter(Boolean).join(' ')}
    </small>
  )
}
