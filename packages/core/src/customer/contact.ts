import { latinDigits } from '../language/latin-digits.ts'

/** Digits of a mobile number, without +91. */
export const MOBILE_LENGTH = 10
/** Characters of an e-mail address. */
export const EMAIL_MAX = 254
/** Digits of a one-time code. */
export const OTP_LENGTH = 4
/** Digits of a one-time code while somebody guesses at the number, or all over the shop. */
export const OTP_LENGTH_UNDER_ATTACK = 6

/**
 * @returns true for exactly 10 digits.
 * @source docs/sources.md#mobile-number
 */
export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text)
}

/**
 * @param text - As people write it: with +91, 91 or 0 before it, with spaces or hyphens between the digits, in digits of any script.
 * @returns its 10 digits, or null where it is no mobile number.
 * @source docs/sources.md#mobile-number
 */
export function mobileDigitsOf(text: string): string | null {
  return /^(?:\+?91|0)?([0-9]{10})$/.exec(latinDigits(text).replace(/[\s-]/g, ''))?.[1] ?? null
}

/** @returns true for exactly so many digits. */
export function isOtp(text: string, digits: number = OTP_LENGTH): boolean {
  return text.length === digits && /^[0-9]+$/.test(text)
}

/**
 * @returns true for name@domain.tld of at most `EMAIL_MAX` characters, without spaces or quoted parts.
 * @source docs/sources.md#email
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && /^[^\s@"<>(),:;[\]\\]{1,64}@([a-z0-9-]+\.)+[a-z]{2,}$/i.test(text)
}
