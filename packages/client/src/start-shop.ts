import type { Kernel } from './kernel.ts'
import type { ShopActions } from './load-actions.ts'
import { readPincode } from './pincode/read-pincode.ts'
import { becomeGuest } from './session/become-guest.ts'
import { TOKEN_KEY } from './storage/storage-keys.ts'

/** Takes up what the browser has kept of a shop. */
export async function startShop(kernel: Kernel, { act, inBackground }: ShopActions): Promise<void> {
  if (typeof window !== 'undefined') {
    // A page that nobody has seen yet takes up nothing: asking whose it is may send a cart and settle an order.
    if (isPrerendering()) await new Promise((done) => document.addEventListener('prerenderingchange', done))
    follow(kernel, inBackground)
  }
  // What an earlier page has kept goes.
  if (kernel.options.consent === 'denied') inBackground((all) => all.takeConsent(kernel, 'denied'))
  kernel.$pincode.set(readPincode(kernel.storage))
  // Most pages stop here: nobody is signed in, and nothing has to be taken back.
  if (!kernel.storage.getItem(TOKEN_KEY)) return becomeGuest(kernel)
  // What verifies could not be fetched: a guest is here, until the next start.
  await act('verifySession')().catch(() => becomeGuest(kernel, true))
}

const isPrerendering = () => (document as { prerendering?: boolean }).prerendering

/** Follows what other tabs change, and what a page comes back to. */
function follow(kernel: Kernel, inBackground: ShopActions['inBackground']): void {
  const until = new AbortController()
  kernel.following = until
  const resync = (key?: string | null) => inBackground((all) => all.resync(kernel, key))
  addEventListener('storage', ({ key }) => resync(key), until)
  addEventListener('pageshow', ({ persisted }) => persisted && resync(), until)
  // A finger on a button: its action is on the way before it lifts.
  addEventListener('pointerdown', () => inBackground(), until)
}
