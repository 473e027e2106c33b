import type { Kernel } from '../kernel.ts'
import type { AppliedCoupon } from '../shop.ts'
import { COUPON_KEY } from '../storage/storage-keys.ts'

/** The coupon that counts now, or none, also for the next page. */
export function keepCoupon({ $coupon, storage }: Kernel, coupon: AppliedCoupon | null): void {
  $coupon.set(coupon)
  if (coupon) storage.setItem(COUPON_KEY, JSON.stringify(coupon))
  else storage.removeItem(COUPON_KEY)
}
