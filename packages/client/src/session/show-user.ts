import { mergeGuestCart } from '@dawakit/core/cart'
import { readGuestCart } from '../cart/guest-cart-record.ts'
import { showServerCart } from '../cart/server-cart.ts'
import type { Kernel } from '../kernel.ts'
import { setSession } from '../set-session.ts'
import type { User } from '../types.ts'

/** The user as the server has them, cart included. A guest's lines that are still to be merged into it stay in sight. */
export function showUser(kernel: Kernel, user: User): void {
  const { storage, merging, $cart } = kernel
  setSession(kernel, { status: 'signedIn', user })
  const lines = user.cart ?? []
  const waiting = mergeGuestCart(readGuestCart(storage), lines)
  if (!waiting.length) showServerCart(kernel, lines)
  // The host hears of it when it is whole.
  else $cart.set({ lines: [...lines, ...waiting], isBusy: Boolean(merging), source: 'guest' })
}
