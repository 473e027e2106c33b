import type { Kernel } from '../kernel.ts'
import { COUPON_KEY } from '../storage/storage-keys.ts'

/** No coupon counts any more, on the next page neither. */
export function dropCoupon({ $coupon, storage }: Kernel): void {
  $coupon.set(null)
  storage.removeItem(COUPON_KEY)
}
