import { type Paise, paise } from '../money/paise.ts'
import type { BasisPoints } from '../tax/basis-points.ts'

/** What of a line decides what is paid for it. */
export interface PricedLine {
  /** Packs that are paid. */
  units: number
  /** Packs that come with them and cost nothing: 2 of 10 + 2. */
  freeUnits: number
  /** Of one pack, without tax, before the discount. */
  rate: Paise
  discount: BasisPoints
  gst: BasisPoints
}

/** The value of goods and the taxes on it. */
export interface TaxedValue {
  taxable: Paise
  cgst: Paise
  sgst: Paise
  igst: Paise
}

const WHOLE = 10_000

/**
 * What a line of a supplier's bill costs and the tax on it. The tax comes on top of the value, as between dealers; CGST and SGST are
 * equal where the supplier is of the store's state, else it is IGST. The discount and each tax are rounded to the paisa, half up.
 *
 * @source docs/sources.md#input-tax
 */
export function taxOfLine(line: PricedLine, isIntraState: boolean): TaxedValue {
  const value = line.units * line.rate
  const taxable = paise(value - share(value, line.discount, WHOLE))
  if (!isIntraState) return { taxable, cgst: paise(0), sgst: paise(0), igst: share(taxable, line.gst, WHOLE) }
  const half = share(taxable, line.gst, 2 * WHOLE)
  return { taxable, cgst: half, sgst: half, igst: paise(0) }
}

/** The sums of lines. */
export function sumOfLines(lines: readonly TaxedValue[]): TaxedValue {
  const sum = (of: (line: TaxedValue) => number) => paise(lines.reduce((all, line) => all + of(line), 0))
  return {
    taxable: sum(({ taxable }) => taxable),
    cgst: sum(({ cgst }) => cgst),
    sgst: sum(({ sgst }) => sgst),
    igst: sum(({ igst }) => igst),
  }
}

/** What is to be paid. */
export const totalOf = ({ taxable, cgst, sgst, igst }: TaxedValue): Paise =>
  paise(taxable + cgst + sgst + igst)

/** What one pack has cost without tax, free ones among them, to the nearest paisa. */
export function costOfPack(line: PricedLine): Paise {
  const packs = line.units + line.freeUnits
  if (packs === 0) return paise(0)
  const value = line.units * line.rate
  return paise(Math.round((value - share(value, line.discount, WHOLE)) / packs))
}

/** What one pack that is paid costs with its tax: no pack prints less. */
export const paidForPack = ({ rate, discount, gst }: PricedLine): Paise => {
  const net = rate - share(rate, discount, WHOLE)
  return paise(net + share(net, gst, WHOLE))
}

/** In whole numbers, as a product may pass 2^53. */
const share = (amount: number, part: number, whole: number): Paise =>
  paise(Number((BigInt(amount) * BigInt(2 * part) + BigInt(whole)) / BigInt(2 * whole)))
