import type { Kernel } from '../kernel.ts'
import { ShopError } from '../shop-error.ts'
import type { CartLine } from '../types.ts'
import { readGuestCart } from './guest-cart-record.ts'
import { finishMerge, isMergeDue } from './merge-guest-cart.ts'
import { saveGuestCart } from './save-guest-cart.ts'

/** The server's cart, or the guest's lines at today's prices and stock. What cannot be asked stays as it was. */
export async function refreshCart(kernel: Kernel): Promise<void> {
  const { shop } = kernel
  if (isMergeDue(kernel)) return finishMerge(kernel)
  if (kernel.user()) return shop.session.refresh()
  const present = new Map<string, Partial<CartLine> | null>()
  await Promise.all(
    [...new Set(readGuestCart(kernel.storage).map((line) => line._id))].map(async (id) => {
      try {
        present.set(id, (await shop.call('GET /get/product', { query: { id } })).data)
      } catch (error) {
        if (error instanceof ShopError && error.status === 404) present.set(id, null)
      }
    }),
  )
  const lines = readGuestCart(kernel.storage)
    .filter((line) => present.get(line._id) !== null)
    .map((line) => ({ ...line, ...present.get(line._id), quantity: line.quantity, variant: line.variant }))
  saveGuestCart(kernel, lines)
}
