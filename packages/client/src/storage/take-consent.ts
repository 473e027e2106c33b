import { mergeGuestCart } from '@dawakit/core/cart'
import { readGuestCart } from '../cart/guest-cart-record.ts'
import { saveGuestCart } from '../cart/save-guest-cart.ts'
import type { Kernel } from '../kernel.ts'
import { showPincode } from '../pincode/keep-pincode.ts'
import { verifySession } from '../session/verify-session.ts'
import type { Consent } from '../shop.ts'
import { KEPT_OF_A_CUSTOMER } from './storage-keys.ts'

/** Keeps in the browser what is in memory, or takes away what the browser keeps; nothing of it is lost to the page. */
export async function takeConsent(kernel: Kernel, answer: Consent): Promise<void> {
  // An attribute says anything.
  if (answer !== 'granted' && answer !== 'denied') return
  const { storage } = kernel
  const known = KEPT_OF_A_CUSTOMER.map((key) => [key, storage.getItem(key)] as const)
  const lines = readGuestCart(storage)
  storage.allow(true)
  if (answer === 'denied' || kernel.isLoggedOut) for (const key of KEPT_OF_A_CUSTOMER) storage.removeItem(key)
  if (answer === 'denied') storage.allow(false)
  const kept = readGuestCart(storage)
  for (const [key, text] of known) if (text !== null) storage.setItem(key, text)
  if (answer === 'denied') return
  saveGuestCart(kernel, [...kept, ...mergeGuestCart(lines, kept)])
  // What an earlier page has kept is taken up, where this one knows nothing of its own.
  showPincode(kernel)
  await verifySession(kernel)
}
