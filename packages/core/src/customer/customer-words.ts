import { nameKey } from '../product/name-key.ts'

/** Characters of a word that is kept; what is longer is found by its beginning. */
const WORD_MAX = 60

/**
 * The words that a customer is found by at the desk: those of the name, the mobile number, the e-mail address and the words
 * before its @.
 *
 * @returns Each once, as `nameKey` writes them.
 */
export function customerWords(customer: { name: string; mobile: string | null; email: string }): string[] {
  const email = nameKey(customer.email)
  return clipped([
    ...partsOf(customer.name),
    customer.mobile ?? '',
    email,
    ...partsOf(email.slice(0, Math.max(0, email.indexOf('@')))),
  ])
}

/**
 * The words that somebody at the desk looks for: each begins one of a customer's. A mobile number may be written with +91
 * and spaces; what has an @ is an e-mail address.
 *
 * @returns None where nothing is sought.
 */
export function soughtCustomerWords(text: string): string[] {
  const key = nameKey(text)
  if (/^\+?[\d\s()-]{4,}$/.test(key)) {
    const digits = key.replace(/^\+91/, '').replace(/\D/g, '')
    return [digits.length > 10 ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : digits]
  }
  return clipped(key.split(' ').flatMap((word) => (word.includes('@') ? [word] : partsOf(word))))
}

const partsOf = (text: string): string[] => nameKey(text).split(/[^\p{L}\p{M}\p{N}]+/u)

const clipped = (words: readonly string[]): string[] => [
  ...new Set(words.map((word) => word.slice(0, WORD_MAX)).filter((word) => word !== '')),
]
