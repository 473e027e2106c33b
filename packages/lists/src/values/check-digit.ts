/** Lengths of EAN-8, UPC-A, EAN-13 and GTIN-14. */
const GTIN = /^(?:\d{8}|\d{12,14})$/

/**
 * Whether a text is a barcode of GS1 whose last digit is the one that the others ask for. A slip of one digit is always seen. Null
 * of what is none by its length: shops number goods by themselves, too.
 *
 * @source GS1 General Specifications, section 7.9.1: from the right, digits count three times and once in turn
 */
export function hasRightCheckDigit(text: string): boolean | null {
  if (!GTIN.test(text)) return null
  const digits = [...text].toReversed().map(Number)
  const sum = digits.reduce((all, digit, at) => all + digit * (at % 2 === 0 ? 1 : 3), 0)
  return sum % 10 === 0
}
