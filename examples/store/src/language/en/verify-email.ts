import type { Labels } from '@dawakit/core/language'

/** What the page behind the link of the verification mail says. */
export const verifyEmailLabels = {
  title: 'Verify your email',
  done: 'Your email is verified',
  login: 'Login',
  doneHint: 'You can log in now.',
  failedHint: 'Log in to be sent a new link, or sign up again.',
  confirm: 'Verify email',
  confirmHint: 'One press, and you can log in with your email and password.',
} as const satisfies Labels
