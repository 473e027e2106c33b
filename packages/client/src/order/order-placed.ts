import { announceServerCart, showServerCart } from '../cart/server-cart.ts'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import type { PlacedOrder } from '../types.ts'

/** After an order: the cart has become it, the coupon is used, and the host hears of it. */
export async function orderPlaced(kernel: Kernel, order: PlacedOrder): Promise<void> {
  const { shop } = kernel
  kernel.setCoupon(null)
  if (kernel.user()) {
    showServerCart(kernel, [])
    // The order stands, whether or not the server can be asked what was put into its cart since.
    await shop.cart.refresh().catch(() => undefined)
    announceServerCart(kernel)
  }
  const { placed } = (shop.language?.notices ?? notices).order
  shop.notify({ kind: 'success', title: placed })
  shop.emit('order:place', order)
}
