import type { Order } from '../contract/order.ts'
import { nameKey } from '../product/name-key.ts'

/** Characters of a word that is kept; what is longer is found by its beginning. */
const WORD_MAX = 40

/**
 * The words that an order is found by at the desk: its number, the last part of it, those of its customer's and its
 * recipient's name, and their mobile numbers.
 *
 * @returns Each once, as `nameKey` writes them.
 */
export function orderWords(order: {
  orderNumber: string
  user: Pick<Order['user'], 'username' | 'mobileNumber'>
  shippingAddress: Pick<Order['shippingAddress'], 'name' | 'contactNumber'>
}): string[] {
  const number = nameKey(order.orderNumber)
  const { user, shippingAddress: to } = order
  const words = [
    number,
    number.slice(number.lastIndexOf('-') + 1),
    ...wordsOf(user.username),
    ...wordsOf(to.name),
    mobileOf(user.mobileNumber),
    mobileOf(to.contactNumber),
  ]
  return [...new Set(words.map((word) => word.slice(0, WORD_MAX)).filter((word) => word !== ''))]
}

/**
 * The words that somebody at the desk looks for: each begins one of an order's.
 *
 * @returns None where nothing is sought.
 */
export function soughtWords(text: string): string[] {
  const key = nameKey(text)
  if (/^\+?[\d\s()-]{5,}$/.test(key)) return [mobileOf(key)]
  return key
    .split(' ')
    .flatMap((word) => (/\d-|-\d/.test(word) ? [word] : wordsOf(word)))
    .map((word) => word.slice(0, WORD_MAX))
    .filter((word) => word !== '')
}

const wordsOf = (name: string): string[] => nameKey(name).split(/[^\p{L}\p{M}\p{N}]+/u)

/** The ten digits, or what is there of them. */
function mobileOf(text: string): string {
  const digits = text.replace(/\D/g, '')
  return digits.length > 10 ? digits.replace(/^(91|0)(?=\d{10}$)/, '') : digits
}
