'use client'

import { OTP_LENGTH } from '@dawakit/core/customer'
import type { FieldIds } from '../field/field.tsx'
import { takeFocus } from '../field/take-focus.ts'
import { takeDigits } from '../form/take-digits.ts'

export interface OtpInputProps extends FieldIds {
  name: string
  value: string
  onChange: (value: string) => void
}

const boxes = Array.from({ length: OTP_LENGTH }, (_, index) => index)

/** One field that looks like four boxes, so that pasting, autofill and screen readers just work. */
export function OtpInput({ value, onChange, ...input }: OtpInputProps) {
  return (
    <span className="dawa-login__otp" part="otp">
      <input
        {...input}
        ref={takeFocus}
        className="dawa-login__otp-input"
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(takeDigits(event.currentTarget, OTP_LENGTH))}
      />
      {boxes.map((index) => (
        <span
          key={index}
          aria-hidden="true"
          className={`dawa-login__digit${
            index === Math.min(value.length, OTP_LENGTH - 1) ? ' dawa-login__digit--next' : ''
          }`}
        >
          {value[index]}
        </span>
      ))}
    </span>
  )
}
