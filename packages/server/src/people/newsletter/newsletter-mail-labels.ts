import type { Labels } from '@dawakit/core/language'

/** The mail that asks whether an address wants the newsletter. */
export const newsletterMail = {
  subject: (store: string) => `Confirm your subscription to ${store}`,
  heading: 'One more step',
  text: (store: string) => `Somebody, we hope you, asked for the newsletter of ${store} at this address.`,
  action: 'Confirm the subscription',
  /** @param link - Where the address is taken off the list */
  leave: (link: string) => `You do not want it, now or later? Unsubscribe here: ${link}`,
  note: 'The link is good for 7 days. If you did not ask for it, ignore this mail: nothing more comes.',
} as const satisfies Labels
