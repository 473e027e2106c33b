import type { Labels } from '@dawakit/core/language'

/** What the page says that ends a payment inside the gateway's frame. */
export const paymentReturnLabels = {
  paid: 'Payment received. One moment …',
  failed: 'The payment was not made.',
  pending: 'We are waiting for your bank.',
  continue: 'Continue',
  title: (store: string): string => `Payment | ${store}`,
} as const satisfies Labels
