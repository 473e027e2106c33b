/** As those of the invoices: each takes a place after the N in turn. */
const SERIES = ' 123456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LONGEST = 999_999

/**
 * The number of a credit note: `CN/26-27/000123`, at most 16 characters of letters, digits, `-` and `/`. Note 1,000,000
 * of a year begins its second series, `CN1/26-27/000001`.
 *
 * @param financialYear - `2026-27`
 * @param serial - Place among that year's credit notes, without a gap, 1 to 33999966.
 * @throws {RangeError} when either is not.
 * @source docs/sources.md#credit-note
 */
export function creditNoteNumber(financialYear: string, serial: number): string {
  if (!/^\d{4}-\d{2}$/.test(financialYear)) {
    throw new RangeError(`A financial year reads like 2026-27, got ${financialYear}.`)
  }
  const last = SERIES.length * LONGEST
  if (!Number.isInteger(serial) || serial < 1 || serial > last) {
    throw new RangeError(`A credit note's serial runs from 1 to ${last}, got ${serial}.`)
  }
  const series = SERIES.charAt(Math.floor((serial - 1) / LONGEST)).trim()
  const place = ((serial - 1) % LONGEST) + 1
  return `CN${series}/${financialYear.slice(2)}/${String(place).padStart(6, '0')}`
}
