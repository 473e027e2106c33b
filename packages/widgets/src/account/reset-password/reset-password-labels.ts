import type { Labels } from '@dawakit/core/language'

/** What the form of a new password says. */
export const resetPasswordLabels = {
  login: 'Login',
  password: 'Password',
  passwordHint: '6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
  backToLogin: 'Back to Login',
  createYourPassword: 'Create Your Password',
  retypePassword: 'Retype Password',
  submit: 'Submit',
  changed: 'Password is changed',
} as const satisfies Labels
