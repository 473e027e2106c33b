import type { Labels } from '@dawakit/core/language'

/** What signing in by password says. */
export const passwordFormLabels = {
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
  login: 'Login',
} as const satisfies Labels
