import type { Labels } from '@dawakit/core/language'

/** What stands around a gateway's page. */
export const gatewayLabels = {
  title: 'Secure payment',
  cancelPayment: 'Cancel payment',
  cancelAsk: 'Cancel this payment?',
  cancelYes: 'Yes, cancel it',
  cancelNo: 'Go on paying',
  nothingTaken: 'Nothing has been charged. Your order waits for its payment.',
  otherMethod: 'Other ways to pay',
  reload: 'Try again',
  showPage: 'Show the page all the same',
  /** @param time - Day and time */
  waits: (orderNumber: string, time: string) => `Order ${orderNumber} waits for your payment until ${time}.`,
  waitsHint: "Nothing has been charged. 'Pay now' stands on it in your orders too.",
} as const satisfies Labels
