import {
  cartEmpty,
  couponApplied,
  couponExpired,
  couponInvalid,
  couponUsed,
  invalidCouponCode,
  loginToApplyCoupon,
} from '@dawakit/core/messages'
import type { Kernel } from '../kernel.ts'
import { ShopError } from '../shop-error.ts'

/** Applies one coupon to the cart. @throws {ShopError} with the sentence of the first rule that refuses it, after having shown it */
export async function applyCoupon(kernel: Kernel, name: string): Promise<void> {
  const { shop, $cart } = kernel
  try {
    const user = kernel.user()
    const { lines } = $cart.get()
    if (!lines.length) throw new ShopError(cartEmpty)
    if (!user) throw new ShopError(loginToApplyCoupon)
    const { data: coupon } = await shop.call('GET /get/promoCode', { query: { name: name.trim() } })
    if (!coupon) throw new ShopError(invalidCouponCode)
    if (Date.parse(coupon.expireDate) < Date.now() || coupon.maxLimit <= 0) throw new ShopError(couponExpired)
    if (coupon.usedUsers.includes(user._id)) throw new ShopError(couponUsed)
    if (!lines.some((line) => coupon.products.includes(line._id))) throw new ShopError(couponInvalid)
    const { discountPercentage, products } = coupon
    kernel.setCoupon({ name: coupon.name, discountPercentage, products, isCouponCodeApplied: true })
  } catch (error) {
    throw kernel.report(error)
  }
  shop.notify({ kind: 'success', title: couponApplied })
}
