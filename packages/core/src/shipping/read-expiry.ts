/** Until when the pieces of a batch are good, as their pack prints it. */
export interface Expiry {
  /** yyyy-mm */
  month: string
  /** The last day on which they are good in India, yyyy-mm-dd: the month's last where no day is printed. */
  lastDay: string
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const
const BETWEEN = String.raw`[\s./-]*`
const YEAR = String.raw`(20\d{2}|\d{2})`
const PREFIX = /^exp(iry|ires)?(\s*date)?[\s.:]*/

/** Of a pack, first to last: what is read is the first that fits the whole text. */
const PRINTED: readonly { pattern: RegExp; order: readonly ('day' | 'month' | 'year')[] }[] = [
  { pattern: /^(20\d{2})[./-](\d{1,2})[./-](\d{1,2})$/, order: ['year', 'month', 'day'] },
  { pattern: /^(20\d{2})[\s./-]+(\d{1,2})$/, order: ['year', 'month'] },
  { pattern: /^(\d{1,2})[./-](\d{1,2})[./-](20\d{2}|\d{2})$/, order: ['day', 'month', 'year'] },
  { pattern: /^(\d{1,2})[\s./-]+(20\d{2}|\d{2})$/, order: ['month', 'year'] },
  {
    pattern: new RegExp(`^(\\d{1,2})${BETWEEN}([a-z]{3,9})${BETWEEN}${YEAR}$`),
    order: ['day', 'month', 'year'],
  },
  { pattern: new RegExp(`^([a-z]{3,9})${BETWEEN}${YEAR}$`), order: ['month', 'year'] },
]

/**
 * Reads the expiry that a pack prints: '06/28', 'JUN 28', 'JUN.2028', '06-2028', '30/06/2028', '2028-06'. A month means its
 * last day; a year of two digits is of this century.
 *
 * @param printed - As it was typed or scanned.
 * @returns null for what is no expiry.
 * @source docs/sources.md#expiry
 */
export function readExpiry(printed: string): Expiry | null {
  const text = printed.trim().toLowerCase().replace(PREFIX, '')
  for (const { pattern, order } of PRINTED) {
    const found = pattern.exec(text)
    if (!found) continue
    const part = (name: 'day' | 'month' | 'year') => found[order.indexOf(name) + 1] ?? ''
    const year = Number(part('year').padStart(4, '20'))
    const month = monthOf(part('month'))
    if (month === null) return null
    const days = daysOf(year, month)
    const day = order.includes('day') ? Number(part('day')) : days
    if (day < 1 || day > days) return null
    const name = `${year}-${two(month)}`
    return { month: name, lastDay: `${name}-${two(day)}` }
  }
  return null
}

const two = (number: number) => String(number).padStart(2, '0')

/** From 1. */
function monthOf(text: string): number | null {
  const month = /^\d+$/.test(text) ? Number(text) : namedMonth(text)
  return month >= 1 && month <= 12 ? month : null
}

/** 'jun', 'june', 'sept': the beginning of its name, at least three letters. 0 for another word. */
const namedMonth = (text: string): number => MONTHS.findIndex((name) => name.startsWith(text)) + 1

const daysOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()
