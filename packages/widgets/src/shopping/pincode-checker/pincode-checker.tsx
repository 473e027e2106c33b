'use client'

import type { Pincode } from '@dawakit/client'
import { PINCODE_LENGTH } from '@dawakit/core/delivery'
import { useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useDigits } from '../../controls/form/use-read-field.ts'
import { CheckIcon } from '../../controls/icon/check-icon.ts'
import { PinIcon } from '../../controls/icon/pin-icon.ts'
import { useShopStore } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { pincodeCheckerLabels } from './pincode-checker-labels.ts'
import { usePincodeChecker } from './use-pincode-checker.ts'

export interface PincodeCheckerProps {
  /** A serviceable pincode was checked and saved. */
  onPincodeChange?: (pincode: Pincode) => void
}

/** A six-digit field, Check, and what is known of the pincode. */
export function PincodeChecker({ onPincodeChange }: PincodeCheckerProps) {
  const labels = useLabels('pincodeChecker', pincodeCheckerLabels)
  const id = useWidgetId('pincode')
  const saved = useShopStore((shop) => shop.$pincode)
  const { status, text, message, setText, check } = usePincodeChecker()
  const read = useDigits(text, setText, PINCODE_LENGTH)
  const input = useRef<HTMLInputElement>(null)
  const shown = !text || status === 'serviceable' ? saved : null
  const isBad = status === 'unserviceable' || status === 'failed'

  return (
    <form
      className={`dawa-widget dawa-pincode-checker dawa-pincode-checker--${status}`}
      part="root"
      noValidate
      onSubmit={async (event) => {
        event.preventDefault()
        const found = await check()
        if (found) onPincodeChange?.(found)
        else input.current?.focus()
      }}
    >
      <label className="dawa-field__label" part="label" htmlFor={id}>
        {labels.pincode}
      </label>
      <div className="dawa-field__box" part="box">
        <PinIcon className="dawa-pincode-checker__icon" />
        <input
          ref={input}
          id={id}
          className="dawa-field__input"
          part="input"
          data-autofocus=""
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={labels.placeholder}
          aria-invalid={isBad || undefined}
          aria-describedby={`${id}-note`}
          {...read}
        />
        <Button type="submit" variant="ghost" isBusy={status === 'checking'}>
          {labels.check}
        </Button>
      </div>
      <p
        id={`${id}-note`}
        className={`dawa-pincode-checker__note${isBad ? ' dawa-pincode-checker__note--bad' : ''}`}
        part="note"
        aria-live="polite"
      >
        {isBad && message}
        {shown && <CheckIcon size={16} />}
        {shown && labels.serviceable(shown.pincode, [shown.district, shown.state].filter(Boolean).join(', '))}
      </p>
    </form>
  )
}
