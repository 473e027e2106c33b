import type { WritableAtom } from 'nanostores'
import type {
  AppliedCoupon,
  Cart,
  Notice,
  Overlay,
  Session,
  Shop,
  ShopEventMap,
  ShopStorage,
} from './shop.ts'
import type { sendCall } from './transport/send-call.ts'
import type { Transport } from './transport/transport.ts'
import type { Pincode, PushNotification, User } from './types.ts'

/** How a call reaches the API. */
export interface NetworkCalls {
  transport: Transport
  sendCall: typeof sendCall
}

/** What the parts of one shop share. Nothing of it is reachable from outside. */
export interface Kernel {
  readonly shop: Shop
  /** The partner's publishable key. */
  readonly key: string | undefined
  readonly storage: ShopStorage
  readonly calls: () => Promise<NetworkCalls>
  readonly $session: WritableAtom<Session>
  readonly $cart: WritableAtom<Cart>
  readonly $pincode: WritableAtom<Pincode | null>
  readonly $coupon: WritableAtom<AppliedCoupon | null>
  readonly $notifications: WritableAtom<readonly PushNotification[]>
  readonly $notices: WritableAtom<readonly Notice[]>
  readonly $overlay: WritableAtom<Overlay | null>
  emit<Name extends keyof ShopEventMap>(name: Name, detail: ShopEventMap[Name]): void
  /** The user that is signed in, or null. */
  user(): User | null
  setSession(session: Session): void
  showCart(cart: Cart): void
  /** Settles when `start()` has: until then nobody knows whose cart is meant. */
  started?: Promise<void> | undefined
  /** Back to a guest: user and coupon go, the local cart shows, and the token goes unless it may still be good. */
  becomeGuest(isTokenKept?: boolean): void
  /** Shows the guest's lines as the storage has them now. */
  showGuestCart(): void
  setCoupon(coupon: AppliedCoupon | null): void
}
