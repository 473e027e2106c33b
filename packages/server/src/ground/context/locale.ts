/** The language of what the server writes: mails, SMS and the page that ends a payment. BCP 47. */
export const locale = 'en-IN'
