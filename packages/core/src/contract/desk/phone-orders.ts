import type { OrderTotals, Patient } from '../order.ts'
import type { ProductSummary, Rupees } from '../product.ts'

/** A product that somebody rings for. */
export interface PhoneOrderLine {
  productId: string
  quantity: number
}

/** What somebody rings for, as far as it is known. */
export interface PhoneOrderWish {
  /** The customer's id. */
  customerId: string
  lines: PhoneOrderLine[]
  /** Of one of the customer's addresses; '' while none is chosen. */
  addressId: string
  /** '' for none. */
  coupon: string
}

/** Why something of a phone order would be refused. */
export interface PhoneOrderProblem {
  /** Of the refusal. */
  code: string
  message: string
}

/** A line at today's price. */
export interface QuotedLine {
  product: ProductSummary
  quantity: number
  /** Of all its pieces. */
  total: Rupees
  problem: PhoneOrderProblem | null
}

/** What a phone order comes to now. Nothing of it is kept. */
export interface PhoneOrderQuote {
  /** In the order of the wish; a product twice is one line. */
  lines: QuotedLine[]
  /** Without a delivery charge as long as no address is chosen; without a coupon that is refused. */
  totals: OrderTotals
  isPrescriptionNeeded: boolean
  /** Days, yyyy-mm-dd in Asia/Kolkata; null without an address. */
  deliveryWindow: { from: string; to: string } | null
  /** The coupon that is in the totals. */
  coupon: { name: string; discountPercentage: number } | null
  couponProblem: PhoneOrderProblem | null
  addressProblem: PhoneOrderProblem | null
}

/** A phone order, to be paid in cash at the door. */
export interface PhoneOrder extends PhoneOrderWish {
  /** The customer's own, by id. Needed for products on prescription. */
  prescriptions: string[]
  doctorName: string
  /** Null: the customer. */
  patient: Patient | null
  /** The customer was told the terms of sale. */
  toldTerms: boolean
  /** What the customer was told that it comes to: anything else is refused. */
  total: Rupees
  /** Made up by who asks, one for each order: sent again with the same, the order is not placed twice. */
  key: string
}

export interface PhoneOrderDeskCalls {
  'POST /desk/phoneOrder/quote': { body: PhoneOrderWish; data: PhoneOrderQuote }
  'POST /desk/phoneOrder/place': { body: PhoneOrder; data: { id: string; number: string } }
}
