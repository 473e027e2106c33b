'use client'

import { MOBILE_LENGTH } from '@dawakit/core/customer'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { COUNTRY_CODE } from './mobile-number.ts'

/** Ten digits of what was typed, pasted or filled in: +91, 0 and spaces go. */
export function mobileDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const isPrefixed = digits.length > MOBILE_LENGTH
  return (isPrefixed ? digits.replace(/^(0|91)/, '') : digits).slice(0, MOBILE_LENGTH)
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
