import { orderTotals, type PricedLine, type TotalsInPaise } from '../cart/totals.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'
import { partOfPrice } from '../money/part-of-price.ts'

/** A line of an order with its share of the coupon. */
export interface DiscountedLine extends PricedLine {
  /** What the coupon takes off it, from 0 to quantity × price. */
  discount: Paise
}

/** Pieces of a line that have left in a parcel, with the value that they left with. */
export interface GonePieces {
  quantity: number
  value: Paise
  /** Its courier has brought them back: they may be taken out of the order. */
  isBack: boolean
}

/**
 * A line of which fewer pieces are supplied than were ordered. Its share of the coupon shrinks with it; a part of a paisa
 * is the customer's. What has left keeps its value, so that a line of which nothing else is supplied costs exactly what its
 * parcels do. Pieces that are here go before those that came back.
 *
 * @param quantity - What is supplied: whole pieces, from what is with a courier or the customer to the line's own.
 * @param gone - What has left of it.
 * @returns The line, and what is left of each of `gone`.
 * @throws {RangeError} for any other number.
 * @source our choice
 */
export function supplyLess<Line extends DiscountedLine>(
  line: Line,
  quantity: number,
  gone: readonly GonePieces[],
): { line: Line; gone: GonePieces[] } {
  const kept = gone.reduce((sum, pieces) => sum + (pieces.isBack ? 0 : pieces.quantity), 0)
  if (!Number.isInteger(quantity) || quantity < kept || quantity > line.quantity) {
    throw new RangeError(`Of ${line.quantity} pieces ${quantity} cannot be supplied.`)
  }
  const here = line.quantity - piecesOf(gone)
  const price = paise(line.quantity * line.price - line.discount - worthOf(gone))
  const out = line.quantity - quantity
  const stays = Math.max(here - out, 0)
  let back = Math.max(out - here, 0)
  const left = gone.map((pieces) => {
    const taken = pieces.isBack ? Math.min(back, pieces.quantity) : 0
    back -= taken
    const value = partOfPrice(pieces.value, pieces.quantity - taken, pieces.quantity)
    return { ...pieces, quantity: pieces.quantity - taken, value }
  })
  const paid = partOfPrice(price, stays, here) + worthOf(left)
  return { line: { ...line, quantity, discount: paise(quantity * line.price - paid) }, gone: left }
}

const piecesOf = (gone: readonly GonePieces[]) => gone.reduce((sum, pieces) => sum + pieces.quantity, 0)
const worthOf = (gone: readonly GonePieces[]) => sumPaise(gone.map(({ value }) => value))

/**
 * {@link supplyLess} of a line of which nothing has left.
 *
 * @param quantity - What is supplied: whole pieces, from 0 to the line's own.
 * @throws {RangeError} for any other number.
 */
export const amendLine = <Line extends DiscountedLine>(line: Line, quantity: number): Line =>
  supplyLess(line, quantity, []).line

/**
 * What an order comes to whose lines were amended. What is delivered costs the same delivery fee.
 *
 * @param deliveryFee - Paise, as it was charged.
 * @source our choice
 */
export function amendedTotals(lines: readonly DiscountedLine[], deliveryFee: Paise): TotalsInPaise {
  return orderTotals({ lines, discount: sumPaise(lines.map(({ discount }) => discount)), deliveryFee })
}
