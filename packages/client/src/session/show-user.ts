import { showServerCart } from '../cart/server-cart.ts'
import type { Kernel } from '../kernel.ts'
import type { User } from '../types.ts'

/** The user as the server has them, cart included. */
export function showUser(kernel: Kernel, user: User): void {
  kernel.setSession({ status: 'signedIn', user })
  showServerCart(kernel, user.cart ?? [])
}
