'use client'

import {
  paymentAttemptFailed,
  paymentFrameBlocked,
  paymentFrameSilent,
  type Refusal,
} from '@dawakit/core/refusals'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { CancelPayment } from './cancel-payment.tsx'
import { checkoutLabels } from './checkout-labels.ts'
import { GatewayFrame, type GatewayFrameProps, gatewayOrigin } from './gateway-frame.tsx'
import { gatewayLabels } from './gateway-labels.ts'
import { GatewayMissing } from './gateway-missing.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSummary } from './order-summary.tsx'
import type { OrderDraft } from './use-order-draft.ts'
import { type GatewayTrouble, watchArrival } from './watch-arrival.ts'

export interface FramedPaymentProps {
  form: GatewayFrameProps['form']
  draft: OrderDraft
  /** Asks how the payment stands. */
  onMove: () => void
  /** Back to the review, and why. */
  onLeave: (reason?: Refusal) => void
  onRetry: () => void
}

/** The second gateway's page beside what is being paid for; where it does not come, why, and what else there is. */
export function FramedPayment({ form, draft, onMove, onLeave, onRetry }: FramedPaymentProps) {
  const labels = useLabels('gateway', gatewayLabels)
  const { summary } = useLabels('checkout', checkoutLabels)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const id = useWidgetId('payment')
  const origin = gatewayOrigin(form)
  const [trouble, setTrouble] = useState<GatewayTrouble>()
  const watch = useRef<ReturnType<typeof watchArrival>>(null)
  useEffect(() => {
    const watched = watchArrival((address) => address.startsWith(origin), setTrouble)
    watch.current = watched
    return watched.end
  }, [origin])
  return (
    <div className="dawa-checkout__columns">
      <section
        ref={section}
        tabIndex={-1}
        className="dawa-checkout__card dawa-checkout__main dawa-checkout__payment"
        part="payment"
        aria-label={labels.title}
      >
        {/* Above the frame: below it, the button would move away under the finger while the frame grows. */}
        {trouble ? (
          <GatewayMissing trouble={trouble}>
            <Button onClick={() => onLeave(trouble)}>{labels.otherMethod}</Button>
            <Button variant="secondary" onClick={onRetry}>
              {labels.reload}
            </Button>
            {trouble === paymentFrameSilent && (
              <Button variant="ghost" onClick={() => setTrouble(undefined)}>
                {labels.showPage}
              </Button>
            )}
          </GatewayMissing>
        ) : (
          <CancelPayment onCancel={() => onLeave()} />
        )}
        {/* A silent one may come yet; until then nobody needs to see the bare page of an error. */}
        {trouble !== paymentFrameBlocked && (
          <GatewayFrame
            form={form}
            isHidden={trouble !== undefined}
            onMove={onMove}
            onLoad={() => watch.current?.onLoad()}
            onFailed={() => onLeave(paymentAttemptFailed)}
          />
        )}
      </section>
      <section className="dawa-checkout__card" part="summary" aria-labelledby={id}>
        <h2 id={id} className="dawa-checkout__heading">
          {summary}
        </h2>
        <OrderItems lines={draft.lines} />
        <OrderSummary draft={draft} />
      </section>
    </div>
  )
}
