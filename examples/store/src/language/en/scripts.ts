import type { Labels } from '@dawakit/core/language'

/** What the scripts of every page say. Browsers load all of it: what only servers say stands elsewhere. */
export const storeScriptsLabels = {
  deliverTo: (pincode: string): string => `Deliver to ${pincode}`,
  subscribed: 'Thank you for subscribing. Please confirm it by the link in your mail',
  /** Around the links to the terms and the privacy policy. */
  signInTerms: ['By continuing you agree to the', 'and the'],
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
} as const satisfies Labels
