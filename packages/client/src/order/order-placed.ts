import { announceServerCart, showServerCart } from '../cart/server-cart.ts'
import { dropCoupon } from '../coupon/drop-coupon.ts'
import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import type { PlacedOrder } from '../types.ts'
import { keepUnfinished, readUnfinished } from './unfinished-order.ts'

/** After an order: the cart has become it, the coupon is used, and the host hears of it at once. */
export async function orderPlaced(kernel: Kernel, order: PlacedOrder): Promise<void> {
  const { shop } = kernel
  // The page that sent it went away before it could tell.
  const isAgain = !kernel.isOrdering && readUnfinished(kernel.storage) !== null
  keepUnfinished(kernel.storage, null)
  const isSignedIn = Boolean(kernel.user())
  dropCoupon(kernel)
  // On a later page the cart holds what came into it since.
  if (isSignedIn && !isAgain) showServerCart(kernel, [])
  const { placed } = (shop.language?.notices ?? notices).order
  shop.notify({ kind: 'success', title: placed })
  shop.emit('order:place', isAgain ? { ...order, again: true } : order)
  if (!isSignedIn) return
  // The order stands, whether or not the server can be asked what was put into its cart since.
  await shop.cart.refresh().catch(() => undefined)
  announceServerCart(kernel)
}
