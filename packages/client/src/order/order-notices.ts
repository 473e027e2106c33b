/** What is said of a placed order. */
export const orderNotices = { placed: 'Your Order Placed Successfully' } as const
