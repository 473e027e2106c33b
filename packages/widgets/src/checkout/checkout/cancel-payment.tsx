'use client'

import { useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { gatewayLabels } from './gateway-labels.ts'

/** Gives a payment up once that was meant: a finger on its way to the frame may slip, and press twice. */
export function CancelPayment({ onCancel }: { onCancel: () => void }) {
  const labels = useLabels('gateway', gatewayLabels)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="dawa-checkout__choices">
      <span role="status">{isAsking && <strong>{labels.cancelAsk}</strong>}</span>
      {/* The one that was pressed keeps the focus, and takes it back. */}
      <Button variant={isAsking ? 'secondary' : 'ghost'} onClick={() => setAsking(!isAsking)}>
        {isAsking ? labels.cancelNo : labels.cancelPayment}
      </Button>
      {isAsking && (
        <Button variant="ghost" onClick={onCancel}>
          {labels.cancelYes}
        </Button>
      )}
    </div>
  )
}
