import type { ReturnPicture } from '@dawakit/core/contract'
import type { ReadableAtom } from 'nanostores'
import type { Language } from './language/language.ts'
import type { Sayable } from './language/say-in.ts'
import type {
  CallData,
  CallInput,
  CallName,
  CartLine,
  ChosenVariant,
  ImageRef,
  Order,
  OrderInput,
  PaymentProof,
  Pincode,
  PlacedOrder,
  ProductSummary,
  PushNotification,
  RefusalCode,
  SentCode,
  SignUpData,
  User,
  VariantSearchResult,
} from './types.ts'

/** Storage of one shop: the browser's `localStorage`, or anything with the same three calls. */
export type ShopStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface ShopOptions {
  /** Base of the API, e.g. `https://pharmacy.example/api` or `/api`. */
  apiUrl: string
  /** A partner's publishable key, sent as `X-Dawakit-Key`. */
  key?: string | null | undefined
  /** @default the browser's localStorage, else the tab's sessionStorage, else memory */
  storage?: ShopStorage
  /**
   * Whether the customer lets the browser keep anything. 'required' and 'denied': what the shop knows lives in memory,
   * for as long as the page does, until `consent('granted')`; 'denied' also clears what an earlier page has kept.
   * @default 'granted'
   */
  consent?: Consent | 'required' | null | undefined
  /** The page's language. @default English, built in */
  language?: Language
}

/** What a customer has answered to the question whether the browser may keep anything. */
export type Consent = 'granted' | 'denied'

export interface CallOptions {
  signal?: AbortSignal
  /** Sent as `Idempotency-Key`. */
  idempotencyKey?: string
  /** @default 30000 */
  timeoutMs?: number
}

/** What a form hears of while a code is on its way. */
export interface SendOtpOptions {
  /** Somebody guesses codes: the page proves that it is a customer's, and that takes longer than a moment. */
  onCheck?: () => void
  /** The code is on its way, and has so many digits. */
  onSent?: (code: SentCode) => void
}

/** The answer to a call that went well. */
export interface Answer<Name extends CallName> {
  data: CallData<Name>
  message: string
  totalCount?: number
  token?: string
}

export interface Session {
  /** 'unknown' until a stored token has been verified. */
  status: 'unknown' | 'guest' | 'signedIn'
  user: User | null
  /** A stored token could not be verified, because the shop was not reached: it is kept, and `start()` asks again. */
  isUnverified?: boolean
}

export interface Cart {
  lines: readonly CartLine[]
  /** True while a server call runs; another change waits until it ends, the same one again is a repeated click. */
  isBusy: boolean
  /** Where the lines live. */
  source: 'guest' | 'server'
  /** What a guest should know of the lines, in the shop's language: the browser keeps none, they are gone when the page is left. */
  warning?: string | undefined
}

export interface AppliedCoupon {
  name: string
  discountPercentage: number
  /** Ids of the eligible products; none where it is for all. */
  products: readonly string[]
  /** Every product is eligible. */
  isForAll: boolean
  isCouponCodeApplied: true
}

export interface Notice {
  id: number
  kind: 'success' | 'warning' | 'error'
  title: string
  text?: string
  /** Milliseconds it stays. @default 3000 */
  durationMs: number
}

/** The one drawer that may be open. */
export type OverlayName = 'login' | 'cart' | 'pincode' | 'menu' | 'request-product' | 'order-again'

export interface Overlay {
  name: OverlayName
  /** Where to go after signing in. */
  returnTo?: string
  /** Who is signed in does so again: with a new code a partner's page shows what was saved before. */
  isAgain?: boolean
  /** What the request for a product starts with. */
  productName?: string
}

/** An order that was sent and is not certain yet. It outlives its page. */
export interface UnfinishedOrder {
  userId: string
  /** Milliseconds of the clock here. */
  sentAt: number
  /** Its products and their numbers, to know it by while it has no id. */
  contents: string
  orderId?: string
  orderNumber?: string
  /** Rupees. */
  totalPrice?: number
  /** What the gateway's popup handed over: the money is taken, and the shop has not confirmed it yet. */
  receipt?: PaymentProof | undefined
}

/** What a failure is about. */
export type FailureKind =
  | 'account'
  | 'address'
  | 'cart'
  | 'coupon'
  | 'order'
  | 'payment'
  | 'pincode'
  | 'prescription'
  | 'product'
  | 'session'

export interface ShopEventMap {
  'cart:change': Cart
  'pincode:change': Pincode | null
  /** Who is here. What else is known of the customer (addresses, prescriptions, cart) is in `$session`. */
  'session:change': Session
  /** `again`: the page that sent the order went away before it could tell; this one found it placed. */
  'order:place': PlacedOrder & { again?: true }
  /** A search row or a card was chosen. A variant is a product of its own: `productId` is the one to open. */
  'product:select': { product: ProductSummary | VariantSearchResult; productId: string; href: string }
  /** A failure that is shown. */
  error: { code: RefusalCode; kind: FailureKind; message: string }
}

/** One shop: its calls, its state and the actions that change it. Stores are read-only outside. */
export interface Shop {
  readonly apiUrl: string
  /** What the page speaks; English when there is none. */
  readonly language: Language | undefined
  /** A refusal's sentence in the page's language, by its code; one that the language does not know, as it was sent. */
  say(refusal: Sayable): string
  /**
   * Makes one call of the API.
   * @throws {ShopError} with the catalogue's `code` and English sentence (`say` knows the page's) when the answer's key is 'error',
   * the network fails ('offline'), the answer may not be read ('not-available-here') or 30 s pass ('timed-out').
   */
  call<Name extends CallName>(
    name: Name,
    input?: CallInput<Name>,
    options?: CallOptions,
  ): Promise<Answer<Name>>
  /**
   * Multipart upload of one prescription image. `onProgress` gets 0 to 1.
   * @returns the new prescription's id; undefined where the API does not say it
   */
  uploadPrescription(file: File, onProgress?: (done: number) => void): Promise<string | undefined>
  /**
   * Multipart upload of one picture of what came damaged or wrong of a delivered order. `onProgress` gets 0 to 1.
   * @returns what `POST /post/returnRequest` names within a day
   */
  uploadReturnPicture(
    orderId: string,
    file: File,
    onProgress?: (done: number) => void,
  ): Promise<ReturnPicture>
  /** The bytes of something that only the session may see (a prescription image). */
  fetchPrivate(url: string): Promise<Blob>
  /** An image's absolute address, or '' when it has none. */
  imageUrl(ref: ImageRef | null | undefined): string

  readonly $session: ReadableAtom<Session>
  readonly $cart: ReadableAtom<Cart>
  readonly $pincode: ReadableAtom<Pincode | null>
  readonly $coupon: ReadableAtom<AppliedCoupon | null>
  readonly $notifications: ReadableAtom<readonly PushNotification[]>
  readonly $notices: ReadableAtom<readonly Notice[]>
  readonly $overlay: ReadableAtom<Overlay | null>

  /** Reads the storage, verifies a stored token, listens to other tabs. Idempotent. Call once in the browser. */
  start(): Promise<void>
  /** Stops listening. */
  dispose(): void
  /**
   * The customer's answer. 'granted' keeps what is in memory, beside what an earlier page has kept; 'denied' clears all
   * that the browser keeps of this shop, and goes on from memory.
   */
  consent(answer: Consent): Promise<void>

  readonly session: {
    /** @returns 'otpSent', or 'newUser' when username and email are needed too. */
    sendOtp(data: SignUpData, options?: SendOtpOptions): Promise<'otpSent' | 'newUser'>
    /** Signs in by the code that this shop has sent last, stores the token, merges the guest cart into the server's. */
    verifyOtp(mobileNumber: string, otp: string): Promise<User>
    signInWithPassword(email: string, password: string): Promise<User>
    /** Fetches the user anew (after a change of profile, addresses, prescriptions). */
    refresh(): Promise<void>
    /** Forgets the customer here, at once and in every tab; then tells the server. */
    signOut(): Promise<void>
  }
  readonly cart: {
    /** Adds to an existing line. @param quantity - @default 1 */
    add(product: ProductSummary, quantity?: number, variant?: ChosenVariant | null): Promise<void>
    remove(productId: string, variant?: ChosenVariant | null): Promise<void>
    /** @param quantity - 1 to 100 */
    setQuantity(productId: string, quantity: number, variant?: ChosenVariant | null): Promise<void>
    clear(): Promise<void>
    /** Fetches the server's cart, or the guest lines' present prices. */
    refresh(): Promise<void>
  }
  readonly pincode: {
    /** Looks a pincode up. @returns null when it is not serviceable. */
    check(pincode: string): Promise<Pincode | null>
    /** Saves a serviceable pincode: in the browser, in the state and, signed in, in the user record. */
    set(pincode: Pincode): Promise<void>
  }
  readonly coupon: {
    /** @throws {ShopError} with the catalogue's sentence when the coupon is no good for this cart. */
    apply(name: string): Promise<void>
    /**
     * Asks whether the applied coupon is still good for this cart; `start()` does. One that cannot be asked about stays.
     * @throws {ShopError} with the catalogue's sentence when it is not: it is removed then.
     */
    check(): Promise<void>
    remove(): void
  }
  readonly notifications: {
    load(): Promise<void>
    /** Marks all loaded notifications as seen. */
    markSeen(): Promise<void>
  }
  /** An order on its way: what a page leaves to the next one where it goes away too early. */
  readonly order: {
    /** Notes that an order of these goods is being sent. */
    begin(products: OrderInput['products']): Promise<void>
    /** Notes what has come to be known of it. */
    note(known: Pick<UnfinishedOrder, 'orderId' | 'orderNumber' | 'totalPrice' | 'receipt'>): Promise<void>
    /** It was refused. */
    forget(): Promise<void>
    /** @returns the order that was sent and is not certain yet */
    unfinished(): Promise<UnfinishedOrder | null>
    /**
     * Asks how it stands, and records it as placed once it is certain; `start()` does.
     * @returns null while it is not certain, and where there is none
     * @throws {ShopError} the payment's receipt was refused, or the shop could not be asked
     */
    settle(): Promise<Order | null>
  }
  /** Records a placed order: the cart has become it, the coupon is used; tells the listeners. */
  orderPlaced(order: PlacedOrder): Promise<void>
  openOverlay(name: OverlayName, options?: Omit<Overlay, 'name'>): void
  closeOverlay(): void
  /** Shows a notice (toast). @returns its id */
  notify(notice: { kind: Notice['kind']; title: string; text?: string; durationMs?: number }): number
  dismissNotice(id: number): void
  /** Tells the host of what happened; the embeds turn these into `dawa:…` DOM events. @returns a function that stops it */
  on<Name extends keyof ShopEventMap>(name: Name, listener: (detail: ShopEventMap[Name]) => void): () => void
  emit<Name extends keyof ShopEventMap>(name: Name, detail: ShopEventMap[Name]): void
}
