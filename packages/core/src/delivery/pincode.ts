/** Digits of a pincode. */
export const PINCODE_LENGTH = 6
/** Milliseconds after the last key before the pincode list is asked for. */
export const PINCODE_DEBOUNCE_MS = 200

/**
 * @returns true for exactly 6 digits. Whether anyone delivers there is another question.
 * @source docs/sources.md#pincode
 */
export function isPincode(text: string): boolean {
  return /^[0-9]{6}$/.test(text)
}
