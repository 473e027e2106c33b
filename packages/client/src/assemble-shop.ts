import { dropCoupon } from './coupon/drop-coupon.ts'
import { createChanges } from './create-changes.ts'
import { createStores } from './create-stores.ts'
import { createEvents } from './events/create-events.ts'
import { fetchedModule } from './fetched-module.ts'
import { imageUrl } from './image-url.ts'
import type { Kernel, NetworkCalls } from './kernel.ts'
import { sayIn } from './language/say-in.ts'
import { type Actions, loadActions } from './load-actions.ts'
import { createNotices } from './notices/create-notices.ts'
import type { Shop, ShopOptions } from './shop.ts'
import { startShop } from './start-shop.ts'
import { openStorage } from './storage/open-storage.ts'

/** What a shop needs of the network. Loaded with it, or on its first use: that is the entry's choice. */
export interface NetworkModules {
  calls: () => Promise<NetworkCalls>
  actions: () => Promise<Actions>
}

/** Puts one shop together. No effect until `start()` or an action. */
export function assembleShop(options: ShopOptions, modules: NetworkModules): Shop {
  const apiUrl = options.apiUrl.replace(/\/+$/, '')
  const { on, emit } = createEvents()
  const { $notices, notify, dismissNotice } = createNotices()
  const stores = createStores($notices)
  const changes = createChanges(stores, emit)
  const kernel: Kernel = {
    ...stores,
    ...changes,
    options,
    storage: openStorage(options.consent && options.consent !== 'granted' ? null : options.storage),
    calls: fetchedModule(modules.calls),
    user: () => stores.$session.get().user,
    emit,
    get shop() {
      return shop
    },
  }
  const actions = loadActions(kernel, modules.actions)
  const { act } = actions

  const shop: Shop = {
    apiUrl,
    language: options.language,
    say: sayIn(options.language),
    call: async (...input) => (await kernel.calls()).sendCall(kernel, ...input),
    uploadPrescription: act('uploadPrescription'),
    uploadReturnPicture: act('uploadReturnPicture'),
    fetchPrivate: act('fetchPrivate'),
    imageUrl: (ref) => imageUrl(apiUrl, ref),
    ...stores,
    start: () => (kernel.started ??= startShop(kernel, actions)),
    dispose() {
      kernel.following?.abort()
      kernel.started = undefined
    },
    consent: act('takeConsent'),

    session: {
      sendOtp: act('sendOtp'),
      verifyOtp: act('verifyOtp'),
      signInWithPassword: act('signInWithPassword'),
      refresh: act('refreshUser'),
      signOut: act('signOut'),
    },
    cart: {
      add: act('addToCart'),
      remove: act('removeFromCart'),
      setQuantity: act('setCartQuantity'),
      clear: act('clearCart'),
      refresh: act('refreshCart'),
    },
    pincode: { check: act('checkPincode'), set: act('savePincode') },
    coupon: {
      apply: act('applyCoupon'),
      check: act('recheckCoupon'),
      remove: () => dropCoupon(kernel),
    },
    notifications: { load: act('loadNotifications'), markSeen: act('markNotificationsSeen') },
    order: {
      begin: act('beginOrder'),
      note: act('noteOrder'),
      forget: act('forgetOrder'),
      unfinished: act('unfinishedOrder'),
      settle: act('settleOrder'),
    },
    orderPlaced: act('orderPlaced'),
    openOverlay: (name, overlayOptions) => stores.$overlay.set({ name, ...overlayOptions }),
    closeOverlay: () => stores.$overlay.set(null),
    notify,
    dismissNotice,
    on,
    emit,
  }
  return shop
}
