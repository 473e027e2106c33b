import { showGuestCart } from '../cart/show-guest-cart.ts'
import { dropCoupon } from '../coupon/drop-coupon.ts'
import type { Kernel } from '../kernel.ts'
import type { Session } from '../shop.ts'
import { TOKEN_KEY } from '../storage/storage-keys.ts'

const GUEST: Session = { status: 'guest', user: null }

/** Back to a guest: user, coupon and notifications go, the local cart shows, and the token goes unless it may still be good. */
export function becomeGuest(kernel: Kernel, isTokenKept = false): void {
  if (!isTokenKept) kernel.storage.removeItem(TOKEN_KEY)
  dropCoupon(kernel)
  kernel.$notifications.set([])
  kernel.setSession(GUEST)
  showGuestCart(kernel)
}
