import { type BasisPoints, fromPercent, isWholeBasisPoints, toPercent } from './basis-points.ts'
import { gstOf, gstRowsOf } from './gst-rates.ts'
import { isNilRated, NIL_RATED } from './nil-rated-salts.ts'

/** What decides a rate of GST. */
export interface TaxedGoods {
  /** 4 to 8 digits. */
  hsn: string
  /** Its salts, as chips or names. */
  salts?: readonly string[]
}

/** The rates that there are in percent, central and state tax together, as dated rows. A pharmacy has no goods of the rates of gold and stones. */
const SLABS = [
  { from: '2017-07-01', to: '2025-09-21', rates: [0, 5, 12, 18, 28] },
  { from: '2025-09-22', to: null, rates: [0, 5, 18, 40] },
] as const

/** Headings of which the table of rates names all goods. Of others it has what pharmacies sell, and any rate in force may be right. */
const WHOLE = [
  '3001',
  '3002',
  '3003',
  '3004',
  '3005',
  '3006',
  '3822',
  '9018',
  '9019',
  '9021',
  '9619',
] as const

/**
 * The rates of GST that goods may have on a day: nil alone where the law names their salts; else that of their code, and of
 * longer codes that theirs may stand for.
 *
 * @param day - yyyy-mm-dd in Asia/Kolkata: that of the supply.
 * @returns The usual one first.
 * @source docs/sources.md#gst-rates
 */
export function gstInForce({ hsn, salts = [] }: TaxedGoods, day: string): BasisPoints[] {
  if (day >= NIL_RATED.from && isNilRated(salts)) return [fromPercent(0)]
  const isHeld = ({ from, to }: { from: string; to: string | null }) =>
    from <= day && (to === null || day <= to)
  const usual = gstOf(hsn, day)
  const slabs = SLABS.find(isHeld)?.rates ?? []
  const others = WHOLE.some((heading) => hsn.startsWith(heading))
    ? gstRowsOf(hsn)
        .filter((row) => isHeld(row) && row.hsn.startsWith(hsn))
        .map(({ rate }) => rate)
    : slabs
  return [...new Set([usual, ...others.map(fromPercent)])]
}

/**
 * The rates that the table has for goods of a code: its own, and those of longer codes that it may stand for.
 *
 * @returns one where it is sure, several where the code does not tell, none where the table does not have it
 */
export function gstOfTable(hsn: string, day: string): BasisPoints[] {
  const held = gstRowsOf(hsn).filter(({ from, to }) => from <= day && (to === null || day <= to))
  const own = held.some((row) => hsn.startsWith(row.hsn)) ? [gstOf(hsn, day)] : []
  const longer = held.filter((row) => row.hsn.startsWith(hsn)).map(({ rate }) => fromPercent(rate))
  return [...new Set([...own, ...longer])]
}

/** The rate that a supply is taxed with: what is written at the goods while it is in force for them, else the one that is. */
export function gstOfSupply(goods: TaxedGoods, written: BasisPoints, day: string): BasisPoints {
  const rates = gstInForce(goods, day)
  return rates.includes(written) ? written : (rates[0] ?? written)
}

/** A rate as it was written for goods, and the day that it was written for, yyyy-mm-dd in Asia/Kolkata. */
export interface WrittenRate {
  rate: BasisPoints
  day: string
}

/**
 * The rate on a later day of goods that had one before: who had the usual one has the usual one, whatever it has become; one of
 * somebody's own stays while it is in force.
 *
 * @source docs/sources.md#gst-rates
 */
export function gstSince(goods: TaxedGoods, written: WrittenRate, day: string): BasisPoints {
  const [before] = gstInForce(goods, written.day)
  const [usual = written.rate] = gstInForce(goods, day)
  return before === written.rate ? usual : gstOfSupply(goods, written.rate, day)
}

/** Whether any goods have this rate on a day. */
export function isGstInForce(rate: BasisPoints, day: string): boolean {
  return SLABS.some(({ from, to, rates }) => {
    const all: readonly number[] = rates
    return from <= day && (to === null || day <= to) && all.includes(toPercent(rate))
  })
}

/** {@link gstInForce} in percent. */
export function ratesInForce(goods: TaxedGoods, day: string): number[] {
  return gstInForce(goods, day).map(toPercent)
}

/** {@link gstOfSupply} in percent. */
export function rateOfSupply(goods: TaxedGoods, written: number, day: string): number {
  const rates = ratesInForce(goods, day)
  return rates.includes(written) ? written : (rates[0] ?? written)
}

/** {@link gstSince} in percent. */
export function rateSince(goods: TaxedGoods, written: { rate: number; day: string }, day: string): number {
  return toPercent(gstSince(goods, { ...written, rate: fromPercent(written.rate) }, day))
}

/** {@link isGstInForce} of a rate in percent: no goods have one of more than 2 decimals. */
export function isRateInForce(rate: number, day: string): boolean {
  const isRate = rate >= 0 && rate <= 100 && isWholeBasisPoints(rate)
  return isRate && isGstInForce(fromPercent(rate), day)
}

/**
 * When goods were supplied for their tax, where a rate has changed between: the middle one of the three moments. Two on one side
 * of the change decide, whichever they are.
 *
 * @source docs/sources.md#time-of-supply
 */
export function timeOfSupply(moments: { handedOverAt: number; invoicedAt: number; paidAt: number }): number {
  const [, middle = moments.invoicedAt] = [moments.handedOverAt, moments.invoicedAt, moments.paidAt].sort(
    (one, other) => one - other,
  )
  return middle
}
