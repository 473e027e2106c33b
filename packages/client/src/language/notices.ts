import { couponNotices } from './coupon-notices.ts'
import { fileNotices } from './file-notices.ts'
import { orderNotices } from './order-notices.ts'
import { pincodeNotices } from './pincode-notices.ts'
import { sessionNotices } from './session-notices.ts'

/** All that the shop itself says, in English: the pattern of every other language. The shop's parts import their own. */
export const notices = {
  coupon: couponNotices,
  files: fileNotices,
  order: orderNotices,
  pincode: pincodeNotices,
  session: sessionNotices,
}
