import { lineTotal, type PricedLine } from '../cart/totals.ts'
import { type Paise, paise, sumPaise } from '../money/paise.ts'
import { percentOf } from '../money/percent-of.ts'
import { splitDiscount } from '../money/split-discount.ts'
import { eligibleLines } from './eligible-lines.ts'

/** The part of a coupon that its discount depends on. */
export interface CouponTerms {
  /** 0 to 100. */
  discountPercentage: number
  products: readonly string[]
  /** @default false */
  isForAll?: boolean
}

type CouponLine = Pick<PricedLine, 'quantity' | 'price'> & { _id: string }

/**
 * The coupon's percentage of the summed price × quantity of the eligible lines, half a paisa up.
 * @returns 0 when no line is eligible.
 * @source docs/sources.md#coupon-rules
 */
export function couponDiscount(coupon: CouponTerms, lines: readonly CouponLine[]): Paise {
  const eligible = sumPaise(eligibleLines(coupon, lines).map(lineTotal))
  return percentOf(eligible, coupon.discountPercentage)
}

/**
 * Each line's share of the coupon's discount; 0 for lines it does not cover.
 * @returns One share per line, in order, summing to {@link couponDiscount}.
 * @source docs/sources.md#discount-rounding
 */
export function couponShares(coupon: CouponTerms, lines: readonly CouponLine[]): Paise[] {
  const eligible = eligibleLines(coupon, lines)
  const shares = splitDiscount(eligible.map(lineTotal), couponDiscount(coupon, lines))
  const shareOf = new Map(eligible.map((line, index) => [line, shares[index]]))
  return lines.map((line) => shareOf.get(line) ?? paise(0))
}
