import type { Labels } from '@dawakit/core/language'

/** What the shop itself says of what went well, in English: the pattern of every other language. */
export const notices = {
  session: { otpSent: 'OTP Send Successfully', loggedIn: 'Logged In', loggedOut: 'Logged Out' },
  pincode: { updated: { title: 'Changed', text: 'Pincode Updated' } },
  coupon: { applied: 'Coupon Code Applied' },
  prescription: { uploaded: 'Prescription Uploaded..!' },
  order: { placed: 'Your Order Placed Successfully' },
} as const satisfies Labels
