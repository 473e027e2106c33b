import type { ShopChanges, ShopStores } from './kernel.ts'
import type { Shop, ShopStorage } from './shop.ts'
import { COUPON_KEY } from './storage/storage-keys.ts'

/** What sets a store and lets the host or the next page know. */
export const createChanges = (
  { $session, $cart, $coupon }: ShopStores,
  storage: ShopStorage,
  emit: Shop['emit'],
): ShopChanges => ({
  setSession(session) {
    if (session === $session.get()) return
    $session.set(session)
    emit('session:change', session)
  },
  showCart(cart) {
    $cart.set(cart)
    emit('cart:change', cart)
  },
  setCoupon(coupon) {
    $coupon.set(coupon)
    if (!coupon) return storage.removeItem(COUPON_KEY)
    storage.setItem(COUPON_KEY, JSON.stringify(coupon))
  },
})
