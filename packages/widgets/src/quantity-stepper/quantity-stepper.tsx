'use client'

import { CART_MAX, CART_MIN } from '@dawakit/core/cart'
import { useEffect, useRef, useState } from 'react'
import { takeDigits } from '../form/take-digits.ts'
import { MinusIcon } from '../icon/minus-icon.ts'
import { PlusIcon } from '../icon/plus-icon.ts'
import { useLabels } from '../shop-context/use-labels.ts'
import { quantityStepperLabels } from './quantity-stepper-labels.ts'

export interface QuantityStepperProps {
  value: number
  /** Wants another number. A promise is waited for: if the number is the same then, it shows so. */
  onChange: (value: number) => unknown
  /** What is counted; names the controls. */
  label: string
  /** @default 1 */
  min?: number
  /** @default 100 */
  max?: number
  /** Refuses changes while one is under way. @default false */
  isBusy?: boolean
}

/** Fewer, a number to type, more. A typed number is kept within `min` and `max`. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = CART_MIN,
  max = CART_MAX,
  isBusy,
}: QuantityStepperProps) {
  const labels = useLabels('quantityStepper', quantityStepperLabels)
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const latest = useRef(value)
  latest.current = value

  const change = async (next: number) => {
    const kept = isBusy ? value : Math.min(max, Math.max(min, next || value))
    setTyped(String(kept))
    if (kept === value) return
    await onChange(kept)
    setTyped(String(latest.current))
  }
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="dawa-stepper__button"
      part="stepper-button"
      aria-label={by > 0 ? labels.more(label) : labels.fewer(label)}
      aria-disabled={isBusy || value + by < min || value + by > max || undefined}
      onClick={() => change(value + by)}
    >
      {by > 0 ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
    </button>
  )

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside three controls in one line
    <span
      role="group"
      aria-label={labels.quantity(label)}
      aria-busy={isBusy || undefined}
      className="dawa-stepper"
      part="stepper"
    >
      {step(-1)}
      <input
        className="dawa-stepper__value"
        part="stepper-value"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        aria-label={labels.quantity(label)}
        value={typed}
        onChange={(event) => setTyped(takeDigits(event.currentTarget))}
        onBlurCapture={() => change(Number(typed))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            change(Number(typed))
          }
        }}
      />
      {step(1)}
    </span>
  )
}
