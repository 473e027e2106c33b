import type { Labels } from '@dawakit/core/language'

/** What the server writes to who asked for a product: mails. */
export const requestMails = {
  backInStock: {
    subject: (product: string) => `${product} is back in stock`,
    heading: 'Back in stock',
    text: (product: string) => `${product} can be ordered again.`,
    action: 'View the product',
    note: 'You get this mail once, because you asked to be told.',
  },
  productRequest: {
    subject: (product: string) => `Your request for ${product}`,
    found: 'The product that you asked for can be ordered now.',
    action: 'View the product',
  },
} as const satisfies Labels
