import type { Kernel } from '../kernel.ts'
import type { CartLine, User } from '../types.ts'

/** The server's lines are the cart now. */
export function showServerCart(kernel: Kernel, lines: readonly CartLine[]): void {
  kernel.showCart({ lines, isBusy: false, source: 'server' })
}

/** The user as the server has them, cart included. */
export function showUser(kernel: Kernel, user: User): void {
  kernel.setSession({ status: 'signedIn', user })
  showServerCart(kernel, user.cart ?? [])
}
