import { type Instant, istDate } from '../delivery/ist-date.ts'

/** A day, or a month where the pack names no day. Neither has a time or a zone. */
export interface PrintedDate {
  /** yyyy-mm-dd: the month's last where no day is named. */
  lastDay: string
  /** As the pack has it: yyyy-mm-dd, or yyyy-mm. */
  printed: string
}

/**
 * Reads six digits, year, month and day. Day 00 means the month: its last day. A year of two digits is the nearest to today's, from 49
 * years before to 50 after.
 *
 * @returns null for what is no day
 * @source docs/sources.md#codes-of-packs
 */
export function readGs1Date(digits: string, at: Instant): PrintedDate | null {
  const found = /^(\d{2})(\d{2})(\d{2})$/.exec(digits)
  if (!found) return null
  const [, yy = '', mm = '', dd = ''] = found
  const month = Number(mm)
  if (month < 1 || month > 12) return null
  const year = fullYear(Number(yy), Number(istDate(at).slice(0, 4)))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (Number(dd) > last) return null
  const name = `${year}-${mm}`
  return dd === '00'
    ? { lastDay: `${name}-${last}`, printed: name }
    : { lastDay: `${name}-${dd}`, printed: `${name}-${dd}` }
}

function fullYear(twoDigits: number, thisYear: number): number {
  const century = thisYear - (thisYear % 100)
  const difference = twoDigits - (thisYear % 100)
  if (difference >= 51) return century - 100 + twoDigits
  return difference <= -50 ? century + 100 + twoDigits : century + twoDigits
}
