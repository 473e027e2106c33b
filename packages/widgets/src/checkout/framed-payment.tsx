'use client'

import type { CallData } from '@dawakit/client'
import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { useLabels } from '../shop-context/use-labels.ts'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { checkoutLabels } from './checkout-labels.ts'
import { GatewayFrame } from './gateway-frame.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { OrderDraft } from './use-order-draft.ts'

interface FramedPaymentProps {
  form: CallData<'POST /post/ccav/init'>
  draft: OrderDraft
  /** The payment may have moved. */
  onMove: () => void
  /** The customer gave it up, or it failed. */
  onLeave: (reason?: 'failed') => void
}

/** The second gateway's page beside what is being paid for. */
export function FramedPayment({ form, draft, onMove, onLeave }: FramedPaymentProps) {
  const labels = useLabels('checkout', checkoutLabels)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const id = useWidgetId('payment')
  return (
    <div className="dawa-checkout__columns">
      <section
        ref={section}
        tabIndex={-1}
        className="dawa-checkout__card dawa-checkout__main dawa-checkout__payment"
        part="payment"
        aria-label={labels.paymentFrame}
      >
        {/* Above the frame: below it, the button would move away under the finger while the frame grows. */}
        <Button variant="ghost" onClick={() => onLeave()}>
          {labels.cancelPayment}
        </Button>
        <GatewayFrame form={form} onMove={onMove} onFailed={() => onLeave('failed')} />
      </section>
      <section className="dawa-checkout__card" part="summary" aria-labelledby={id}>
        <h2 id={id} className="dawa-checkout__heading">
          {labels.summary}
        </h2>
        <OrderItems lines={draft.lines} />
        <OrderSummary draft={draft} />
      </section>
    </div>
  )
}
