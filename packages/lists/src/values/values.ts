import { fromRupees, type Paise, plainRupees } from '@dawakit/core/money'
import { BadValue } from './bad-value.ts'

/** What the dearest product of a list can cost: a crore of rupees. */
const DEAREST_RUPEES = 10_000_000

/** What stands before and behind an amount: '₹ 99', 'Rs.12/-', '10.00 INR'. */
const CURRENCY = /^(?:₹|rs\.?|inr)\s*|\s*(?:\/-|₹|rs\.?|inr)$/gi

/**
 * Rupees as lists print them: '1,234.50', '₹ 99', 'Rs.12/-', 'INR 10'. Blank and 0 mean that no price is published.
 *
 * @returns null for no price.
 * @throws {BadValue} for anything else, and for '12,50', which may be either of two amounts.
 */
export function paiseOf(name: string, text: string): Paise | null {
  // 'Rs. 10 INR' is odd, '₹10.50/-' is not: what stands behind may be two marks, such as ' INR/-'.
  const amountText = text.replace(CURRENCY, '').replace(CURRENCY, '')
  if (amountText === '' || amountText === '-') return null
  const [, whole, part] = /^(\d{1,7}),(\d{1,2})$/.exec(amountText) ?? []
  if (whole !== undefined && part !== undefined) {
    const either = `${whole}.${part.padEnd(2, '0')}`
    throw new BadValue(
      `${name} "${short(text)}" may be ${either} or ${inGroups(whole + part)}: write ${either} or ${whole}${part}`,
    )
  }
  const plain = withoutGroups(amountText)
  if (!/^\d{1,12}(\.\d{0,2}0*)?$/.test(plain))
    throw new BadValue(`${name} "${short(text)}" is not a price in rupees: write it as 30.24`)
  if (Number(plain) > DEAREST_RUPEES) throw new BadValue(`${name} "${short(text)}" is too high`)
  const amount = fromRupees(Number(plain))
  return amount === 0 ? null : amount
}

/** An amount as {@link paiseOf} reads it again. */
export const rupeesText = (amount: Paise): string => plainRupees(amount)

/** '1,00,000' and '100,000' are 100000; a comma anywhere else stays, and makes it no number. */
function withoutGroups(text: string): string {
  return /^\d{1,3}(?:(?:,\d{2})*|(?:,\d{3})*),\d{3}(?:\.|$)/.test(text) ? text.replaceAll(',', '') : text
}

const inGroups = (digits: string) => Number(digits).toLocaleString('en-IN')

/**
 * A whole number from 0 to `max` as lists print it: '1,000', and '5.0' of a list that a program wrote.
 *
 * @throws {BadValue} for anything else
 */
export function wholeOf(name: string, text: string, max: number): number {
  const plain = withoutGroups(text).replace(/\.0+$/, '')
  if (!/^\d{1,9}$/.test(plain) || Number(plain) > max) {
    throw new BadValue(`${name} "${short(text)}" is not a whole number from 0 to ${max}`)
  }
  return Number(plain)
}

/**
 * A number from 0 to `max` with at most 4 decimals: '1,000', '2.5'.
 *
 * @param name - Of the column, for the reason.
 * @throws {BadValue} for anything else
 */
export function numberOf(name: string, text: string, max: number): number {
  const plain = withoutGroups(text)
  const number = /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : Number.NaN
  if (!(number <= max)) throw new BadValue(`${name} "${short(text)}" is not a number from 0 to ${max}`)
  return number
}

/** As {@link numberOf}, of a percentage: '12' and '12 %' are the same. */
export function percentOf(name: string, text: string, max: number): number {
  return numberOf(name, text.replace(/\s*%$/, ''), max)
}

const YES = new Set(['1', 'yes', 'y', 'true'])
const NO = new Set(['0', 'no', 'n', 'false'])

/**
 * Yes as 1 and no as 0, as lists say them: 'Y', 'true', '1'; 'No', 'n', '0'.
 *
 * @throws {BadValue} for anything else, nothing at all too
 */
export function flagOf(name: string, text: string): 0 | 1 {
  const flag = flagIn(text)
  if (flag === null) throw new BadValue(`${name} "${short(text)}" is not yes or no`)
  return flag
}

/** As {@link flagOf}; null for what is neither. */
export function flagIn(text: string): 0 | 1 | null {
  const lower = text.toLowerCase()
  return YES.has(lower) ? 1 : NO.has(lower) ? 0 : null
}

/**
 * A text as it is.
 *
 * @param longest - Characters.
 * @throws {BadValue} where it is longer
 */
export function textOf(name: string, text: string, longest: number): string {
  if (text.length > longest)
    throw new BadValue(`${name} has ${text.length} characters, at most ${longest} go`)
  return text
}

/** A value in a report: enough to find it, not a whole page. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
