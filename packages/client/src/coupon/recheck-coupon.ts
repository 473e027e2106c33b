import { checkCoupon } from '@dawakit/core/coupon'
import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import type { Coupon } from '../types.ts'
import { dropCoupon } from './drop-coupon.ts'
import { keepCoupon } from './keep-coupon.ts'
import { toApplied } from './to-applied.ts'

/**
 * Asks whether the applied coupon is still good for what is in the cart: it may have been used on another page, have
 * expired, or be for products that have gone since. One that cannot be asked about stays, and one that an order of this
 * browser may have used goes with that order.
 *
 * @throws {ShopError} with the sentence of the rule that refuses it, after having shown it and taken the coupon away
 */
export function recheckCoupon(kernel: Kernel): Promise<void> {
  kernel.couponCheck ??= check(kernel).finally(() => {
    kernel.couponCheck = undefined
  })
  return kernel.couponCheck
}

async function check(kernel: Kernel): Promise<void> {
  const { shop, $coupon, $cart } = kernel
  await kernel.settling?.catch(() => undefined)
  const applied = $coupon.get()
  const userId = kernel.user()?._id ?? null
  if (!applied || !userId || !$cart.get().lines.length) return
  const answer = await shop
    .call('GET /get/promoCode', { query: { name: applied.name } })
    .catch(() => undefined)
  const { lines } = $cart.get()
  // Removed or replaced meanwhile, or ordered with: then it is another's turn.
  if (!answer || $coupon.get() !== applied || !lines.length) return
  const coupon = answer.data
  try {
    checkCoupon({ coupon, userId, lines, at: Date.now() })
  } catch (refusal) {
    dropCoupon(kernel)
    throw reportFailure(kernel, 'coupon', refusal)
  }
  const present = toApplied(coupon as Coupon)
  if (JSON.stringify(present) !== JSON.stringify(applied)) keepCoupon(kernel, present)
}
