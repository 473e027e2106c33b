import type { Labels } from '@dawakit/core/language'

/** What the page behind the link of the verification mail says. */
export const verifyEmailLabels = {
  title: 'Verify your email',
  done: 'Your email is verified',
  login: 'Login',
  doneHint: 'You can log in now.',
  failedHint: 'Log in to be sent a new link, or sign up again.',
  confirm: 'Verify email',
  confirmHint: 'One press, and it is done.',
  passwordHint:
    'Enter the password that you chose when you signed up: the mail may be of somebody else’s sign-up.',
  password: 'Password',
  mobileHint: 'Enter the mobile number that you signed up with: the mail may be of somebody else’s sign-up.',
  mobileNumber: 'Mobile Number',
} as const satisfies Labels
