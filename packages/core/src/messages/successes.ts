/** What went well, as a toast says it. Shown for 3 seconds unless a screen says otherwise. */
export const otpSent = 'OTP Send Successfully'
export const loggedIn = 'Logged In'
export const loggedOut = 'Logged Out'
export const pincodeUpdated = { title: 'Changed', text: 'Pincode Updated' } as const
export const fieldsUpdated = { title: 'Changed', text: 'Fields Updated' } as const
export const productRequested = { title: 'Success', text: 'Product Requested' } as const
export const couponApplied = 'Coupon Code Applied'
export const addressAdded = 'Address Added'
export const addressChanged = 'Address Changed'
export const addressDeleted = 'Address has been deleted'
export const prescriptionUploaded = 'Prescription Uploaded..!'
export const prescriptionDeleted = 'Prescription Deleted..!'
export const userCreated = { title: 'User Created Successfully', text: 'Check your email to verify' } as const
export const orderPlaced = 'Your Order Placed Successfully'
export const resetMailSent = 'Check your email to reset password'
export const passwordChanged = 'Password is changed'
export const orderConfirmed = { title: 'Order Confirmed', text: 'Your order has been confirmed.' } as const
export const orderCancelled = { title: 'Cancelled!', text: 'Your order has been deleted.' } as const
export const subscribed = 'Thank you for subscribing'

/** Milliseconds a notice stays. */
export const NOTICE_MS = 3000
/** Milliseconds for the reset-request and password-rule notices. */
export const LONG_NOTICE_MS = 5000
