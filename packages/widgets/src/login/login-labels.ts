import type { Labels } from '@dawakit/core/language'

/** What the login drawer says. */
export const loginLabels = {
  title: 'Login / Register',
  mobileNumber: 'Mobile Number',
  mobileNumberHint: 'We send a one-time code (OTP) to it',
  username: 'Username',
  email: 'Email',
  sendOtp: 'Send OTP',
  otp: 'OTP',
  otpSentTo: (mobileNumber: string) => `OTP has been sent to +91 ${mobileNumber}`,
  verify: 'Verify',
  resend: 'Resend OTP',
  resendIn: (seconds: number) => `Resend OTP in ${seconds} s`,
  changeNumber: 'Change number',
  signedInAs: 'Signed in as',
  logout: 'Logout',
} as const satisfies Labels
