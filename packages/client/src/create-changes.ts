import type { ShopChanges, ShopStores } from './kernel.ts'
import type { Shop } from './shop.ts'

/** What sets a store and lets the host or the next page know. */
export const createChanges = ({ $cart }: ShopStores, emit: Shop['emit']): ShopChanges => {
  let toldCart: string | undefined
  return {
    showCart(cart) {
      $cart.set(cart)
      const told = JSON.stringify(cart)
      if (told === toldCart) return
      toldCart = told
      emit('cart:change', cart)
    },
  }
}
