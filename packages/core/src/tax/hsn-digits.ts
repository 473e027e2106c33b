import { paise } from '../money/paise.ts'

/**
 * Digits of a product's HSN code that an invoice must have at least.
 *
 * @source docs/sources.md#hsn-digits
 */
export const HSN_DIGITS = ['4', '6'] as const

/** ₹5 crore: a turnover of the year before above this one asks for 6, one up to it for 4. */
export const HSN_DIGITS_TURNOVER = paise(5_000_000_000)
