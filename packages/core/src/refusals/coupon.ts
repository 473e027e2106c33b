export const loginToApplyCoupon = { code: 'login-to-apply-coupon', text: 'Login to Apply Coupon' } as const
export const invalidCouponCode = { code: 'invalid-coupon-code', text: 'Invalid Coupon Code' } as const
export const couponExpired = { code: 'coupon-expired', text: 'Coupon Expired' } as const
export const couponUsed = { code: 'coupon-used', text: 'You have already applied this Coupon' } as const
export const couponInvalid = { code: 'coupon-invalid', text: 'This coupon is invalid' } as const
