import { isTokenExpired } from '@dawakit/core/customer'
import { atom } from 'nanostores'
import type { CartChange } from './cart/cart-change.ts'
import { readGuestCart } from './cart/guest-cart-record.ts'
import { createEvents } from './events/create-events.ts'
import type { Kernel } from './kernel.ts'
import { later } from './later.ts'
import { createNotices } from './notices/create-notices.ts'
import { tokenExpiry } from './session/token-expiry.ts'
import type { verifyToken } from './session/verify-token.ts'
import type { AppliedCoupon, Cart, Overlay, Session, Shop, ShopOptions } from './shop.ts'
import { openStorage, readJson } from './storage/open-storage.ts'
import { CART_KEY, COUPON_KEY, PINCODE_KEY, SERVER_CART_KEY, TOKEN_KEY } from './storage/storage-keys.ts'
import type { sendCall } from './transport/send-call.ts'
import type { Transport } from './transport/transport.ts'
import type { Pincode, PushNotification } from './types.ts'

const GUEST: Session = { status: 'guest', user: null }

/** What a shop needs of the network. Loaded with it, or on its first use: that is the entry's choice. */
export interface NetworkParts {
  transport: Transport
  sendCall: typeof sendCall
  verifyToken: typeof verifyToken
}

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
  const stops: (() => void)[] = []
  let started: Promise<void> | undefined

  const user = () => $session.get().user

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

  /** The token while it is good; one that is not is dropped, and the session with it. */
  const goodToken = () => {
    const token = storage.getItem(TOKEN_KEY)
    if (token && isTokenExpired(tokenExpiry(token), Date.now())) {
      kernel.becomeGuest()
      return null
    }
    return token
  }

  const kernel: Kernel = {
    storage,
    transport: parts.transport,
    $session,
    $cart,
    $pincode,
    $coupon,
    $notifications,
    $notices,
    $overlay,
    emit,
    user,
    headers() {
      const token = goodToken()
      return {
        ...(options.key && { 'X-Dawakit-Key': options.key }),
        ...(token && { Authorization: `JWT ${token}` }),
      }
    },
    setUser(next) {
      setSession({ status: 'signedIn', user: next })
      kernel.setLines(next.cart ?? [])
    },
    becomeGuest() {
      storage.removeItem(TOKEN_KEY)
      kernel.setCoupon(null)
      $notifications.set([])
      setSession(GUEST)
      showGuestCart()
    },
    setLines: (lines) => showCart({ lines, isBusy: false, source: 'server' }),
    showGuestCart,
    setCoupon(coupon) {
      if (coupon) storage.setItem(COUPON_KEY, JSON.stringify(coupon))
      else storage.removeItem(COUPON_KEY)
      $coupon.set(coupon)
    },
    setPincode(pincode) {
      storage.setItem(PINCODE_KEY, JSON.stringify(pincode))
      $pincode.set(pincode)
      emit('pincode:change', pincode)
    },
    get shop() {
      return shop
    },
  }

  /** Most pages start so: nobody is signed in, and nothing has to be taken back. */
  async function verifySession(): Promise<void> {
    if (!goodToken() || !(await parts.verifyToken(kernel))) {
      setSession(GUEST)
      showGuestCart()
    }
  }

  const readPincode = () => $pincode.set(readJson(storage, PINCODE_KEY) as Pincode | null)

  /** Another tab changed the storage, or the page came back from the back/forward cache or a prerender. */
  const resync = async (key?: string | null) => {
    if (!key || key === PINCODE_KEY) readPincode()
    const isSignedIn = Boolean(user())
    if (isSignedIn !== Boolean(goodToken())) await verifySession()
    else if (!isSignedIn && (!key || key === CART_KEY)) showGuestCart()
    else if (isSignedIn && (!key || key === SERVER_CART_KEY || key === TOKEN_KEY)) {
      await shop.session.refresh().catch(() => undefined)
    }
  }

  function listen(target: EventTarget, type: string, listener: (event: Event) => void): void {
    target.addEventListener(type, listener)
    stops.push(() => target.removeEventListener(type, listener))
  }

  async function start(): Promise<void> {
    readPincode()
    if (typeof window !== 'undefined') {
      listen(window, 'storage', (event) => void resync((event as StorageEvent).key))
      listen(window, 'pageshow', (event) => {
        if ((event as PageTransitionEvent).persisted) void resync()
      })
      listen(document, 'prerenderingchange', () => void resync())
    }
    await verifySession()
  }

  const signInActions = later(() => import('./session/sign-in.ts'))
  const cartActions = later(() => import('./cart/change-cart.ts'))
  const refreshActions = later(() => import('./cart/refresh-cart.ts'))
  const couponActions = later(() => import('./coupon/apply-coupon.ts'))
  const pincodeActions = later(() => import('./pincode/pincode-actions.ts'))
  const notificationActions = later(() => import('./notifications/notification-actions.ts'))
  const fileActions = later(() => import('./transport/private-files.ts'))
  const orderActions = later(() => import('./order/order-placed.ts'))

  const change = async (cartChange: CartChange) => {
    // Until the stored token is verified nobody knows which cart is meant.
    await started
    return (await cartActions()).changeCart(kernel, cartChange)
  }

  const shop: Shop = {
    apiUrl,
    call: (name, input, callOptions) => parts.sendCall(kernel, name, input, callOptions),
    async uploadPrescription(file, onProgress) {
      return (await fileActions()).uploadPrescription(kernel, file, onProgress)
    },
    async fetchPrivate(url) {
      return (await fileActions()).fetchPrivate(kernel, url)
    },
    imageUrl(ref) {
      const url = (typeof ref === 'string' ? ref : (ref?.url ?? ref?.imageUrl)) ?? ''
      if (!url || /^(https?:|data:image|blob:)?\/\/|^data:image|^blob:/.test(url)) return url
      return (url[0] === '/' ? apiUrl.replace(/^((https?:)?\/\/[^/]+)?.*/, '$1') : `${apiUrl}/`) + url
    },

    $session,
    $cart,
    $pincode,
    $coupon,
    $notifications,
    $notices,
    $overlay,

    start: () => (started ??= start()),
    dispose() {
      for (const stop of stops.splice(0)) stop()
      started = undefined
    },

    session: {
      sendOtp: async (data) => (await signInActions()).sendOtp(kernel, data),
      verifyOtp: async (mobileNumber, otp) => (await signInActions()).signIn(kernel, { mobileNumber, otp }),
      signInWithPassword: async (email, password) =>
        (await signInActions()).signIn(kernel, { email, password }),
      async refresh() {
        const id = user()?._id
        if (id) kernel.setUser((await shop.call('GET /get/user', { query: { id } })).data)
      },
      signOut: async () => (await signInActions()).signOut(kernel),
    },
    cart: {
      add: (product, quantity = 1, variant = null) => change({ kind: 'add', product, quantity, variant }),
      remove: (productId, variant = null) => change({ kind: 'remove', productId, variant }),
      setQuantity: (productId, quantity, variant = null) =>
        change({ kind: 'setQuantity', productId, quantity, variant }),
      clear: () => change({ kind: 'clear' }),
      refresh: async () => (await refreshActions()).refreshCart(kernel),
    },
    pincode: {
      check: async (pincode) => (await pincodeActions()).checkPincode(kernel, pincode),
      set: async (pincode) => (await pincodeActions()).savePincode(kernel, pincode),
    },
    coupon: {
      apply: async (name) => (await couponActions()).applyCoupon(kernel, name),
      remove: () => kernel.setCoupon(null),
    },
    notifications: {
      load: async () => (await notificationActions()).loadNotifications(kernel),
      markSeen: async () => (await notificationActions()).markNotificationsSeen(kernel),
    },
    orderPlaced: async (order) => (await orderActions()).orderPlaced(kernel, order),
    openOverlay: (name, overlayOptions) => $overlay.set({ name, ...overlayOptions }),
    closeOverlay: () => $overlay.set(null),
    notify,
    dismissNotice: dismiss,
    on,
    emit,
  }
  return shop
}
