import type { ChosenVariant } from '../contract/customer.ts'
import { cartLineKey } from './cart-line-key.ts'

interface KeyedLine {
  _id: string
  variant?: ChosenVariant | null
}

/**
 * What a guest's cart sends to the server at sign-in: the lines that the server's cart does not
 * hold yet. A line that both hold stays as the server has it, so that signing in twice adds nothing.
 * @source docs/sources.md#guest-cart
 */
export function mergeGuestCart<Line extends KeyedLine>(
  guest: readonly Line[],
  server: readonly KeyedLine[],
): Line[] {
  const held = new Set(server.map((line) => cartLineKey(line._id, line.variant)))
  return guest.filter((line) => !held.has(cartLineKey(line._id, line.variant)))
}
