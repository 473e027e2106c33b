import { cartEmpty, loginToCheckout } from '../refusals/cart.ts'
import type { Refusal } from '../refusals/refusal.ts'

/**
 * Whether a cart may go to the checkout: not empty first, then signed in.
 * @returns null when it may, else the sentence to show.
 * @source docs/sources.md#checkout
 */
export function checkCheckoutEntry(input: {
  lines: readonly unknown[]
  isSignedIn: boolean
}): Refusal | null {
  if (input.lines.length === 0) return cartEmpty
  return input.isSignedIn ? null : loginToCheckout
}
