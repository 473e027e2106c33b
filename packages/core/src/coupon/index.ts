export * from './check-coupon.ts'
export * from './coupon-discount.ts'
export * from './eligible-lines.ts'
export * from './limits.ts'
