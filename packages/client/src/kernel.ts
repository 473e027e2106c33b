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
import type { Transport } from './transport/transport.ts'
import type { CartLine, Pincode, PushNotification, User } from './types.ts'

/** What the parts of one shop share. Nothing of it is reachable from outside. */
export interface Kernel {
  readonly shop: Shop
  readonly storage: ShopStorage
  readonly transport: Transport
  readonly $session: WritableAtom<Session>
  readonly $cart: WritableAtom<Cart>
  readonly $pincode: WritableAtom<Pincode | null>
  readonly $coupon: WritableAtom<AppliedCoupon | null>
  readonly $notifications: WritableAtom<readonly PushNotification[]>
  readonly $notices: WritableAtom<readonly Notice[]>
  readonly $overlay: WritableAtom<Overlay | null>
  /** The headers of a call: the partner's key, and the token while it is good. Drops a token that is not. */
  headers(): Record<string, string>
  emit<Name extends keyof ShopEventMap>(name: Name, detail: ShopEventMap[Name]): void
  /** The user that is signed in, or null. */
  user(): User | null
  setUser(user: User): void
  /** The token while it is good; one that is not is dropped, and the session with it. */
  goodToken(): string | null
  /** Settles when `start()` has: until then nobody knows whose cart is meant. */
  started: Promise<void> | undefined
  /** Shows a guest's session and cart. */
  showGuest(): void
  /** Back to a guest: token, user and coupon go, the local cart shows. */
  becomeGuest(): void
  setLines(lines: readonly CartLine[]): void
  /** Shows the guest's lines as the storage has them now. */
  showGuestCart(): void
  setCoupon(coupon: AppliedCoupon | null): void
  setPincode(pincode: Pincode): void
}
