export const acceptTermsSignUp = {
  code: 'accept-terms-sign-up',
  text: 'Please Accept Terms & Conditions',
} as const
export const passwordRule = {
  code: 'password-rule',
  text: 'Password must be 6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
} as const
export const passwordTooCommon = {
  code: 'password-too-common',
  text: 'Many people use this password. Please choose another',
} as const
export const wrongCredentials = { code: 'wrong-credentials', text: 'Invalid email or password' } as const
export const verifyEmailFirst = { code: 'verify-email-first', text: 'Verify your email to login' } as const
export const accountLocked = {
  code: 'account-locked',
  text: 'Too many failed logins. Please try again after 15 minutes',
} as const
export const enterYourEmail = { code: 'enter-your-email', text: 'Please enter your email' } as const
export const enterAValidEmailReset = {
  code: 'enter-a-valid-email-reset',
  text: 'Enter a valid email',
} as const
export const enterNewPassword = {
  code: 'enter-new-password',
  text: 'Please enter your new password',
} as const
export const passwordsDiffer = { code: 'passwords-differ', text: 'Passwords does not matched' } as const
export const linkExpired = {
  code: 'link-expired',
  text: 'This link has expired. Please request a new one',
} as const
export const notThisSignUp = {
  code: 'not-this-sign-up',
  text: 'This does not match the sign-up that the mail was sent for. If it was not yours, ignore the mail',
} as const
export const usernameRequired = { code: 'username-required', text: 'Username is required' } as const
