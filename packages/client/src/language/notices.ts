import type { Labels } from '@dawakit/core/language'

/** What the shop itself says of what went well, and of a cart that nothing keeps, in English: the pattern of every other language. */
export const notices = {
  session: { otpSent: 'OTP Send Successfully', loggedIn: 'Logged In', loggedOut: 'Logged Out' },
  pincode: { updated: { title: 'Changed', text: 'Pincode Updated' } },
  cart: {
    forgotten: {
      title: 'This browser keeps nothing.',
      text: 'Your cart lasts only until you leave this page. Sign in to keep it.',
    },
  },
  coupon: { applied: 'Coupon Code Applied' },
  prescription: { uploaded: 'Prescription Uploaded..!' },
  order: { placed: 'Your Order Placed Successfully' },
} as const satisfies Labels
