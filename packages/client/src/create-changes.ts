import type { ShopChanges, ShopStores } from './kernel.ts'
import type { Session, Shop } from './shop.ts'

/** Who is here; an address or a prescription that is saved makes nobody another. */
const whoIs = ({ status, isUnverified, user }: Session) =>
  JSON.stringify([
    status,
    isUnverified,
    user && [user._id, user.username, user.email, user.mobileNumber, user.pincode],
  ])

/** What sets a store and lets the host or the next page know. */
export const createChanges = ({ $session, $cart }: ShopStores, emit: Shop['emit']): ShopChanges => {
  let toldCart: string | undefined
  return {
    setSession(session) {
      const before = $session.get()
      $session.set(session)
      if (whoIs(session) !== whoIs(before)) emit('session:change', session)
    },
    showCart(cart) {
      $cart.set(cart)
      const told = JSON.stringify(cart)
      if (told === toldCart) return
      toldCart = told
      emit('cart:change', cart)
    },
  }
}
