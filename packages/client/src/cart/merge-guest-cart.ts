import { mergeGuestCart } from '@dawakit/core/cart'
import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import { ShopError } from '../shop-error.ts'
import { toShopError } from '../to-shop-error.ts'
import type { CartLine, User } from '../types.ts'
import { readGuestCart } from './guest-cart-record.ts'
import { saveGuestCart } from './save-guest-cart.ts'
import { announceServerCart, showServerCart } from './server-cart.ts'

const toInput = ({ _id, quantity, variant }: CartLine) => ({ _id, quantity, variant })

/**
 * Sends the guest lines that the server's cart lacks, clears the local cart and loads the user.
 * A line that the server refuses (sold out meanwhile) is named in a notice and dropped; when the
 * network fails the local lines stay, and the next start tries again.
 */
export async function mergeIntoServerCart(kernel: Kernel): Promise<void> {
  const { shop } = kernel
  const guestLines = readGuestCart(kernel.storage)
  if (!guestLines.length) return
  const { _id: userId, cart } = kernel.user() as User
  // They stay in sight until the server's are there.
  kernel.$cart.set({ lines: guestLines, isBusy: true, source: 'guest' })
  const missing = mergeGuestCart(guestLines, cart)
  const post = (lines: readonly CartLine[]) =>
    shop.call('POST /post/cart', { body: { data: { userId, products: lines.map(toInput) } } })
  try {
    if (missing.length) await post(missing).catch((error) => postOneByOne(error))
    saveGuestCart(kernel, [])
    await shop.session.refresh()
    announceServerCart(kernel)
  } catch (error) {
    reportFailure(kernel, 'cart', error)
    if (kernel.user()?._id === userId) showServerCart(kernel, cart ?? [])
  }

  async function postOneByOne(error: unknown): Promise<void> {
    if (isUnreachable(error)) throw error
    for (const line of missing) {
      await post([line]).catch((refusal) => {
        if (isUnreachable(refusal)) throw refusal
        shop.notify({ kind: 'warning', title: line.name, text: shop.say(toShopError(refusal)) })
      })
    }
  }
}

const isUnreachable = (error: unknown) =>
  !(error instanceof ShopError) || error.status === 0 || error.status >= 500 || error.status === 401
