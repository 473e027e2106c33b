export const customerNotFound = { code: 'customer-not-found', text: 'There is no such customer' } as const
export const termsNotTold = {
  code: 'terms-not-told',
  text: 'Please tell the customer the terms, and say that you have',
} as const
