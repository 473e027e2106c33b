import { fileNotices } from '../calls/file-notices.ts'
import { couponNotices } from '../coupon/coupon-notices.ts'
import { orderNotices } from '../order/order-notices.ts'
import { pincodeNotices } from '../pincode/pincode-notices.ts'
import { sessionNotices } from '../session/session-notices.ts'

/** All that the shop itself says, in English: the pattern of every other language. The shop's parts import their own. */
export const notices = {
  coupon: couponNotices,
  files: fileNotices,
  order: orderNotices,
  pincode: pincodeNotices,
  session: sessionNotices,
}
