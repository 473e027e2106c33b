'use client'

import { MOBILE_LENGTH } from '@dawakit/core/customer'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { COUNTRY_CODE } from './mobile-number.ts'

/** A country code or trunk zero that has a whole number behind it: many a number begins with 91 itself. */
const DIALLING_PREFIX = new RegExp(`^(0|91)(?=\\d{${MOBILE_LENGTH}})`)

/** Ten digits of what was typed, pasted or filled in: +91, 0 and spaces go. The plus of another country stays, and is refused. */
export function mobileDigits(text: string): string {
  // Typed, it goes with its last digit: what follows is the number, whatever that begins with.
  const [, plus = '', rest = ''] = /^\s*(\+?)(.*)$/s.exec(text.replace(/^\s*\+91/, '')) ?? []
  return plus + rest.replace(/\D/g, '').replace(DIALLING_PREFIX, '').slice(0, MOBILE_LENGTH)
}

/** A mobile number of India; what a phone fills in with its country code fits, too. */
export function MobileField({ onChange, ...field }: Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix'>) {
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="numeric"
      prefix={COUNTRY_CODE}
      onChange={(event) => {
        event.currentTarget.value = mobileDigits(event.currentTarget.value)
        onChange?.(event)
      }}
    />
  )
}
