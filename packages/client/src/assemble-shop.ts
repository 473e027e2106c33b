import { atom } from 'nanostores'
import type { Actions } from './actions.ts'
import { readGuestCart } from './cart/guest-cart-record.ts'
import { createEvents } from './events/create-events.ts'
import type { Kernel, NetworkCalls } from './kernel.ts'
import { later } from './later.ts'
import { createNotices } from './notices/create-notices.ts'
import type { AppliedCoupon, Cart, Overlay, Session, Shop, ShopOptions } from './shop.ts'
import type { ShopError } from './shop-error.ts'
import { openStorage, readJson } from './storage/open-storage.ts'
import { COUPON_KEY, PINCODE_KEY, TOKEN_KEY } from './storage/storage-keys.ts'
import type { Pincode, PushNotification } from './types.ts'

const GUEST: Session = { status: 'guest', user: null }

/** What a shop needs of the network. Loaded with it, or on its first use: that is the entry's choice. */
export interface NetworkParts {
  calls: () => Promise<NetworkCalls>
  actions: () => Promise<Actions>
}

/** What an action takes besides the shop. */
type ActionInput<Name extends keyof Actions> =
  Parameters<Actions[Name]> extends [Kernel, ...infer Input] ? Input : never

/** Puts one shop together. No effect until `start()` or an action. */
export function assembleShop(options: ShopOptions, parts: NetworkParts): Shop {
  const apiUrl = options.apiUrl.replace(/\/+$/, '')
  const storage = openStorage(options.storage)
  const { on, emit } = createEvents()
  const { $notices, notify, dismiss } = createNotices()
  const $session = atom<Session>({ status: 'unknown', user: null })
  const $cart = atom<Cart>({ lines: [], isBusy: false, source: 'guest' })
  const $pincode = atom<Pincode | null>(null)
  const $coupon = atom<AppliedCoupon | null>(null)
  const $notifications = atom<readonly PushNotification[]>([])
  const $overlay = atom<Overlay | null>(null)
  const stores = { $session, $cart, $pincode, $coupon, $notifications, $notices, $overlay }
  let listening: AbortController | undefined

  const setSession = (session: Session) => {
    if (session === $session.get()) return
    $session.set(session)
    emit('session:change', session)
  }
  const showCart = (cart: Cart) => {
    $cart.set(cart)
    emit('cart:change', cart)
  }
  const showGuestCart = () => showCart({ lines: readGuestCart(storage), isBusy: false, source: 'guest' })

  const kernel: Kernel = {
    key: options.key,
    storage,
    calls: later(parts.calls),
    ...stores,
    emit,
    user: () => $session.get().user,
    setSession,
    showCart,
    showGuestCart,
    becomeGuest(isTokenKept) {
      if (!isTokenKept) storage.removeItem(TOKEN_KEY)
      kernel.setCoupon(null)
      setSession(GUEST)
      showGuestCart()
    },
    setCoupon(coupon) {
      $coupon.set(coupon)
      if (!coupon) return storage.removeItem(COUPON_KEY)
      storage.setItem(COUPON_KEY, JSON.stringify(coupon))
    },
    get shop() {
      return shop
    },
  }

  const actions = later(parts.actions)
  /** An action by its name, loaded on the first use of any. */
  const act =
    <Name extends keyof Actions>(name: Name) =>
    async (...input: ActionInput<Name>): Promise<Awaited<ReturnType<Actions[Name]>>> => {
      // Actions say themselves what failed; this is for one that never came.
      const all = await actions().catch((error: ShopError) => {
        notify({ kind: 'error', title: error.message })
        throw error
      })
      // One signature for all of them: the compiler cannot follow `name` through the indexed call.
      const action = all[name] as unknown as (kernel: Kernel, ...rest: ActionInput<Name>) => never
      return action(kernel, ...input)
    }
  const change = act('changeCart')
  const signIn = act('signIn')
  /** For what nobody waits for: where the actions cannot be fetched, all stays as it is. */
  const inBackground = (work?: (all: Actions) => unknown) =>
    void actions()
      .then(work)
      .catch(() => undefined)
  const resync = (key?: string | null) => inBackground((all) => all.resync(kernel, key))

  async function start(): Promise<void> {
    $pincode.set(readJson(storage, PINCODE_KEY) as Pincode | null)
    if (typeof window !== 'undefined') {
      listening = new AbortController()
      addEventListener('storage', ({ key }) => resync(key), listening)
      addEventListener('pageshow', ({ persisted }) => persisted && resync(), listening)
      document.addEventListener('prerenderingchange', () => resync(), listening)
      // A finger on a button: its action is on the way before it lifts.
      addEventListener('pointerdown', () => inBackground(), listening)
    }
    // Most pages stop here: nobody is signed in, and nothing has to be taken back.
    if (!storage.getItem(TOKEN_KEY)) return kernel.becomeGuest()
    // What verifies could not be fetched: a guest is here, until the next start.
    await act('verifySession')().catch(() => kernel.becomeGuest(true))
  }

  const shop: Shop = {
    apiUrl,
    call: async (...input) => (await kernel.calls()).sendCall(kernel, ...input),
    uploadPrescription: act('uploadPrescription'),
    fetchPrivate: act('fetchPrivate'),
    imageUrl(ref) {
      const url = (typeof ref === 'string' ? ref : (ref?.url ?? ref?.imageUrl)) ?? ''
      if (!url || /^([a-z]+:|\/\/)/i.test(url)) return url
      return (url[0] === '/' ? apiUrl.replace(/^((https?:)?\/\/[^/]+)?.*/, '$1') : `${apiUrl}/`) + url
    },
    ...stores,
    start: () => (kernel.started ??= start()),
    dispose() {
      listening?.abort()
      kernel.started = undefined
    },

    session: {
      sendOtp: act('sendOtp'),
      verifyOtp: (mobileNumber, otp) => signIn({ mobileNumber, otp }),
      signInWithPassword: (email, password) => signIn({ email, password }),
      refresh: act('refreshUser'),
      signOut: act('signOut'),
    },
    cart: {
      add: (product, quantity = 1, variant = null) => change({ kind: 'add', product, quantity, variant }),
      remove: (productId, variant = null) => change({ kind: 'remove', productId, variant }),
      setQuantity: (productId, quantity, variant = null) =>
        change({ kind: 'setQuantity', productId, quantity, variant }),
      clear: () => change({ kind: 'clear' }),
      refresh: act('refreshCart'),
    },
    pincode: { check: act('checkPincode'), set: act('savePincode') },
    coupon: { apply: act('applyCoupon'), remove: () => kernel.setCoupon(null) },
    notifications: { load: act('loadNotifications'), markSeen: act('markNotificationsSeen') },
    orderPlaced: act('orderPlaced'),
    openOverlay: (name, overlayOptions) => $overlay.set({ name, ...overlayOptions }),
    closeOverlay: () => $overlay.set(null),
    notify,
    dismissNotice: dismiss,
    on,
    emit,
  }
  return shop
}
