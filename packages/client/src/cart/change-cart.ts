import { addLine, removeLine, setLineQuantity } from '@dawakit/core/cart'
import type { Kernel } from '../kernel.ts'
import { reportFailure } from '../notices/report-failure.ts'
import type { CartLine } from '../types.ts'
import type { CartChange } from './cart-change.ts'
import { readGuestCart } from './guest-cart-record.ts'
import { finishMerge, isMergeDue } from './merge-guest-cart.ts'
import { saveGuestCart } from './save-guest-cart.ts'
import { announceServerCart, showServerCart } from './server-cart.ts'

/** The guest's lines after one change. @throws {RuleError} when the rules of the cart refuse it */
function changeGuestLines(lines: readonly CartLine[], change: CartChange): CartLine[] {
  switch (change.kind) {
    case 'add':
      return addLine(lines, { ...change.product, quantity: change.quantity, variant: change.variant })
    case 'remove':
      return removeLine(lines, change.productId, change.variant)
    case 'setQuantity':
      return setLineQuantity(lines, change.productId, change.quantity, change.variant)
    case 'clear':
      return []
  }
}

/** Sends one change to the server and answers the new cart. */
async function changeServerLines({ shop }: Kernel, userId: string, change: CartChange): Promise<CartLine[]> {
  switch (change.kind) {
    case 'add': {
      const { product, quantity, variant } = change
      const products = [{ _id: product._id, quantity, variant }]
      return (await shop.call('POST /post/cart', { body: { data: { userId, products } } })).data
    }
    case 'remove': {
      const { productId, variant } = change
      return (await shop.call('PUT /update/cart', { body: { data: { userId, productId, variant } } })).data
    }
    case 'setQuantity': {
      const { productId, variant, quantity } = change
      const data = { userId, productId, variant, quantity }
      return (await shop.call('PUT /update/cartQuantity', { body: { data } })).data
    }
    case 'clear':
      return (await shop.call('DELETE /delete/clearCart', { body: { data: { userId } } })).data
  }
}

/**
 * Changes the cart where it lives, one change after the other. The one that is under way, once more, is a repeated
 * click: ignored.
 * @throws {ShopError} after having shown it
 */
export async function changeCart(kernel: Kernel, change: CartChange): Promise<void> {
  await kernel.started
  const name = JSON.stringify(change)
  for (let other = kernel.cartChange; other; other = kernel.cartChange) {
    if (other.name === name) return
    await other.done.catch(() => {})
  }
  const done = makeChange(kernel, change).finally(() => {
    kernel.cartChange = undefined
  })
  // A guest's is done already.
  if (kernel.$cart.get().isBusy) kernel.cartChange = { name, done }
  return done
}

async function makeChange(kernel: Kernel, change: CartChange): Promise<void> {
  const { shop, $cart } = kernel
  const user = kernel.user()
  try {
    if (!user) {
      saveGuestCart(kernel, changeGuestLines(readGuestCart(kernel.storage), change))
      return
    }
    const setBusy = () => $cart.set({ ...$cart.get(), isBusy: true })
    setBusy()
    // A line that has not come there yet could not be changed there.
    if (isMergeDue(kernel)) await finishMerge(kernel).then(setBusy)
    const lines = await changeServerLines(kernel, user._id, change)
    // Who signed out meanwhile has the cart of a guest.
    if (kernel.user()?._id !== user._id) return
    // A backend that does not answer the new cart is asked for it.
    if (Array.isArray(lines)) showServerCart(kernel, lines)
    else await shop.session.refresh()
    announceServerCart(kernel)
  } catch (error) {
    throw reportFailure(kernel, 'cart', error)
  } finally {
    if ($cart.get().isBusy) $cart.set({ ...$cart.get(), isBusy: false })
  }
}
