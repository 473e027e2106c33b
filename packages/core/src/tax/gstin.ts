import { GST_STATES } from './gst-states.ts'

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** State, PAN (five letters, four digits, a letter), number of the registration within the state, Z, check digit. */
const SHAPE = /^(\d{2})[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether a text is a GSTIN: 15 characters in capitals, of a state that there is, with the check digit that belongs to
 * the fourteen before it.
 *
 * @source docs/sources.md#gstin
 */
export function isGstin(text: string): boolean {
  const [, state] = SHAPE.exec(text) ?? []
  return GST_STATES.some(({ code }) => code === state) && text === withCheckDigit(text.slice(0, 14))
}

/**
 * A GSTIN of its first fourteen characters.
 *
 * @source docs/sources.md#gstin
 */
export function withCheckDigit(before: string): string {
  return `${before}${checkDigit(before)}`
}

/** Luhn's way with 36 digits: every second one counts twice, and the digits of a product are added up. */
function checkDigit(before: string): string | undefined {
  const sum = [...before].reduce((total, digit, at) => {
    const product = DIGITS.indexOf(digit) * (1 + (at % 2))
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return DIGITS[(36 - (sum % 36)) % 36]
}
