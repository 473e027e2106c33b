'use client'

import { OTP_LENGTH } from '@dawakit/core/customer'
import type { FieldIds } from '../../controls/field/field.tsx'
import { takeFocus } from '../../controls/field/take-focus.ts'
import { useDigits } from '../../controls/form/use-read-field.ts'

export interface OtpInputProps extends FieldIds {
  name: string
  value: string
  onChange: (value: string) => void
  /** Boxes. @default 4 */
  digits?: number
}

/** One field that looks like a box for each digit, so that pasting, autofill and screen readers just work. */
export function OtpInput({ value, onChange, digits = OTP_LENGTH, ...input }: OtpInputProps) {
  const read = useDigits(value, onChange, digits)
  const boxes = Array.from({ length: digits }, (_, index) => index)
  return (
    <span className={`dawa-login__otp${digits > OTP_LENGTH ? ' dawa-login__otp--long' : ''}`} part="otp">
      <input
        {...input}
        ref={takeFocus}
        className="dawa-login__otp-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...read}
      />
      {boxes.map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`dawa-login__digit${
            index === Math.min(value.length, digits - 1) ? ' dawa-login__digit--next' : ''
          }`}
        >
          {value[index]}
        </span>
      ))}
    </span>
  )
}
