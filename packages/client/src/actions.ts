/** All that changes a shop, in one module that is loaded on the first use of any of it. */

export { fetchPrivate, uploadPrescription } from './calls/private-files.ts'
export { changeCart } from './cart/change-cart.ts'
export { refreshCart } from './cart/refresh-cart.ts'
export { applyCoupon } from './coupon/apply-coupon.ts'
export { recheckCoupon } from './coupon/recheck-coupon.ts'
export { loadNotifications, markNotificationsSeen } from './notifications/notification-actions.ts'
export { orderPlaced } from './order/order-placed.ts'
export { settleOrder } from './order/settle-order.ts'
export { beginOrder, forgetOrder, noteOrder, unfinishedOrder } from './order/unfinished-order.ts'
export { checkPincode, savePincode } from './pincode/pincode-actions.ts'
export { sendOtp, signIn, signOut } from './session/sign-in.ts'
export { refreshUser, resync, verifySession } from './session/verify-session.ts'
