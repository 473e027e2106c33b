/**
 * The number of an invoice: `INV/26-27/000123`, 16 characters of letters, digits, `-` and `/`.
 *
 * @param financialYear - `2026-27`, as {@link import('./financial-year.ts').financialYear} gives it.
 * @param serial - Place in that year's gap-free series, 1 to 999999.
 * @throws {RangeError} when either is not.
 * @source docs/sources.md#invoice-number
 */
export function invoiceNumber(financialYear: string, serial: number): string {
  if (!/^\d{4}-\d{2}$/.test(financialYear)) {
    throw new RangeError(`A financial year reads like 2026-27, got ${financialYear}.`)
  }
  if (!Number.isInteger(serial) || serial < 1 || serial > 999_999) {
    throw new RangeError(`An invoice's serial runs from 1 to 999999, got ${serial}.`)
  }
  return `INV/${financialYear.slice(2)}/${String(serial).padStart(6, '0')}`
}
