import { orderTotals, type PricedLine, type TotalsInPaise } from '../cart/totals.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'

/** A line of an order with its share of the coupon. */
export interface DiscountedLine extends PricedLine {
  /** What the coupon takes off it, from 0 to quantity × price. */
  discount: Paise
}

/**
 * A line of which fewer pieces are supplied than were ordered. Its share of the coupon shrinks with it; a part of a paisa
 * is the customer's.
 *
 * @param quantity - What is supplied: whole pieces, from 0 to the line's own.
 * @throws {RangeError} for any other number.
 * @source our choice
 */
export function amendLine<Line extends DiscountedLine>(line: Line, quantity: number): Line {
  if (!Number.isInteger(quantity) || quantity < 0 || quantity > line.quantity) {
    throw new RangeError(`Of ${line.quantity} pieces ${quantity} cannot be supplied.`)
  }
  const share = (BigInt(line.discount) * BigInt(quantity) + BigInt(line.quantity - 1)) / BigInt(line.quantity)
  return { ...line, quantity, discount: paise(Number(share)) }
}

/**
 * What an order comes to whose lines were amended. What is delivered costs the same delivery fee.
 *
 * @param deliveryFee - Paise, as it was charged.
 * @source our choice
 */
export function amendedTotals(lines: readonly DiscountedLine[], deliveryFee: Paise): TotalsInPaise {
  return orderTotals({ lines, discount: sumPaise(lines.map(({ discount }) => discount)), deliveryFee })
}
