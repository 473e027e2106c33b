import type { Labels } from '@dawakit/core/language'

/** What the end of a checkout says. */
export const orderConfirmationLabels = {
  placedAt: 'Ordered',
  expected: 'Expected',
  payment: 'Payment',
  /** @param sum - Formatted rupees */
  toPay: (sum: string): string => `Cash On Delivery: ${sum} to pay at the door`,
  /** @param sum - Formatted rupees */
  paidAtDoor: (sum: string): string => `${sum} paid in cash at the door`,
  /** @param sum - Formatted rupees */
  paid: (sum: string): string => `${sum} paid online`,
  /** @param sum - Formatted rupees */
  promised: (sum: string): string => `${sum} promised by your bank`,
  address: 'Delivery to',
  mail: 'Confirmation',
  /** @param address - Masked */
  mailTo: (address: string): string => `Sent to ${address}`,
  downloadInvoice: 'Download invoice',
  invoice: 'Your invoice is ready with the order once it is delivered.',
} as const satisfies Labels
