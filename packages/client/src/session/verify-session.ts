import { readGuestCart } from '../cart/guest-cart-record.ts'
import { mergeIntoServerCart } from '../cart/merge-guest-cart.ts'
import type { Kernel } from '../kernel.ts'
import type { AppliedCoupon } from '../shop.ts'
import type { ShopError } from '../shop-error.ts'
import { readJson } from '../storage/open-storage.ts'
import { CART_KEY, COUPON_KEY, PINCODE_KEY, SERVER_CART_KEY, TOKEN_KEY } from '../storage/storage-keys.ts'
import type { Pincode } from '../types.ts'
import { goodToken } from './good-token.ts'
import { showUser } from './show-user.ts'

/** Asks the server whose the stored token is, and takes up where that customer left; else a guest is here. */
export async function verifySession(kernel: Kernel): Promise<void> {
  const { shop, storage } = kernel
  if (!goodToken(kernel)) return kernel.becomeGuest()
  try {
    showUser(kernel, (await shop.call('POST /post/verifyToken')).data)
  } catch (error) {
    // Refused: the token is no good. Unreachable or broken: the next start asks again.
    return kernel.becomeGuest((error as ShopError).status !== 401)
  }
  kernel.$coupon.set(readJson(storage, COUPON_KEY) as AppliedCoupon | null)
  if (readGuestCart(storage).length) await mergeIntoServerCart(kernel)
}

/** Fetches the user anew. A guest has none. */
export async function refreshUser(kernel: Kernel): Promise<void> {
  const id = kernel.user()?._id
  if (id) showUser(kernel, (await kernel.shop.call('GET /get/user', { query: { id } })).data)
}

/**
 * Another tab changed the storage, or the page came back from the back/forward cache or a prerender.
 * @param key - What changed; all of it when it is not known.
 */
export async function resync(kernel: Kernel, key?: string | null): Promise<void> {
  const isAbout = (name: string) => !key || key === name
  if (isAbout(PINCODE_KEY)) kernel.$pincode.set(readJson(kernel.storage, PINCODE_KEY) as Pincode | null)
  const isSignedIn = Boolean(kernel.user())
  if (isSignedIn !== Boolean(goodToken(kernel))) await verifySession(kernel)
  else if (!isSignedIn && isAbout(CART_KEY)) kernel.showGuestCart()
  else if (isSignedIn && (isAbout(SERVER_CART_KEY) || isAbout(TOKEN_KEY))) {
    await refreshUser(kernel).catch(() => undefined)
  }
}
