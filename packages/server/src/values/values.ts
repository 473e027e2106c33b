import { fromRupees, type Paise } from '@dawakit/core/money'
import { BadValue } from './bad-value.ts'

/** What the dearest product of a list can cost: a crore of rupees. */
const DEAREST_RUPEES = 10_000_000

/**
 * Rupees as lists print them: '1,234.50', '₹ 99'. Blank and 0 mean that no price is published.
 *
 * @returns null for no price.
 * @throws {BadValue} for anything else.
 */
export function paiseOf(name: string, text: string): Paise | null {
  const plain = text.replace(/^(₹|rs\.?)\s*/i, '').replace(/,/g, '')
  if (plain === '' || plain === '-') return null
  if (!/^\d{1,8}(\.\d{1,2})?0*$/.test(plain))
    throw new BadValue(`${name} "${short(text)}" is not a price in rupees`)
  if (Number(plain) > DEAREST_RUPEES) throw new BadValue(`${name} "${short(text)}" is too high`)
  const amount = fromRupees(Number(plain))
  return amount === 0 ? null : amount
}

export function wholeOf(name: string, text: string, max: number): number {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max) {
    throw new BadValue(`${name} "${short(text)}" is not a whole number from 0 to ${max}`)
  }
  return Number(text)
}

export function numberOf(name: string, text: string, max: number): number {
  const number = /^\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN
  if (!(number <= max)) throw new BadValue(`${name} "${short(text)}" is not a number from 0 to ${max}`)
  return number
}

const YES = new Set(['1', 'yes', 'y', 'true'])
const NO = new Set(['0', 'no', 'n', 'false'])

export function flagOf(name: string, text: string): 0 | 1 {
  const lower = text.toLowerCase()
  if (YES.has(lower)) return 1
  if (NO.has(lower)) return 0
  throw new BadValue(`${name} "${short(text)}" is not yes or no`)
}

export function textOf(name: string, text: string, longest: number): string {
  if (text.length > longest)
    throw new BadValue(`${name} has ${text.length} characters, at most ${longest} go`)
  return text
}

/** A value in a report: enough to find it, not a whole page. */
export function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
