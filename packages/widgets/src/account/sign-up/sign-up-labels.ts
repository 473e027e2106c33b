import type { Labels } from '@dawakit/core/language'

/** What the sign-up says. */
export const signUpLabels = {
  login: 'Login',
  signUp: 'Sign Up',
  haveAccount: 'Already have an account?',
  username: 'Username',
  email: 'Email',
  mobileNumber: 'Mobile Number',
  password: 'Password',
  passwordHint: '6 to 20 characters with at least one digit, one lowercase and one uppercase letter',
  acceptTermsBefore: 'I accept the',
  terms: 'Terms & Conditions',
  created: { title: 'User Created Successfully', text: 'Check your email to verify' },
} as const satisfies Labels
