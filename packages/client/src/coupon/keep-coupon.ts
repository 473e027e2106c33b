import type { Kernel } from '../kernel.ts'
import type { AppliedCoupon, ShopStorage } from '../shop.ts'
import { readJson } from '../storage/open-storage.ts'
import { COUPON_KEY } from '../storage/storage-keys.ts'

/** The coupon that counts now, also for the next page. */
export function keepCoupon({ $coupon, storage }: Kernel, coupon: AppliedCoupon): void {
  $coupon.set(coupon)
  storage.setItem(COUPON_KEY, JSON.stringify(coupon))
}

/** The coupon that an earlier page has kept. What is no record of one is dropped. */
export function readCoupon(storage: ShopStorage): AppliedCoupon | null {
  const kept = readJson(storage, COUPON_KEY) as AppliedCoupon | null
  const isCoupon =
    typeof kept?.name === 'string' &&
    typeof kept.discountPercentage === 'number' &&
    Array.isArray(kept.products)
  return isCoupon ? kept : null
}
