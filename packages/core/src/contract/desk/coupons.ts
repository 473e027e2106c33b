import type { Rupees } from '../product.ts'
import type { SeenVersion } from './categories.ts'

export interface DeskCoupon {
  id: string
  version: string
  code: string
  percent: number
  usesLeft: number
  /** The last day. */
  until: string
  isOver: boolean
  isForAll: boolean
  /** How many products it is for, where not for all. */
  products: number
  /** Orders that used it. */
  uses: number
}

export interface DeskCouponUse {
  orderId: string
  orderNumber: string
  at: string
  /** What the customer saved by it. */
  given: Rupees
}

export interface CouponRecord {
  coupon: DeskCoupon
  /** Ids of the products; empty where it is for all. The first 1,000. */
  products: { id: string; name: string }[]
  /** What it gave in all. */
  given: Rupees
  /** The newest 100. */
  uses: DeskCouponUse[]
}

export interface CouponDeskCalls {
  /** By code, those that begin as `search` does. */
  'GET /desk/coupons': { query: { search?: string; page?: number; limit?: number }; data: DeskCoupon[] }
  'GET /desk/coupons/one': { query: { id: string }; data: CouponRecord }
  /** A new one without `seen`; else the one of that code, as it was seen. `products`: ids, codes or slugs, or `all`. */
  'POST /desk/coupons': {
    body: {
      code: string
      percent: number
      uses: number
      /** How many were left when it was read: what orders took since stays taken. */
      usesSeen?: number
      until: string
      products: string
      seen?: string
    }
    data: CouponRecord
  }
  /** Nobody uses it any more; orders that did keep it. */
  'POST /desk/coupons/end': { body: SeenVersion & { id: string }; data: CouponRecord }
}
