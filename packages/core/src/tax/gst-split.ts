import { type Paise, paise } from '../money/paise.ts'

/** Percent of GST inside a price whose product says nothing else. */
export const DEFAULT_GST_RATE = 18

export interface GstSplit {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

/**
 * Takes the tax out of a price that contains it. The taxable value is rounded to the nearest paisa,
 * half up; the tax is the rest, so that taxable + taxes = gross to the paisa. Within the store's
 * state it is halved into CGST and SGST, an odd paisa to CGST; else all of it is IGST.
 *
 * @param input.gross - Whole paise, >= 0, after discount.
 * @param input.ratePercent - 0 to 100, at most 2 decimals. @default 18
 * @param input.isIntraState - The place of supply is the store's own state.
 * @throws {RangeError} outside those bounds.
 * @source docs/sources.md#gst-split
 */
export function gstSplit(input: { gross: Paise; ratePercent?: number; isIntraState: boolean }): GstSplit {
  const { gross, ratePercent = DEFAULT_GST_RATE, isIntraState } = input
  const basisPoints = Math.round(ratePercent * 100)
  if (!(gross >= 0) || !(basisPoints >= 0 && basisPoints <= 10_000)) {
    throw new RangeError(`Cannot split ${gross} paise at ${ratePercent} percent.`)
  }
  const divisor = 10_000n + BigInt(basisPoints)
  const taxable = Number((BigInt(gross) * 20_000n + divisor) / (2n * divisor))
  const tax = gross - taxable
  const sgst = isIntraState ? Math.floor(tax / 2) : 0
  return {
    taxable: paise(taxable),
    cgst: paise(isIntraState ? tax - sgst : 0),
    sgst: paise(sgst),
    igst: paise(isIntraState ? 0 : tax),
  }
}
