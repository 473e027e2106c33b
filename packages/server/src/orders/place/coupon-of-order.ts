import { checkCoupon } from '@dawakit/core/coupon'
import type { Database } from '../../ground/database/schema/index.ts'
import { type FoundCoupon, findCoupon, withUseBack } from '../../people/coupons/coupons.sql.ts'
import type { OpenOrder } from '../change/open-orders.ts'
import { couponLine } from './draft-lines.ts'
import type { DraftOrder } from './draft-order.ts'

/** An order as far as its coupon is about it. */
interface Wanted extends Pick<DraftOrder, 'userId' | 'now' | 'lines'> {
  request: Pick<DraftOrder['request'], 'coupon'>
}

/**
 * The coupon that an order names, checked. A use by an own order that ends now does not count.
 *
 * @returns null when it names none.
 * @throws {RuleError} the coupon's sentences
 */
export async function couponOfOrder(
  trx: Database,
  { userId, request, now, lines }: Wanted,
  ending: readonly OpenOrder[],
): Promise<FoundCoupon | null> {
  if (!request.coupon?.trim()) return null
  const products = lines.map((line) => line.productId)
  const coupon = await findCoupon(trx, request.coupon, userId, products)
  const isOwnUse = coupon?.usedBy !== undefined && ending.some(({ row }) => row.id === coupon.usedBy)
  const seen = coupon && isOwnUse ? withUseBack(coupon) : coupon
  checkCoupon({ coupon: seen, userId, lines: lines.map(couponLine), at: now })
  return coupon
}
