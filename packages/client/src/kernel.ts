import type { WritableAtom } from 'nanostores'
import type {
  Answer,
  AppliedCoupon,
  CallOptions,
  Cart,
  Notice,
  Overlay,
  Session,
  Shop,
  ShopEventMap,
  ShopOptions,
  ShopStorage,
} from './shop.ts'
import type { Transport } from './transport/transport.ts'
import type { CallInput, CallName, Order, Pincode, PushNotification, User } from './types.ts'

/** How a call reaches the API. */
export interface NetworkCalls {
  transport: Transport
  /** @throws {ShopError} as `Shop.call` */
  sendCall<Name extends CallName>(
    kernel: Kernel,
    name: Name,
    input?: CallInput<Name>,
    options?: CallOptions,
  ): Promise<Answer<Name>>
}

/** What a shop knows. Readable outside by the same names. */
export interface ShopStores {
  readonly $session: WritableAtom<Session>
  readonly $cart: WritableAtom<Cart>
  readonly $pincode: WritableAtom<Pincode | null>
  readonly $coupon: WritableAtom<AppliedCoupon | null>
  readonly $notifications: WritableAtom<readonly PushNotification[]>
  readonly $notices: WritableAtom<readonly Notice[]>
  readonly $overlay: WritableAtom<Overlay | null>
}

/** The changes of them that others hear of. */
export interface ShopChanges {
  /** Tells `cart:change` where it is another than was told. */
  showCart(cart: Cart): void
}

/** What the folders of one shop share. Nothing of it is reachable from outside. */
export interface Kernel extends ShopStores, ShopChanges {
  readonly shop: Shop
  /** What it was made with, and what the customer has answered since. */
  options: ShopOptions
  /** Another one from the moment that the customer has answered. */
  storage: ShopStorage
  readonly calls: () => Promise<NetworkCalls>
  /** The user that is signed in, or null. */
  user(): User | null
  emit<Name extends keyof ShopEventMap>(name: Name, detail: ShopEventMap[Name]): void
  /** Settles when `start()` has: until then nobody knows whose cart is meant. */
  started?: Promise<void> | undefined
  /** Ends what `start()` follows: other tabs, the page's coming back. */
  following?: AbortController
  /** The guest's lines are on their way into the customer's cart. */
  merging?: Promise<void> | undefined
  /** A customer logged out on this page: what an earlier one has kept is not taken up any more. */
  isLoggedOut?: boolean
  /** The attempt whose code was sent last, by mobile number. */
  codeAttempts?: Map<string, string>
  /** An order was sent from this page. */
  isOrdering?: boolean
  /** The question how it stands that is under way. */
  settling?: Promise<Order | null> | undefined
  /** The question about the applied coupon that is under way. */
  couponCheck?: Promise<void> | undefined
  /** The change of a customer's cart that is under way, and what it is. */
  cartChange?: { name: string; done: Promise<void> } | undefined
}
