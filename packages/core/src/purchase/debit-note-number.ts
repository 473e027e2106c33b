const LAST = 999_999

/**
 * The number of a debit note: `DN/26-27/000123`, at most 16 characters, as rule 53 of the CGST Rules asks of a note's series.
 *
 * @param year - `2026-27`
 * @param serial - Place among that year's debit notes, without a gap, 1 to 999999.
 * @throws {RangeError} when either is not.
 * @source docs/sources.md#input-tax
 */
export function debitNoteNumber(year: string, serial: number): string {
  if (!/^\d{4}-\d{2}$/.test(year)) throw new RangeError(`A financial year reads like 2026-27, got ${year}.`)
  if (!Number.isInteger(serial) || serial < 1 || serial > LAST)
    throw new RangeError(`A debit note's serial runs from 1 to ${LAST}, got ${serial}.`)
  return `DN/${year.slice(2)}/${String(serial).padStart(6, '0')}`
}
