import { type Paise, paise } from '../money/paise.ts'
import { partOfPrice } from '../money/part-of-price.ts'
import { percentOf } from '../money/percent-of.ts'

export interface PiecesBack {
  /** What all delivered pieces of the line cost, after its share of the coupon. */
  paid: Paise
  supplied: number
  /** Pieces that were refunded before. */
  before: number
  /** Pieces that are refunded now. */
  pieces: number
  /** Percent that the pharmacy keeps. */
  restockingPercent: number
}

export interface RefundOfPieces {
  /** Their price after the coupon: their part of what was paid. */
  value: Paise
  charge: Paise
  /** value − charge */
  refund: Paise
}

/**
 * What goes back for some pieces of a line. Their part of a price that does not divide is rounded down, and the last
 * pieces bring the odd paise: all of a line in any number of returns is its whole price, to the paisa.
 *
 * @throws {RangeError} when more pieces come back than were delivered.
 * @source docs/sources.md#refund-of-a-line
 */
export function refundOfPieces({
  paid,
  supplied,
  before,
  pieces,
  restockingPercent,
}: PiecesBack): RefundOfPieces {
  if (pieces < 0 || before < 0 || before + pieces > supplied) {
    throw new RangeError(`${pieces} pieces cannot come back of ${supplied}, after ${before}.`)
  }
  const value = paise(partOfPrice(paid, before + pieces, supplied) - partOfPrice(paid, before, supplied))
  const charge = percentOf(value, restockingPercent)
  return { value, charge, refund: paise(value - charge) }
}
