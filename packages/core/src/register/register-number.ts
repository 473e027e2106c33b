import type { RegisterKind } from '../contract/index.ts'

const MARKS: Readonly<Record<RegisterKind, string>> = { prescriptions: 'RX', h1: 'H1' }
const DIGITS = 6
/** What of a place in a register is the year's; the rest is the serial. */
const YEAR = 10_000_000

/**
 * The serial number of an entry as the register prints it and as it is written on a prescription: `RX/26-27/000123`.
 *
 * @param financialYear - `2026-27`
 * @param serial - Place among the year's entries of the register, from 1 without a gap.
 * @source docs/sources.md#registers
 */
export const registerNumber = (register: RegisterKind, financialYear: string, serial: number): string =>
  `${MARKS[register]}/${financialYear.slice(2)}/${String(serial).padStart(DIGITS, '0')}`

/** Where an entry stands among all of its register, over the years: a whole number. */
export function registerPlace(financialYear: string, serial: number): number {
  if (!/^\d{4}-\d{2}$/.test(financialYear) || !Number.isInteger(serial) || serial < 1 || serial >= YEAR) {
    throw new RangeError(
      `A register has entries 1 to ${YEAR - 1} of a year like 2026-27, got ${financialYear} and ${serial}.`,
    )
  }
  return Number(financialYear.slice(0, 4)) * YEAR + serial
}
