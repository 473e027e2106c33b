import type { Labels } from '@dawakit/core/language'

/** What the pages behind the links of the newsletter's mail say. */
export const newsletterLabels = {
  confirm: {
    title: 'Confirm your subscription',
    hint: 'One press, and our newsletter comes to your email.',
    press: 'Confirm the subscription',
    done: 'Your subscription is confirmed',
    doneHint: 'You can unsubscribe by the link in every mail.',
    failedHint: 'Subscribe again to be sent a new link.',
  },
  leave: {
    title: 'Unsubscribe from the newsletter',
    hint: 'One press, and we forget your email for the newsletter.',
    press: 'Unsubscribe',
    done: 'You are unsubscribed',
    doneHint: 'No newsletter comes to your email any more.',
    failedHint: 'Please try again in a moment.',
  },
  home: 'To the home page',
  again: 'To the newsletter',
} as const satisfies Labels
