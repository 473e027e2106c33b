import type { Labels } from '@dawakit/core/language'

/** What the login page says. */
export const loginPageLabels = {
  /** Name of the two tabs. */
  tabs: 'Login or register',
  login: 'Login',
  register: 'Register',
  signUpNow: 'Sign Up Now',
  noAccount: "Don't have an account?",
} as const satisfies Labels
