import { CouponBox } from '@dawakit/widgets/coupon-box'

export const Coupon = () => <CouponBox />
