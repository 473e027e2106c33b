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
  const before = kernel.$session.get()
  kernel.$session.set(GUEST)
  // Whoever was here otherwise was somebody else, or not known.
  if (before !== GUEST) kernel.emit('session:change', GUEST)
  showGuestCart(kernel)
}
