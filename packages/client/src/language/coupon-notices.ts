import type { Labels } from '@dawakit/core/language'

/** What is said of a coupon. */
export const couponNotices = { applied: 'Coupon Code Applied' } as const satisfies Labels
