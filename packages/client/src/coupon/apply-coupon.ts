import { checkCoupon } from '@dawakit/core/coupon'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import { reportFailure } from '../notices/report-failure.ts'
import type { Coupon } from '../types.ts'
import { keepCoupon } from './keep-coupon.ts'
import { toApplied } from './to-applied.ts'

/**
 * Applies one coupon to the cart.
 * @throws {ShopError} with the sentence of the first rule that refuses it, after having shown it
 */
export async function applyCoupon(kernel: Kernel, name: string): Promise<void> {
  const { shop, $cart } = kernel
  const { lines } = $cart.get()
  const userId = kernel.user()?._id ?? null
  try {
    // Without a customer or a line the rule refuses before the coupon matters: nothing is asked then.
    const coupon =
      userId && lines.length
        ? (await shop.call('GET /get/promoCode', { query: { name: name.trim() } })).data
        : null
    checkCoupon({ coupon, userId, lines, at: Date.now() })
    keepCoupon(kernel, toApplied(coupon as Coupon))
  } catch (error) {
    throw reportFailure(kernel, 'coupon', error)
  }
  const { applied } = (shop.language?.notices ?? notices).coupon
  shop.notify({ kind: 'success', title: applied })
}
