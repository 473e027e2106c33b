/** All that changes a shop, in one part that is loaded on the first use of any of it. */
export { changeCart } from './cart/change-cart.ts'
export { refreshCart } from './cart/refresh-cart.ts'
export { applyCoupon } from './coupon/apply-coupon.ts'
export { loadNotifications, markNotificationsSeen } from './notifications/notification-actions.ts'
export { orderPlaced } from './order/order-placed.ts'
export { checkPincode, savePincode } from './pincode/pincode-actions.ts'
export { sendOtp, signIn, signOut } from './session/sign-in.ts'
export { refreshUser, resync, verifySession } from './session/verify-session.ts'
export { fetchPrivate, uploadPrescription } from './transport/private-files.ts'

import type * as actions from './actions.ts'

export type Actions = typeof actions
