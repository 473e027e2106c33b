import type { NumberFormat } from './number-format.ts'

/** Excel keeps fifteen digits: of a longer number the last ones are zeros, whatever somebody typed. */
const FIRST_CUT_OFF = 1e15
const DAY_MS = 86_400_000

/**
 * A number as a person sees it: whole ones without '.0', without what floating point leaves behind (30.240000000000002),
 * shares of a hundred as percent. A day is `2026-01-10`. A number whose last digits are lost is written as a spreadsheet
 * shortens it, which every import refuses.
 */
export function numberText(value: string, format: NumberFormat, isFrom1904: boolean): string {
  const number = Number(value)
  if (value.trim() === '' || !Number.isFinite(number)) return value
  return shownNumber(number, format, isFrom1904)
}

/** As {@link numberText}, of a number that is one. */
export function shownNumber(number: number, format: NumberFormat, isFrom1904: boolean): string {
  if (format.kind === 'date') return dayText(number, isFrom1904) ?? plainText(number)
  if (format.kind === 'percent') return `${plainText(number * 100)}%`
  if (format.kind === 'leading-zeros') return plainText(number).padStart(format.digits ?? 0, '0')
  if (format.digits === null || Number.isInteger(number)) return plainText(number)
  return plainText(Number(number.toFixed(Math.min(format.digits, 15))))
}

/** Digits and a point: a number of which no more is written has nothing that floating point left behind. */
const SHORT = 16

function plainText(number: number): string {
  const written = String(number)
  if (written.length <= SHORT && Math.abs(number) < FIRST_CUT_OFF && !written.includes('e')) return written
  const plain = Number(number.toPrecision(15))
  if (Math.abs(plain) >= FIRST_CUT_OFF) return plain.toExponential().toUpperCase()
  // Small ones would be written with an exponent.
  return Math.abs(plain) < 1e-6 && plain !== 0 ? plain.toFixed(15).replace(/0+$/, '') : String(plain)
}

/** @returns null of what is no day that a calendar has */
function dayText(serial: number, isFrom1904: boolean): string | null {
  if (serial < 0 || serial > 2_958_466) return null
  // Excel believes that 1900 had a 29th of February.
  const days = isFrom1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const time = new Date(Date.UTC(1899, 11, 30) + Math.round((days * DAY_MS) / 1000) * 1000).toISOString()
  const [day = '', clock = ''] = time.slice(0, 19).split('T')
  if (!isFrom1904 && serial < 1) return clock
  return clock === '00:00:00' ? day : `${day} ${clock}`
}
