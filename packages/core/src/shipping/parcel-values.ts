import type { ShipmentState } from '../contract/order-work.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'
import { partOfPrice } from '../money/part-of-price.ts'
import type { Packed } from './check-packing.ts'

/** A line of an order, as far as its parcels share its price. */
export interface ValuedLine {
  lineNo: number
  supplied: number
  /** What all supplied pieces cost, after their share of the coupon. */
  paid: Paise
}

/** Pieces of a parcel. */
export interface ValuedPieces extends Packed {
  /** What they were worth when the parcel left; null until then. */
  value: Paise | null
}

/** A parcel, as far as it shares the price of its order. */
export interface ValuedParcel {
  state: ShipmentState
  pieces: readonly ValuedPieces[]
  /** The delivery fee that its courier was told to collect, 0 for none; null until it has left. */
  fee: Paise | null
}

/**
 * What the pieces of each parcel cost, after the coupon. What has left keeps the value that it left with: a courier was told to
 * collect it, and the same is credited when it comes back. All else shares what is left of its line, parcel by parcel. All
 * parcels of a line that is wholly packed have its price, to the paisa.
 *
 * @returns For each parcel the values of its pieces, in their order.
 * @throws {RangeError} when more pieces are in the parcels than are supplied.
 */
export function valuesOfParcels(
  lines: readonly ValuedLine[],
  parcels: readonly Pick<ValuedParcel, 'pieces'>[],
): Paise[][] {
  const rest = new Map(lines.map(({ lineNo, supplied, paid }) => [lineNo, { pieces: supplied, price: paid }]))
  const take = ({ lineNo, quantity, value }: ValuedPieces): Paise => {
    const left = rest.get(lineNo) ?? { pieces: 0, price: paise(0) }
    const part = value ?? partOfPrice(left.price, quantity, left.pieces)
    if (quantity > left.pieces)
      throw new RangeError(`${quantity} pieces are packed, ${left.pieces} are left.`)
    rest.set(lineNo, { pieces: left.pieces - quantity, price: paise(left.price - part) })
    return part
  }
  const gone = parcels.map(({ pieces }) => pieces.map((piece) => (piece.value === null ? null : take(piece))))
  return parcels.map(({ pieces }, parcel) =>
    pieces.map((piece, place) => gone[parcel]?.[place] ?? take(piece)),
  )
}

/**
 * Which parcel brings the delivery fee: the first that arrives or is still to come. One that came back has not brought it, and
 * one that left beside another was told to collect none.
 *
 * @returns its place among the parcels; -1 where the next one brings it.
 * @source our choice
 */
export function feeParcelOf(parcels: readonly Pick<ValuedParcel, 'state' | 'fee'>[]): number {
  const told = parcels.findIndex(({ state, fee }) => state !== 'returned' && fee !== null && fee > 0)
  if (told >= 0) return told
  return parcels.findIndex(({ fee }) => fee === null)
}

/**
 * What couriers collect for each parcel of an order that is paid in cash: what its pieces cost after the coupon, and one of
 * them the delivery fee. Nobody pays for what has not come yet.
 *
 * @throws {RangeError} as {@link valuesOfParcels}
 * @source our choice
 */
export function cashOfParcels(
  lines: readonly ValuedLine[],
  parcels: readonly ValuedParcel[],
  deliveryFee: Paise,
): Paise[] {
  const feeParcel = feeParcelOf(parcels)
  return valuesOfParcels(lines, parcels).map((values, place) => {
    const told = parcels[place]?.fee ?? null
    const fee = told ?? (place === feeParcel ? deliveryFee : paise(0))
    return sumPaise([...values, fee])
  })
}
