import type { Coupon } from '../contract/order.ts'
import { addDays, type Instant, startOfIstDay } from '../delivery/ist-date.ts'
import { cartEmpty } from '../refusals/cart.ts'
import {
  couponExpired,
  couponInvalid,
  couponUsed,
  invalidCouponCode,
  loginToApplyCoupon,
} from '../refusals/coupon.ts'
import { RuleError } from '../refusals/rule-error.ts'
import { eligibleLines } from './eligible-lines.ts'

/**
 * @returns true once the coupon's time is over. A bare day (yyyy-mm-dd) lasts to its end in India,
 * a moment to that moment; what is not a date has expired.
 * @source docs/sources.md#coupon-expiry
 */
export function isCouponExpired(coupon: Pick<Coupon, 'expireDate'>, at: Instant): boolean {
  const { expireDate } = coupon
  const isBareDay = /^\d{4}-\d{2}-\d{2}$/.test(expireDate)
  if (Number.isNaN(Date.parse(expireDate))) return true
  const end = isBareDay ? startOfIstDay(addDays(expireDate, 1)) - 1 : Date.parse(expireDate)
  return Number(at) > end
}

/**
 * Says whether a coupon may be applied to a cart.
 *
 * @param input.coupon - null when there is none of that name.
 * @param input.userId - null for a guest.
 * @returns The lines it takes its percentage of, at least one.
 * @throws {RuleError} in this order: `cart-empty`, `login-to-apply-coupon`, `invalid-coupon-code`,
 * `coupon-expired` (past its date, or no uses left), `coupon-used`, `coupon-invalid`
 * @source docs/sources.md#coupon-rules
 */
export function checkCoupon<Line extends { _id: string }>(input: {
  coupon: Coupon | null
  userId: string | null
  lines: readonly Line[]
  at: Instant
}): Line[] {
  const { coupon, userId, lines, at } = input
  if (lines.length === 0) throw new RuleError(cartEmpty)
  if (!userId) throw new RuleError(loginToApplyCoupon)
  if (!coupon) throw new RuleError(invalidCouponCode)
  if (isCouponExpired(coupon, at) || coupon.maxLimit <= 0) throw new RuleError(couponExpired)
  if (coupon.usedUsers.includes(userId)) throw new RuleError(couponUsed)
  const eligible = eligibleLines(coupon, lines)
  if (eligible.length === 0) throw new RuleError(couponInvalid)
  return eligible
}
