import type { CartLine } from '@dawakit/client'
import { orderTotals, pricedLine, type TotalsInPaise } from '@dawakit/core/cart'
import { type CouponTerms, couponDiscount } from '@dawakit/core/coupon'
import { fromRupees, paise } from '@dawakit/core/money'

/** What the order comes to. @param feeRupees - The delivery fee, rupees. */
export function summaryOf(
  lines: readonly CartLine[],
  coupon: CouponTerms | null,
  feeRupees: number,
): TotalsInPaise {
  const priced = lines.map(pricedLine)
  return orderTotals({
    lines: priced,
    discount: coupon ? couponDiscount(coupon, priced) : paise(0),
    deliveryFee: fromRupees(feeRupees),
  })
}
