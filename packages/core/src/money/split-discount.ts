import { discountExceedsTotal } from '../refusals/cart.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { type Paise, paise, sumPaise } from './paise.ts'

/**
 * Splits a discount over lines in proportion to their value. Odd paise go to the largest lines,
 * one each, the earlier of two equal lines first, so the shares always sum to `discount` and no
 * share exceeds its line.
 *
 * @param lines - Line totals in whole paise, each >= 0.
 * @param discount - Whole paise, from 0 to the sum of `lines`.
 * @returns One share per line, in the same order.
 * @throws {RuleError} `discount-exceeds-total`
 * @throws {RangeError} when a line or the discount is negative.
 * @source docs/sources.md#discount-rounding
 */
export function splitDiscount(lines: readonly Paise[], discount: Paise): Paise[] {
  if (discount < 0 || lines.some((line) => line < 0)) {
    throw new RangeError('Lines and discount must be 0 paise or more.')
  }
  const total = sumPaise(lines)
  if (discount > total) throw new RuleError(discountExceedsTotal)
  if (total === 0) return lines.map(() => paise(0))
  // Two amounts multiplied can leave the safe integers, so the share is worked out in BigInt.
  const shares = lines.map((line) => Number((BigInt(line) * BigInt(discount)) / BigInt(total)))
  const odd = discount - shares.reduce((sum, share) => sum + share, 0)
  const largestFirst = lines.map((line, index) => ({ line, index })).sort((a, b) => b.line - a.line)
  const withOdd = new Set(largestFirst.slice(0, odd).map(({ index }) => index))
  return shares.map((share, index) => paise(withOdd.has(index) ? share + 1 : share))
}
