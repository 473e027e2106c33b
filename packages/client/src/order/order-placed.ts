import { announceServerCart, showServerCart } from '../cart/server-cart.ts'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import type { PlacedOrder } from '../types.ts'

/** After an order: coupon and cart are empty here and on the server, and the host hears of it. */
export async function orderPlaced(kernel: Kernel, order: PlacedOrder): Promise<void> {
  const { shop, $cart } = kernel
  const user = kernel.user()
  kernel.setCoupon(null)
  if (user && $cart.get().lines.length) {
    showServerCart(kernel, [])
    // The order stands, whether or not the cart could be cleared: the next refresh shows what the server has.
    await shop
      .call('DELETE /delete/clearCart', { body: { data: { userId: user._id } } })
      .catch(() => undefined)
    announceServerCart(kernel)
  }
  const { placed } = (shop.language?.notices ?? notices).order
  shop.notify({ kind: 'success', title: placed })
  shop.emit('order:place', order)
}
