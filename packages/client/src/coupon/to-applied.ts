import type { AppliedCoupon } from '../shop.ts'
import type { Coupon } from '../types.ts'

/** What a page keeps of a coupon. */
export const toApplied = ({
  name,
  discountPercentage,
  products,
  isForAll = false,
}: Coupon): AppliedCoupon => ({
  name,
  discountPercentage,
  products,
  isForAll,
  isCouponCodeApplied: true,
})
