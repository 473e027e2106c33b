/** Characters of a coupon's code. */
export const COUPON_CODE_MAX = 64
