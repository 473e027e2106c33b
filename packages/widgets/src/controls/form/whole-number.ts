import { latinDigits } from '@dawakit/core/language'

/**
 * A whole number as it was typed, in digits of any script.
 *
 * @returns `NaN` where it is none; `1e2` and `0x10` are numbers to a computer alone.
 */
export function wholeNumber(typed: string): number {
  const text = latinDigits(typed)
  return /^\s*-?\d+\s*$/.test(text) ? Number(text) : Number.NaN
}
