import type { Kernel } from '../kernel.ts'
import { notices } from '../language/notices.ts'
import { openStorage } from '../storage/open-storage.ts'
import { CART_KEY } from '../storage/storage-keys.ts'
import type { CartLine } from '../types.ts'
import type { GuestCartRecord } from './guest-cart-record.ts'
import { showGuestCart } from './show-guest-cart.ts'

/** What a product page knows beyond the summary; too much for a storage of a few megabytes. */
const HEAVY_FIELD =
  /^(reviews|galleryImages|(short|long)ListDescription|instructions|sideEffects|attributes|variants|pair)$/

/** Milliseconds that the sentence about a cart that nothing keeps stays: there is something to decide. */
const FORGOTTEN_MS = 10_000

/** Keeps the guest's lines, and shows them. Where the browser keeps none, that is said before they are lost. */
export function saveGuestCart(kernel: Kernel, lines: readonly CartLine[]): void {
  const { storage } = kernel
  if (lines.length) {
    const record: GuestCartRecord = { v: 1, lines }
    const slim = (field: string, value: unknown) => (HEAVY_FIELD.test(field) ? undefined : value)
    storage.setItem(CART_KEY, JSON.stringify(record, slim))
  } else storage.removeItem(CART_KEY)
  if (kernel.user()) return
  const { $cart, shop } = kernel
  const { title, text } = (shop.language?.notices ?? notices).cart.forgotten
  const warning = isForgotten(kernel) ? `${title} ${text}` : undefined
  const isToldAlready = $cart.get().warning === warning
  $cart.set({ ...$cart.get(), warning })
  showGuestCart(kernel)
  if (warning && !isToldAlready) shop.notify({ kind: 'warning', title, text, durationMs: FORGOTTEN_MS })
}

/** Whether the next page would find another cart than this one. Who does not want anything kept has been told. */
function isForgotten({ options, storage }: Kernel): boolean {
  if ((options.consent ?? 'granted') !== 'granted') return false
  return openStorage(options.storage).getItem(CART_KEY) !== storage.getItem(CART_KEY)
}
