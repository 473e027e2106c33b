import type { Paise } from './paise.ts'

const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const tens = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  return `${tens[Math.floor(value / 10)]}${unit ? ` ${small[unit]}` : ''}`
}

function words(value: number): string {
  if (value < 100) return belowHundred(value)
  for (const [size, name] of [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1_000, 'Thousand'],
    [100, 'Hundred'],
  ] as const) {
    if (value >= size) {
      const rest = value % size
      return `${words(Math.floor(value / size))} ${name}${rest ? ` ${words(rest)}` : ''}`
    }
  }
  return ''
}

/**
 * An amount in Indian English, as an invoice writes it:
 * `Rupees One Lakh Twenty Three Thousand and Fifty Paise Only`.
 *
 * @param amount - Whole paise, >= 0. Above 99 crore the crores are themselves written in words.
 * @throws {RangeError} when negative or not whole.
 * @source docs/sources.md#amount-in-words
 */
export function amountInWords(amount: Paise): string {
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new RangeError(`An amount in words needs whole paise of 0 or more, got ${amount}.`)
  }
  const odd = amount % 100
  return `Rupees ${words((amount - odd) / 100)}${odd ? ` and ${belowHundred(odd)} Paise` : ''} Only`
}
