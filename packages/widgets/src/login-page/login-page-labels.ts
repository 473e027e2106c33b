import type { Labels } from '@dawakit/core/language'

/** What the login by password says. */
export const loginPageLabels = {
  login: 'Login',
  register: 'Register',
  signUpNow: 'Sign Up Now',
  noAccount: "Don't have an account?",
  email: 'Email',
  password: 'Password',
  forgotPassword: 'Forgot password?',
} as const satisfies Labels
