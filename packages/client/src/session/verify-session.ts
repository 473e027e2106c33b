import { isMergeDue, mergeIntoServerCart } from '../cart/merge-guest-cart.ts'
import { showGuestCart } from '../cart/show-guest-cart.ts'
import { readCoupon } from '../coupon/keep-coupon.ts'
import { recheckCoupon } from '../coupon/recheck-coupon.ts'
import type { Kernel } from '../kernel.ts'
import { settleOrder } from '../order/settle-order.ts'
import { showPincode } from '../pincode/keep-pincode.ts'
import { setSession } from '../set-session.ts'
import type { ShopError } from '../shop-error.ts'
import { SERVER_CART_KEY } from '../storage/kept-of-a-customer.ts'
import { CART_KEY, PINCODE_KEY, TOKEN_KEY } from '../storage/storage-keys.ts'
import { becomeGuest } from './become-guest.ts'
import { goodToken } from './good-token.ts'
import { showUser } from './show-user.ts'

/** Takes up where the customer of the stored token left, with what was put into the cart as a guest since. */
export async function verifySession(kernel: Kernel): Promise<void> {
  await takeUp(kernel)
  if (isMergeDue(kernel)) await mergeIntoServerCart(kernel)
  // Nobody waits for the order that an earlier page has sent.
  if (kernel.user()) settleOrder(kernel).catch(() => undefined)
  // Nor for the coupon: one that is no longer good goes with its sentence.
  recheckCoupon(kernel).catch(() => undefined)
}

/** Asks the server whose the stored token is; else a guest is here. */
async function takeUp(kernel: Kernel): Promise<void> {
  const { shop } = kernel
  if (!goodToken(kernel)) return becomeGuest(kernel)
  try {
    showUser(kernel, (await shop.call('POST /post/verifyToken')).data)
  } catch (error) {
    // Refused: the token is no good. Unreachable or broken: it may be good, and so may the coupon; a start asks again.
    if ((error as ShopError).status === 401) return becomeGuest(kernel)
    kernel.$coupon.set(null)
    setSession(kernel, { status: 'guest', user: null, isUnverified: true })
    return showGuestCart(kernel)
  }
  kernel.$coupon.set(readCoupon(kernel.storage))
}

/** Fetches the user anew. A guest has none. */
export async function refreshUser(kernel: Kernel): Promise<void> {
  const { shop, $cart } = kernel
  const id = kernel.user()?._id
  if (!id) return
  const cart = $cart.get()
  const { data } = await shop.call('GET /get/user', { query: { id } })
  // Who signed out meanwhile is not brought back.
  if (kernel.user()?._id !== id) return
  // The cart changed meanwhile: the answer may be older than what shows.
  if ($cart.get() !== cart) return refreshUser(kernel)
  showUser(kernel, data)
}

/**
 * Another tab changed the storage, or the page came back from the back/forward cache or a prerender. The guest's lines
 * are the business of the tab that signed in: two that sent them would double them.
 * @param key - What changed; all of it when it is not known.
 */
export async function resync(kernel: Kernel, key?: string | null): Promise<void> {
  const isAbout = (name: string) => !key || key === name
  if (isAbout(PINCODE_KEY)) showPincode(kernel)
  const isSignedIn = Boolean(kernel.user())
  if (isSignedIn !== Boolean(goodToken(kernel))) await takeUp(kernel)
  else if (!isSignedIn && isAbout(CART_KEY)) showGuestCart(kernel)
  else if (isSignedIn && (isAbout(SERVER_CART_KEY) || isAbout(TOKEN_KEY))) {
    await refreshUser(kernel)
      .then(() => recheckCoupon(kernel))
      .catch(() => undefined)
  }
}
