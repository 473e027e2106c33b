'use client'

import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { checkoutLabels } from './checkout-labels.ts'

/** My Cart, Order Review, Payment Details. @param current - Index of the active one. */
export function CheckoutSteps({ current }: { current: number }) {
  const labels = useLabels('checkout', checkoutLabels)
  return (
    <ol className="dawa-checkout__steps" part="steps">
      {labels.steps.map((step, index) => (
        <li
          key={step}
          className={`dawa-checkout__step${index <= current ? ' dawa-checkout__step--reached' : ''}`}
          aria-current={index === current ? 'step' : undefined}
          part="step"
        >
          <span className="dawa-checkout__step-mark" aria-hidden="true">
            {index < current ? <CheckIcon size={14} /> : index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  )
}
