import type { Labels } from '@dawakit/core/language'

/** What the server writes to a customer about the account by mail. */
export const accountMails = {
  verifyEmail: {
    subject: (store: string) => `Verify your email for ${store}`,
    heading: 'Verify your email',
    text: (store: string) =>
      `Please confirm that this is your email address at ${store}. You are asked for the password of your sign-up, or for your mobile number where you signed up by a code.`,
    action: 'Verify email',
    note: 'The link is good for 30 minutes and works once. If you did not sign up, ignore this mail.',
  },
  confirmMobile: {
    subject: (store: string) => `Confirm your mobile number for ${store}`,
    heading: 'Is this your mobile number?',
    text: (store: string) =>
      `Somebody has just proven to have the mobile number of your account at ${store}, and named this email address. Confirm it if that was you: the number can log in to your account then.`,
    action: 'Confirm the number',
    note: 'The link is good for 30 minutes and works once. If that was not you, ignore this mail: nobody gets in.',
  },
  resetPassword: {
    subject: (store: string) => `Reset your ${store} password`,
    heading: 'Create a new password',
    text: (store: string) => `You asked for a new password at ${store}.`,
    action: 'Create your password',
    note: 'The link is good for 30 minutes and works once. If you did not ask for it, ignore this mail.',
  },
  passwordGuessed: {
    subject: (store: string) => `Somebody tries to log in to your ${store} account`,
    heading: 'Was that you?',
    text: (store: string) =>
      `Somebody has tried many wrong passwords for your account at ${store} today. None of them was right, and it takes longer now to try more. You can log in as always.`,
    note: (support: string) =>
      `A password that you use nowhere else keeps them out: 'Forgot password?' makes a new one. For help write to ${support}.`,
  },
  passwordChanged: {
    subject: (store: string) => `Your ${store} password was changed`,
    heading: 'Your password was changed',
    text: (store: string) => `Your password at ${store} is new, and every device has been signed out.`,
    note: (support: string) => `If this was not you, write to ${support} at once.`,
  },
} as const satisfies Labels
