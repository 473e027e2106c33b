import type { Labels } from '@dawakit/core/language'

/** What the server writes to a customer about an order by prescription: mails and notifications. */
export const requestMails = {
  action: 'See my request',
  help: (phone: string, email: string) => `Questions? Call ${phone} or write to ${email}.`,
  prepared: {
    subject: (number: string) => `Your pharmacist has prepared your order: ${number}`,
    text: (products: number, day: string) =>
      `${products === 1 ? '1 product is' : `${products} products are`} ready to be ordered. Please look at it, take away what you do not need, and order by ${day}.`,
    action: 'See what was prepared',
  },
  asked: {
    subject: (number: string) => `Your pharmacist has a question: ${number}`,
    text: 'The pharmacist who prepares your order needs an answer from you. Please read the question and answer it, or upload another picture.',
  },
  declined: {
    subject: (number: string) => `Your order could not be prepared: ${number}`,
    text: 'The pharmacist could not prepare an order from your prescription. The reason stands with your request.',
  },
} as const satisfies Labels
