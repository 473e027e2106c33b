import { readGuestCart } from '../cart/guest-cart-record.ts'
import { mergeIntoServerCart } from '../cart/merge-guest-cart.ts'
import type { Kernel } from '../kernel.ts'
import type { AppliedCoupon } from '../shop.ts'
import type { ShopError } from '../shop-error.ts'
import { readJson } from '../storage/open-storage.ts'
import { COUPON_KEY, TOKEN_KEY } from '../storage/storage-keys.ts'

/**
 * Asks the server whose the stored token is, and takes up where that customer left.
 * @returns false when the token is refused (it is dropped) or nobody could be asked (it stays)
 */
export async function verifyToken(kernel: Kernel): Promise<boolean> {
  const { shop, storage } = kernel
  try {
    kernel.setUser((await shop.call('POST /post/verifyToken')).data)
  } catch (error) {
    if ((error as ShopError).status) storage.removeItem(TOKEN_KEY)
    return false
  }
  kernel.$coupon.set(readJson(storage, COUPON_KEY) as AppliedCoupon | null)
  if (readGuestCart(storage).length) await mergeIntoServerCart(kernel)
  return true
}
