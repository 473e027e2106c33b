import type { Labels } from '@dawakit/core/language'

/** What is said when somebody signs in or out. */
export const sessionNotices = {
  otpSent: 'OTP Send Successfully',
  loggedIn: 'Logged In',
  loggedOut: 'Logged Out',
} as const satisfies Labels
