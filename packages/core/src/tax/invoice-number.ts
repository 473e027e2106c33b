/** Each takes the place of the V in turn: a year has 33 series, 32,999,967 invoices. */
const SERIES = 'V123456789ABCDEFGHJKLMNPQRSTUWXYZ'
const LONGEST = 999_999

/**
 * The number of an invoice: `INV/26-27/000123`, 16 characters of letters, digits, `-` and `/`. Invoice 1,000,000 of a year
 * begins its second series, `IN1/26-27/000001`: the rule allows no 17th character, but several series.
 *
 * @param financialYear - `2026-27`, as {@link import('./financial-year.ts').financialYear} gives it.
 * @param serial - Place among that year's invoices, without a gap, 1 to 32999967.
 * @throws {RangeError} when either is not.
 * @source docs/sources.md#invoice-number
 */
export function invoiceNumber(financialYear: string, serial: number): string {
  if (!/^\d{4}-\d{2}$/.test(financialYear)) {
    throw new RangeError(`A financial year reads like 2026-27, got ${financialYear}.`)
  }
  const last = SERIES.length * LONGEST
  if (!Number.isInteger(serial) || serial < 1 || serial > last) {
    throw new RangeError(`An invoice's serial runs from 1 to ${last}, got ${serial}.`)
  }
  const series = SERIES.charAt(Math.floor((serial - 1) / LONGEST))
  const place = ((serial - 1) % LONGEST) + 1
  return `IN${series}/${financialYear.slice(2)}/${String(place).padStart(6, '0')}`
}
