'use client'

import { MOBILE_LENGTH } from '@dawakit/core/customer'
import { latinDigits } from '@dawakit/core/language'
import { TextField, type TextFieldProps } from '../field/field.tsx'
import { useReadField } from '../form/use-read-field.ts'
import { COUNTRY_CODE } from './mobile-number.ts'

/** A country code or trunk zero that has a whole number behind it: many a number begins with 91 itself. */
const DIALLING_PREFIX = new RegExp(`^(0|91)(?=\\d{${MOBILE_LENGTH}})`)

/** Ten digits of what was typed, pasted or filled in: +91, 0 and spaces go. The plus of another country stays, and is refused. */
export function mobileDigits(text: string): string {
  // Typed, it goes with its last digit: what follows is the number, whatever that begins with.
  const [, plus = '', rest = ''] = /^\s*(\+?)(.*)$/s.exec(latinDigits(text).replace(/^\s*\+91/, '')) ?? []
  return plus + rest.replace(/\D/g, '').replace(DIALLING_PREFIX, '').slice(0, MOBILE_LENGTH)
}

export interface MobileFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'value' | 'onChange'> {
  /** Where what surrounds it keeps it. */
  value?: string
  onChange?: (mobileNumber: string) => void
}

/** A mobile number of India; what a phone fills in with its country code fits, too. */
export function MobileField({ value, onChange, ...field }: MobileFieldProps) {
  const read = useReadField(mobileDigits, value ?? '', (mobileNumber) => onChange?.(mobileNumber))
  return (
    <TextField
      autoComplete="tel-national"
      {...field}
      type="tel"
      inputMode="numeric"
      prefix={COUNTRY_CODE}
      onChange={read.onChange}
      {...(value !== undefined && read)}
    />
  )
}
