'use client'

import { CART_MAX, CART_MIN, countRefusal } from '@dawakit/core/cart'
import { maximumProductReached, type Refusal } from '@dawakit/core/refusals'
import { useState } from 'react'
import { useOptionalShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { wholeNumber } from '../form/whole-number.ts'
import { MinusIcon } from '../icon/minus-icon.ts'
import { PlusIcon } from '../icon/plus-icon.ts'
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
  /** Why a typed number is refused, null when it is not. @default a whole number from `min` to `max` */
  check?: (quantity: number) => Refusal | null
  /** Refuses changes while one is under way. @default false */
  isBusy?: boolean
}

/** Fewer, a number to type, more. A typed number that is refused changes nothing, and the reason stands below. */
export function QuantityStepper({
  value,
  onChange,
  label,
  min = CART_MIN,
  max = CART_MAX,
  check = (quantity) => countRefusal(quantity) ?? (quantity > max ? maximumProductReached : null),
  isBusy,
}: QuantityStepperProps) {
  const labels = useLabels('quantityStepper', quantityStepperLabels)
  const shop = useOptionalShop()
  /** What stands in the field while it is not `value`. */
  const [typed, setTyped] = useState<string | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  const change = async (next: number) => {
    const isSame = isBusy || next === value
    const refused = isSame ? null : check(next)
    setRefusal(refused)
    if (isSame || refused) return setTyped(null)
    const wanted = String(next)
    setTyped(wanted)
    await onChange(next)
    // What is typed meanwhile stays.
    setTyped((now) => (now === wanted ? null : now))
  }
  // What is cleared and left is as it was; a refusal stays while it is read.
  const take = () => {
    if (typed !== null) change(typed.trim() ? wholeNumber(typed) : value)
  }
  const step = (by: 1 | -1) => {
    const isOver = value + by < min || value + by > max
    return (
      <button
        type="button"
        className="dawa-stepper__button"
        part="stepper-button"
        aria-label={by > 0 ? labels.more(label) : labels.fewer(label)}
        aria-disabled={isBusy || isOver || undefined}
        onClick={() => {
          if (!isOver) change(value + by)
        }}
      >
        {by > 0 ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
      </button>
    )
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside three controls in one line
    <span
      role="group"
      aria-label={labels.quantity(label)}
      aria-busy={isBusy || undefined}
      className="dawa-stepper"
    >
      <span className="dawa-stepper__box" part="stepper">
        {step(-1)}
        <input
          className="dawa-stepper__value"
          part="stepper-value"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          aria-label={labels.quantity(label)}
          value={typed ?? String(value)}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlurCapture={take}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault()
              take()
            }
          }}
        />
        {step(1)}
      </span>
      <span aria-live="polite" className="dawa-stepper__refusal" part="stepper-refusal">
        {refusal && (shop ? shop.say(refusal) : refusal.text)}
      </span>
    </span>
  )
}
