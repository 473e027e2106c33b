import type { Kernel } from '../kernel.ts'
import { readGuestCart } from './guest-cart-record.ts'

/** Shows the guest's lines as the storage has them now. */
export function showGuestCart(kernel: Kernel): void {
  kernel.showCart({
    ...kernel.$cart.get(),
    lines: readGuestCart(kernel.storage),
    isBusy: false,
    source: 'guest',
  })
}
