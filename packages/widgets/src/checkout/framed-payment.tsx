'use client'

import {
  paymentAttemptFailed,
  paymentFrameBlocked,
  paymentFrameSilent,
  type Refusal,
} from '@dawakit/core/refusals'
import { useEffect, useRef } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { AlertIcon } from '../icon/alert-icon.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useLabels } from '../shop-context/use-labels.ts'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { CancelPayment } from './cancel-payment.tsx'
import { checkoutLabels } from './checkout-labels.ts'
import { GatewayFrame, type GatewayFrameProps, gatewayOrigin } from './gateway-frame.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSummary } from './order-summary.tsx'
import { useFrameArrival } from './use-frame-arrival.ts'
import type { OrderDraft } from './use-order-draft.ts'

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
  const labels = useLabels('checkout', checkoutLabels)
  const shop = useShop('Checkout')
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    section.current?.focus()
    section.current?.scrollIntoView?.({ block: 'start' })
  }, [])
  const id = useWidgetId('payment')
  const arrival = useFrameArrival(gatewayOrigin(form))
  const trouble =
    arrival === 'blocked' ? paymentFrameBlocked : arrival === 'silent' ? paymentFrameSilent : undefined
  useEffect(() => {
    if (!trouble) return
    const { code, text } = trouble
    shop.emit('error', { code, kind: 'payment', message: text })
  }, [shop, trouble])
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
        {trouble ? (
          <EmptyState
            role="alert"
            icon={<AlertIcon size={32} />}
            title={shop.say(trouble)}
            text={labels.nothingTaken}
            action={
              <span className="dawa-checkout__choices">
                <Button onClick={() => onLeave(trouble)}>{labels.otherMethod}</Button>
                <Button variant="ghost" onClick={onRetry}>
                  {labels.reload}
                </Button>
              </span>
            }
          />
        ) : (
          <CancelPayment onCancel={() => onLeave()} />
        )}
        {/* A silent one may come yet. */}
        {arrival !== 'blocked' && (
          <GatewayFrame form={form} onMove={onMove} onFailed={() => onLeave(paymentAttemptFailed)} />
        )}
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
