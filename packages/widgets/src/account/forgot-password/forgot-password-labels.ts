import type { Labels } from '@dawakit/core/language'

/** What the form says that sends a link to a new password. */
export const forgotPasswordLabels = {
  email: 'Email',
  forgotPasswordTitle: 'Forgot password',
  forgotPasswordHint: 'We will send a link to reset your password to this email.',
  sendLink: 'Send reset link',
  backToLogin: 'Back to Login',
  sent: 'Check your email to reset password',
} as const satisfies Labels
