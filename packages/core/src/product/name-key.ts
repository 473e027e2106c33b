import { latinDigits } from '../language/latin-digits.ts'

/**
 * The key that names are searched and compared by, the same on server and client: lower case,
 * accents folded, digits as 0 to 9, runs of white space one space, none at the ends.
 *
 * @returns '' when nothing but white space is left.
 * @source docs/sources.md#name-key
 */
export function nameKey(text: string): string {
  return latinDigits(text.normalize('NFKD'))
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
}
