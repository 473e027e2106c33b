import { BadValue } from '../values/bad-value.ts'
import { short } from '../values/values.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** Years that a pack of today may print: what lies outside was typed wrong, or is another date. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2079

/** Days from this one are what a spreadsheet keeps of a date, where a program gives that out. */
const SERIAL_FROM = Date.UTC(1899, 11, 30)
const DAY_MS = 86_400_000

/** What programs write where an article has no expiry. */
const NONE = /^(?:[-./\s0]+|n\.?\s*a\.?|nil|none|no expiry)$/i
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2})?(?:\.\d+)?(?: ?[ap]m)?Z?$/i

/**
 * The last day on which a pack may be sold, as lists write what the pack prints: '12/27', '03-2028', 'Dec-27', '2027-12',
 * '31/12/2027', '31122027', 'EXP 12/27', 46752 of a spreadsheet. A month ends on its last day. Day comes before month; where only the other order
 * makes a date ('12/31/2027', as Excel shows it elsewhere) it is that.
 *
 * @returns yyyy-mm-dd; null where the list says that there is none
 * @throws {BadValue} for anything else
 */
export function expiryDay(text: string): string | null {
  const plain = text
    .replace(/^exp(?:iry)?\.?\s*(?:dt|date)?\.?\s*[:.-]?\s*/i, '')
    .replace(TIME, '')
    .trim()
  if (plain === '' || NONE.test(plain)) return null
  const found = ofMonth(plain) ?? ofDay(plain)
  if (found === null)
    throw new BadValue(`expiry "${short(text)}" is no date: write it as 12/2027 or 31-12-2027`)
  return found
}

function ofMonth(text: string): string | null {
  const [, month, year] =
    /^(\d{1,2})\s*[-/. ]\s*(\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2}|\d{4})$/.exec(text) ?? []
  if (month && year) return lastOf(yearOf(year), Number(month))
  const [, isoYear, isoMonth] = /^(\d{4})[-/.](\d{1,2})$/.exec(text) ?? []
  if (isoYear && isoMonth) return lastOf(Number(isoYear), Number(isoMonth))
  const [, name, named] = /^([a-z]{3,9})\.?\s*[-/., ]?\s*'?(\d{4}|\d{2})$/i.exec(text) ?? []
  return name && named ? lastOf(yearOf(named), monthOf(name)) : null
}

function ofDay(text: string): string | null {
  if (/^[3-6]\d{4}$/.test(text)) {
    const date = new Date(SERIAL_FROM + Number(text) * DAY_MS)
    return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
  }
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text) ?? /^(20\d{2})(\d{2})(\d{2})$/.exec(text) ?? []
  const iso = isoYear ? dayOf(Number(isoYear), Number(isoMonth), Number(isoDay)) : null
  if (iso) return iso
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text) ?? []
  if (day && month && year) {
    const whole = yearOf(year)
    return dayOf(whole, Number(month), Number(day)) ?? dayOf(whole, Number(day), Number(month))
  }
  const [, number, name, named] = /^(\d{1,2})[-/. ]([a-z]{3,9})[-/., ]+(\d{4}|\d{2})$/i.exec(text) ?? []
  return number && name && named ? dayOf(yearOf(named), monthOf(name), Number(number)) : null
}

const yearOf = (text: string) => (text.length === 2 ? FIRST_YEAR + Number(text) : Number(text))

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

const lastOf = (year: number, month: number) =>
  dayOf(year, month, new Date(Date.UTC(year, month, 0)).getUTCDate())

function dayOf(year: number, month: number, day: number): string | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12 || day < 1) return null
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
}
