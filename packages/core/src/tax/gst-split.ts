import { type Paise, paise } from '../money/paise.ts'
import { type BasisPoints, basisPoints, fromPercent, toPercent } from './basis-points.ts'

/** GST inside a price whose product says nothing else. */
export const DEFAULT_GST = basisPoints(1800)

/** {@link DEFAULT_GST} in percent. */
export const DEFAULT_GST_RATE = toPercent(DEFAULT_GST)

export interface GstSplit {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/**
 * Takes the tax out of a price that contains it, so that taxable + taxes = gross to the paisa. Outside the store's state
 * the taxable value is rounded to the nearest paisa, half up, and IGST is the rest. Within it each half of the tax, CGST
 * and SGST, is rounded so, and the taxable value is the rest: the halves are equal on every line.
 *
 * @param input.gross - Whole paise, >= 0, after discount.
 * @param input.isIntraState - The place of supply is the store's own state.
 * @throws {RangeError} when `gross` is below 0.
 * @source docs/sources.md#gst-split
 */
export function splitGst(input: { gross: Paise; rate: BasisPoints; isIntraState: boolean }): GstSplit {
  const { gross, rate, isIntraState } = input
  if (!(gross >= 0)) throw new RangeError(`Cannot take tax out of ${gross} paise.`)
  const whole = 10_000 + rate
  if (isIntraState) {
    const half = share(gross, rate, 2 * whole)
    return { taxable: paise(gross - 2 * half), cgst: half, sgst: half, igst: paise(0) }
  }
  const taxable = share(gross, 10_000, whole)
  return { taxable, cgst: paise(0), sgst: paise(0), igst: paise(gross - taxable) }
}

/**
 * {@link splitGst} of a rate in percent.
 *
 * @param input.ratePercent - 0 to 100, at most 2 decimals. @default 18
 * @throws {RangeError} outside those bounds, and when `gross` is below 0.
 */
export function gstSplit(input: { gross: Paise; ratePercent?: number; isIntraState: boolean }): GstSplit {
  const { gross, ratePercent = DEFAULT_GST_RATE, isIntraState } = input
  return splitGst({ gross, rate: fromPercent(ratePercent), isIntraState })
}

/** The part of an amount, to the nearest paisa, half up: in whole numbers, as a product may pass 2^53. */
const share = (amount: Paise, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(2 * part) + BigInt(whole)) / BigInt(2 * whole)))
