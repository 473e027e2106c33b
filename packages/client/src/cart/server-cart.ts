import type { Kernel } from '../kernel.ts'
import { SERVER_CART_KEY } from '../storage/kept-of-a-customer.ts'
import type { CartLine } from '../types.ts'

/** The server's lines are the cart now. */
export function showServerCart(kernel: Kernel, lines: readonly CartLine[]): void {
  kernel.showCart({ lines, isBusy: false, source: 'server' })
}

/** Tells the other tabs that the server's cart is another now. */
export function announceServerCart({ storage }: Kernel): void {
  storage.setItem(SERVER_CART_KEY, String(Math.random()))
}
