import { type Paise, sumPaise } from '../money/paise.ts'
import { refundOfPieces } from '../returns/refund-of-pieces.ts'
import type { Packed } from './check-packing.ts'

export interface ParcelPaidAtTheDoor {
  lines: readonly {
    lineNo: number
    supplied: number
    /** What all supplied pieces cost, after their share of the coupon. */
    paid: Paise
  }[]
  /** What is in the parcels before it. */
  before: readonly Packed[]
  pieces: readonly Packed[]
  deliveryFee: Paise
}

/**
 * What a courier collects for one parcel of an order that is paid in cash: what its pieces cost after the coupon, and with the
 * first parcel the delivery fee. All parcels of an order together collect its total, to the paisa. Our choice: nobody pays
 * for what has not come yet.
 *
 * @throws {RangeError} when more pieces are in the parcels than are supplied.
 */
export function cashOfParcel({ lines, before, pieces, deliveryFee }: ParcelPaidAtTheDoor): Paise {
  const piecesOf = (packed: readonly Packed[], line: number) =>
    packed.reduce((sum, { lineNo, quantity }) => (lineNo === line ? sum + quantity : sum), 0)
  const values = lines.map(
    ({ lineNo, supplied, paid }) =>
      refundOfPieces({
        paid,
        supplied,
        before: piecesOf(before, lineNo),
        pieces: piecesOf(pieces, lineNo),
        restockingPercent: 0,
      }).value,
  )
  return sumPaise(before.length === 0 ? [...values, deliveryFee] : values)
}
