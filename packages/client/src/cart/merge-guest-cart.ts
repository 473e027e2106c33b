import { mergeGuestCart } from '@dawakit/core/cart'
import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import { ShopError } from '../shop-error.ts'
import { toShopError } from '../to-shop-error.ts'
import type { CartLine, User } from '../types.ts'
import { readGuestCart } from './guest-cart-record.ts'
import { saveGuestCart } from './save-guest-cart.ts'
import { announceServerCart } from './server-cart.ts'

/** Milliseconds to the next try of a merge that failed; each further wait is twice as long. */
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 60_000

const toInput = ({ _id, quantity, variant }: CartLine) => ({ _id, quantity, variant })

/** There is a customer, and lines from before the sign-in that their cart has not taken yet. */
export const isMergeDue = (kernel: Kernel): boolean =>
  kernel.user() !== null && readGuestCart(kernel.storage).length > 0

/**
 * Sends the guest lines that the server's cart lacks, clears the local cart and loads the user. A line that the server
 * refuses (sold out meanwhile) is named in a notice and dropped. Where the shop is not reached the lines stay, in sight
 * and in the storage, and it is tried again: after a while, and with the next change or start.
 *
 * @param isFresh - The customer's cart has just been answered.
 */
export async function mergeIntoServerCart(kernel: Kernel, isFresh = false): Promise<void> {
  await finishMerge(kernel, isFresh).catch((error) => {
    reportFailure(kernel, 'cart', error)
    tryLater(kernel, FIRST_WAIT_MS)
  })
}

/**
 * The same, once: one at a time over all tabs of the browser.
 * @throws {ShopError} the shop was not reached
 */
export function finishMerge(kernel: Kernel, isFresh = false): Promise<void> {
  kernel.merging ??= alone(() => merge(kernel, isFresh)).finally(() => {
    kernel.merging = undefined
    // What could not be merged waits: it is no longer on its way.
    const { $cart } = kernel
    if ($cart.get().isBusy) kernel.showCart({ ...$cart.get(), isBusy: false })
  })
  return kernel.merging
}

/** Two tabs that sent the lines at the same time would double them. Without locks (an insecure page) each is on its own. */
const alone = (work: () => Promise<void>): Promise<void> =>
  globalThis.navigator?.locks ? navigator.locks.request('dawakit:cart', work) : work()

function tryLater(kernel: Kernel, waitMs: number): void {
  setTimeout(() => {
    if (kernel.following?.signal.aborted || !isMergeDue(kernel)) return
    finishMerge(kernel).catch(() => tryLater(kernel, Math.min(2 * waitMs, LONGEST_WAIT_MS)))
  }, waitMs)
}

async function merge(kernel: Kernel, isFresh: boolean): Promise<void> {
  const { shop, $cart } = kernel
  if (!isMergeDue(kernel)) return
  $cart.set({ ...$cart.get(), isBusy: true })
  // An answer that was lost, or another tab, may have brought some of them there.
  if (!isFresh) await shop.session.refresh()
  if (!isMergeDue(kernel)) return
  const { _id: userId, cart } = kernel.user() as User
  const missing = mergeGuestCart(readGuestCart(kernel.storage), cart ?? [])
  const post = (lines: readonly CartLine[]) =>
    shop.call('POST /post/cart', { body: { data: { userId, products: lines.map(toInput) } } })
  if (missing.length) await post(missing).catch((error) => postOneByOne(error))
  if (kernel.user()?._id !== userId) return
  saveGuestCart(kernel, [])
  // They are there; until they can be asked for they show as they were.
  await shop.session
    .refresh()
    .catch(() => kernel.showCart({ ...$cart.get(), isBusy: false, source: 'server', warning: undefined }))
  announceServerCart(kernel)

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
