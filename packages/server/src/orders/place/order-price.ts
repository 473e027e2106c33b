import { orderTotals, type TotalsInPaise } from '@dawakit/core/cart'
import type { OrderTotals } from '@dawakit/core/contract'
import { couponDiscount, couponShares } from '@dawakit/core/coupon'
import { type Paise, paise } from '@dawakit/core/money'
import { totalsChanged } from '@dawakit/core/refusals'
import { CallError } from '../../ground/http/call-error.ts'
import type { FoundCoupon } from '../../people/coupons/coupons.sql.ts'
import type { OrderRequest } from '../read/orders.schemas.ts'
import { couponLine } from './draft-lines.ts'
import type { DraftOrder } from './draft-order.ts'

export interface OrderPrice {
  totals: TotalsInPaise
  /** What the coupon takes off each line, in the lines' order; none without a coupon. */
  shares: readonly Paise[]
}

/** What an order comes to. */
export function orderPrice(
  { lines, deliveryFee }: Pick<DraftOrder, 'lines' | 'deliveryFee'>,
  coupon: FoundCoupon | null,
): OrderPrice {
  const reduced = lines.map(couponLine)
  const discount = coupon ? couponDiscount(coupon, reduced) : paise(0)
  return {
    totals: orderTotals({ lines, discount, deliveryFee }),
    shares: coupon ? couponShares(coupon, reduced) : [],
  }
}

/**
 * Holds what the customer has seen to what the order comes to.
 * @throws {CallError} 409 `totals-changed` with the right totals
 */
export function compareTotals(request: OrderRequest, right: OrderTotals): void {
  const differs = (given: number | undefined, expected: number) =>
    given !== undefined && Math.abs(given - expected) > 0.000_001
  if (differs(request.totalPrice, right.total) || differs(request.deliveryCharge, right.deliveryCharge)) {
    throw new CallError(409, totalsChanged, { data: right })
  }
}
