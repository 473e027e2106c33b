import type { Labels } from '@dawakit/core/language'

/** What the server writes to a customer who has packs of a recalled batch. */
export const recallMails = {
  subject: (product: string) => `Please do not use: ${product}`,
  text: (product: string, batch: string, orderNumber: string) =>
    `The batch ${batch} of ${product} is called back, and your order ${orderNumber} has packs of it.`,
  todo: 'Please do not use them and keep them apart, with their pack. If you have used some and feel unwell, talk to your doctor.',
  help: (phone: string, email: string) =>
    `We take them back: call ${phone} or write to ${email}, and we tell you how.`,
} as const satisfies Labels
