import type { Labels } from '@dawakit/core/language'

/** What is said of a placed order. */
export const orderNotices = { placed: 'Your Order Placed Successfully' } as const satisfies Labels
