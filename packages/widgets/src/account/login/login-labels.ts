import type { Labels } from '@dawakit/core/language'

/** What the login drawer says. */
export const loginLabels = {
  title: 'Login / Register',
  mobileNumber: 'Mobile Number',
  mobileNumberHint: 'We send a one-time code (OTP) to it',
  username: 'Username',
  email: 'Email',
  sendOtp: 'Send OTP',
  /** Sending takes a while: somebody guesses codes, and the page proves that it is a customer's. */
  checking: 'One moment please, we are making sure that this is safe',
  otp: 'OTP',
  otpSentTo: (mobileNumber: string) => `OTP has been sent to +91 ${mobileNumber}`,
  verify: 'Verify',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  changeNumber: 'Change number',
  byPassword: 'Login with password',
  byCode: 'Login with OTP',
  signedInAs: 'Signed in as',
  /** While the shop cannot be asked for the name. */
  signedIn: 'You are signed in',
  logout: 'Log out',
} as const satisfies Labels
