import { atom } from 'nanostores'
import type { ShopStores } from './kernel.ts'
import type { AppliedCoupon, Cart, Overlay, Session } from './shop.ts'
import type { Pincode, PushNotification } from './types.ts'

/** The stores of an empty shop: nobody knows yet who is there. */
export const createStores = ($notices: ShopStores['$notices']): ShopStores => ({
  $session: atom<Session>({ status: 'unknown', user: null }),
  $cart: atom<Cart>({ lines: [], isBusy: false, source: 'guest' }),
  $pincode: atom<Pincode | null>(null),
  $coupon: atom<AppliedCoupon | null>(null),
  $notifications: atom<readonly PushNotification[]>([]),
  $notices,
  $overlay: atom<Overlay | null>(null),
})
