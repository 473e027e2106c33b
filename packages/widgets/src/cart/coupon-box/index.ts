export { CouponBox } from './coupon-box.tsx'
