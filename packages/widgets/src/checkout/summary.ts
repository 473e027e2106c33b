import type { CartLine } from '@dawakit/client'
import { orderTotals, type TotalsInPaise } from '@dawakit/core/cart'
import { type CouponTerms, couponDiscount } from '@dawakit/core/coupon'
import { fromRupees, paise } from '@dawakit/core/money'

/** What the order comes to. @param feeRupees - The delivery charge, rupees. */
export function summaryOf(
  lines: readonly CartLine[],
  coupon: CouponTerms | null,
  feeRupees: number,
): TotalsInPaise {
  return orderTotals({
    lines,
    discount: coupon ? couponDiscount(coupon, lines) : paise(0),
    deliveryCharge: fromRupees(feeRupees),
  })
}
