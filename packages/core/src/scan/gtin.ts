/** Lengths of EAN-8, UPC-A, EAN-13 and GTIN-14. */
const LENGTHS = new Set([8, 12, 13, 14])
const GTIN_DIGITS = 14

/** Whether a text has as many digits as a number of GS1, whatever its last one. */
export const isGtinShaped = (text: string): boolean => /^\d+$/.test(text) && LENGTHS.has(text.length)

/**
 * Whether the last digit of a number of GS1 is the one that the others ask for. A slip of one digit is always seen.
 *
 * @param digits - Digits alone, of any length: a GTIN, or the number of a case.
 * @source docs/sources.md#codes-of-packs
 */
export function hasRightCheckDigit(digits: string): boolean {
  if (!/^\d{2,}$/.test(digits)) return false
  return checkDigitOf(digits.slice(0, -1)) === digits.at(-1)
}

/** The digit that ends a number of GS1: from the right, digits count three times and once in turn. */
export function checkDigitOf(digits: string): string {
  const sum = [...digits]
    .toReversed()
    .reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return String((10 - (sum % 10)) % 10)
}

/**
 * The number of a product with all its 14 digits, by which any two are compared: EAN-8, UPC-A and EAN-13 begin with noughts there.
 *
 * @returns null for what is no such number, or has another last digit than it asks for
 */
export const toGtin14 = (text: string): string | null =>
  isGtinShaped(text) && hasRightCheckDigit(text) ? text.padStart(GTIN_DIGITS, '0') : null

/** A GTIN in each way that a list may write it, the shortest last. */
export function waysToWrite(gtin14: string): string[] {
  return [14, 13, 12, 8]
    .filter((length) => /^0*$/.test(gtin14.slice(0, GTIN_DIGITS - length)))
    .map((length) => gtin14.slice(GTIN_DIGITS - length))
}

/**
 * Whether a number was given by a shop, for its own goods alone: beginning with 02, 04 or 20 to 29 as EAN-13, or with 0 or 2 as EAN-8.
 *
 * @source docs/sources.md#codes-of-packs
 */
export function isNumberOfShop(gtin14: string): boolean {
  if (/^0{6}/.test(gtin14)) return /^[02]/.test(gtin14.slice(6))
  return /^(?:02|04|2\d)/.test(gtin14.slice(1))
}
