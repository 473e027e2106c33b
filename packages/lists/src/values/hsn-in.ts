import { gstRates } from '@dawakit/core/tax'
import { BadValue } from './bad-value.ts'
import { short } from './values.ts'

/**
 * A code of the tariff as lists write it: '3004', '300490', '3004.90.99', '3004 90 99'. A spreadsheet takes the nought from the front
 * of chapters 1 to 9: '9021000' of tea.
 *
 * @returns 4, 6 or 8 digits
 * @throws {BadValue}
 */
export function hsnIn(text: string): string {
  const digits = text.replace(/^'/, '').replace(/[\s.-]+/g, '')
  if (/^(?:\d{4}|\d{6}|\d{8})$/.test(digits)) return digits
  const whole = `0${digits}`
  if (/^0\d{3}(?:\d{2}){0,2}$/.test(whole) && gstRates.some((row) => whole.startsWith(row.hsn))) return whole
  throw new BadValue(`hsn "${short(text)}" is not 4, 6 or 8 digits`)
}
