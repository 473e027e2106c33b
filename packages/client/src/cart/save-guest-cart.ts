import type { Kernel } from '../kernel.ts'
import { CART_KEY } from '../storage/storage-keys.ts'
import type { CartLine } from '../types.ts'
import type { GuestCartRecord } from './guest-cart-record.ts'
import { showGuestCart } from './show-guest-cart.ts'

/** What a product page knows beyond the summary; too much for a storage of a few megabytes. */
const HEAVY_FIELD =
  /^(reviews|galleryImages|(short|long)ListDescription|instructions|sideEffects|attributes|variants|pair)$/

/** Keeps the guest's lines, and shows them. */
export function saveGuestCart(kernel: Kernel, lines: readonly CartLine[]): void {
  const { storage } = kernel
  if (lines.length) {
    const record: GuestCartRecord = { v: 1, lines }
    const slim = (field: string, value: unknown) => (HEAVY_FIELD.test(field) ? undefined : value)
    storage.setItem(CART_KEY, JSON.stringify(record, slim))
  } else storage.removeItem(CART_KEY)
  if (!kernel.user()) showGuestCart(kernel)
}
