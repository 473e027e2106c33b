import { mergeGuestCart } from '@dawakit/core/cart'
import { readGuestCart } from '../cart/guest-cart-record.ts'
import { saveGuestCart } from '../cart/save-guest-cart.ts'
import type { Kernel } from '../kernel.ts'
import { showPincode } from '../pincode/keep-pincode.ts'
import { verifySession } from '../session/verify-session.ts'
import type { Consent } from '../shop.ts'
import { KEPT, KEPT_OF_A_CUSTOMER } from '../storage/kept-of-a-customer.ts'
import { openStorage } from '../storage/open-storage.ts'

/** Keeps in the browser what is in memory, or takes away what the browser keeps; nothing of it is lost to the page. */
export async function takeConsent(kernel: Kernel, answer: Consent): Promise<void> {
  // Nor does a page that is not shown yet ask whose it is.
  if (answer === 'granted') await kernel.started
  const { options, storage } = kernel
  // An attribute says anything, and a banner says the same again on each page.
  if (answer !== 'denied' && (answer !== 'granted' || (options.consent ?? 'granted') === 'granted')) return
  kernel.options = { ...options, consent: answer }
  const known = KEPT.map((key) => [key, storage.getItem(key)] as const)
  const lines = readGuestCart(storage)
  const browser = openStorage(options.storage)
  const gone = answer === 'denied' ? KEPT : kernel.isLoggedOut ? KEPT_OF_A_CUSTOMER : []
  for (const key of gone) browser.removeItem(key)
  const kept = readGuestCart(browser)
  kernel.storage = answer === 'denied' ? openStorage(null) : browser
  for (const [key, text] of known) if (text !== null) kernel.storage.setItem(key, text)
  if (answer === 'denied') return
  saveGuestCart(kernel, [...kept, ...mergeGuestCart(lines, kept)])
  // What an earlier page has kept is taken up, where this one knows nothing of its own.
  showPincode(kernel)
  await verifySession(kernel)
}
