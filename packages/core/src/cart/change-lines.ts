import type { ChosenVariant } from '../contract/customer.ts'
import { maximumProductReached, notInCart } from '../refusals/cart.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { cartLineKey } from './cart-line-key.ts'
import { checkQuantity, countRefusal, type Sellable } from './check-quantity.ts'
import { CART_LINES_MAX } from './limits.ts'

/** The least that a line of any cart carries. */
export interface SellableLine extends Sellable {
  _id: string
  variant?: ChosenVariant | null
  quantity: number
}

const keyOf = (line: SellableLine): string => cartLineKey(line._id, line.variant)

/**
 * Adds a product. A line of the same product and variant takes the added quantity and the newer
 * product data; else a line is appended.
 * @param added - Its `quantity` is what is added, a whole number >= 1.
 * @returns New lines; the given ones stay as they are.
 * @throws {RuleError} as {@link checkQuantity}, on the quantity of the whole line; `maximum-product-reached` for
 * one line too many.
 */
export function addLine<Line extends SellableLine>(lines: readonly Line[], added: Line): Line[] {
  const refusal = countRefusal(added.quantity)
  if (refusal) throw new RuleError(refusal)
  const key = keyOf(added)
  const present = lines.find((line) => keyOf(line) === key)
  const line = { ...added, quantity: added.quantity + (present?.quantity ?? 0) }
  checkQuantity(line.quantity, line)
  if (!present && lines.length >= CART_LINES_MAX) throw new RuleError(maximumProductReached)
  return present ? lines.map((other) => (other === present ? line : other)) : [...lines, line]
}

/**
 * Takes a line away. A line that is not there is no error, so that a repeated click is none.
 * @returns New lines.
 */
export function removeLine<Line extends SellableLine>(
  lines: readonly Line[],
  productId: string,
  variant?: ChosenVariant | null,
): Line[] {
  const key = cartLineKey(productId, variant)
  return lines.filter((line) => keyOf(line) !== key)
}

/**
 * Sets a line's quantity.
 * @param quantity - 1 to 100 and at most the stock.
 * @returns New lines.
 * @throws {RuleError} `not-in-cart`, else as {@link checkQuantity}
 */
export function setLineQuantity<Line extends SellableLine>(
  lines: readonly Line[],
  productId: string,
  quantity: number,
  variant?: ChosenVariant | null,
): Line[] {
  const key = cartLineKey(productId, variant)
  const present = lines.find((line) => keyOf(line) === key)
  if (!present) throw new RuleError(notInCart)
  checkQuantity(quantity, present)
  return lines.map((line) => (line === present ? { ...line, quantity } : line))
}
