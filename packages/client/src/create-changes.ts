import type { ShopChanges, ShopStores } from './kernel.ts'
import type { Session, Shop } from './shop.ts'

/** Who is here, by these alone; an address or a prescription that is saved makes nobody another. */
const WHO = ['status', 'isUnverified', 'user', '_id', 'username', 'email', 'mobileNumber', 'pincode']
const whoIs = (session: Session) => JSON.stringify(session, WHO)

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
