import { showServerCart } from '../cart/server-cart.ts'
import type { Kernel } from '../kernel.ts'
import type { User } from '../types.ts'

/**
 * The user as the server has them, cart included.
 * @param isMerging - The guest's lines are still to be added to it: they show until it is whole.
 */
export function showUser(kernel: Kernel, user: User, isMerging = false): void {
  kernel.setSession({ status: 'signedIn', user })
  if (!isMerging) showServerCart(kernel, user.cart ?? [])
}
