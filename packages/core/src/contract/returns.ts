import type { Invoice, InvoiceLine } from './order.ts'
import type { ReturnKind } from './order-work.ts'
import type { Rupees } from './product.ts'

/** What a customer may ask for by themselves. */
export type AskedReturnKind = Exclude<ReturnKind, 'undelivered'>

/** What cannot be returned without a defect. */
export type NonReturnableKind = 'injection' | 'surgical' | 'healthMonitor' | 'orthoSupport' | 'coldChain'

/** Where money that was paid in cash goes back to. */
export type PayTo =
  | { way: 'upi'; upiId: string }
  | { way: 'bank'; holder: string; accountNumber: string; ifsc: string }

/** A line of a delivered order, as far as it can come back. */
export interface ReturnableLine {
  /** Its place in the order's products, from 0. */
  line: number
  name: string
  /** Pieces that have not come back and are in no return under way. */
  quantity: number
  /** Pieces that were delivered. */
  supplied: number
  /** Pieces of earlier returns that were refunded. */
  refunded: number
  /** What all of the delivered pieces cost, after their share of the coupon. */
  paid: Rupees
  /** Why it comes back only where it is damaged or wrong; null where it may come back without a defect, too. */
  nonReturnable: NonReturnableKind | null
}

/** What of an order can be returned, and until when. */
export interface ReturnOptions {
  kinds: {
    kind: AskedReturnKind
    /** The last moment, ISO 8601. */
    until: string
    isOpen: boolean
    /** Percent of the price that is kept. */
    restockingPercent: number
  }[]
  lines: ReturnableLine[]
  /** It was paid in cash: the customer says where the money goes. */
  needsPayTo: boolean
}

export interface ReturnRequestInput {
  orderId: string
  kind: AskedReturnKind
  /** What is wrong, or why it goes back. */
  reason: string
  lines: {
    /** Its place in the order's products, from 0. */
    line: number
    quantity: number
    /** As it stands on the pack; needed for what has no defect. */
    batch?: string
  }[]
  /** Needed for what was paid in cash. */
  payTo?: PayTo | null
  /** Ids of pictures that were uploaded for this order: of what came damaged or wrong, at most 4. */
  pictures?: string[]
}

export interface CreditNoteLine extends Omit<InvoiceLine, 'manufacturer'> {
  /** Its place in the order's products, from 0; -1 for the delivery fee. */
  line: number
  /** The restocking charge, tax inside; already taken off. taxable + taxes = gross − discount − charge. */
  charge: Rupees
}

/** What a credit note takes back of an invoice. */
export interface CreditNote
  extends Pick<
    Invoice,
    | 'invoiceNumber'
    | 'invoiceDate'
    | 'orderId'
    | 'orderNumber'
    | 'seller'
    | 'billTo'
    | 'placeOfSupply'
    | 'isDemo'
  > {
  creditNoteNumber: string
  /** ISO 8601. */
  creditNoteDate: string
  returnNumber: string
  reason: string
  lines: CreditNoteLine[]
  /** The delivery fee, where it goes back too. */
  deliveryLine: CreditNoteLine | null
  /** The goods without tax. With the delivery line's taxable value and `totalTax` it is `grandTotal`. */
  subTotal: Rupees
  /** All restocking charges, tax inside; already taken off. */
  charge: Rupees
  cgst: Rupees
  sgst: Rupees
  igst: Rupees
  totalTax: Rupees
  /** What is paid back. */
  grandTotal: Rupees
  amountInWords: string
}
