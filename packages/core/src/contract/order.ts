import type { Address, ChosenVariant, Prescription } from './customer.ts'
import type { OrderReturn, OrderReview, OrderShipment, Pharmacist } from './order-work.ts'
import type { ImageRef, Rupees } from './product.ts'

export type DeliveryStatus = 'pending' | 'confirmed' | 'pickedUp' | 'onTheWay' | 'delivered'
export type PaymentStatus = 'unpaid' | 'authorized' | 'paid' | 'failed' | 'refunded' | 'partlyRefunded'
/** The name of a way to pay: `cod`, or that of a gateway which the shop knows. */
export type PaymentMethod = string
/** Where a customer pays: in a popup that a script opens, in a frame that a form is posted into, or not online. */
export type PaymentKind = 'popup' | 'frame' | 'none'

export interface OrderProduct {
  _id: string
  name: string
  slug: string
  thumbnailUrl: ImageRef
  quantity: number
  salesPrice: Rupees
  purchasedPrice: Rupees
  packageSize: string
  variant: ChosenVariant | null
  isPrescriptionNeeded: boolean
  categorySlug: string
  /** What was ordered, where the pharmacy supplies fewer; `quantity` is what it supplies, 0 for a line that it declined. */
  orderedQuantity?: number
  /** Why it supplies fewer. */
  declinedReason?: string
}

export interface DoctorInfo {
  doctorName: string
  doctorEmail: string
  doctorContactNumber: string
}

/** Whom an order is for, where that is not the customer. */
export interface Patient {
  name: string
  /** Whole years. */
  age: number
}

export interface OrderTotals {
  /** Sum of salesPrice × quantity. */
  subTotal: Rupees
  /** MRP total minus selling total. */
  savings: Rupees
  /** The coupon's discount. */
  discount: Rupees
  deliveryCharge: Rupees
  /** subTotal − discount + deliveryCharge. */
  total: Rupees
}

/** Money of an order that goes back to the customer. */
export interface OrderRefund {
  amount: Rupees
  /** 'underway': decided, and not given back yet. */
  state: 'underway' | 'done'
  /** When it was given back, ISO 8601; null while it is under way. */
  at: string | null
  /** The pharmacy pays it by UPI or bank, as it was paid in cash or can go back through no gateway. Left out else. */
  isByHand?: true
  /** By hand, and the customer has not said where it goes: `POST /post/payTo`. Left out else. */
  needsPayTo?: true
}

/** How the money of an order stands for its customer. */
export interface OrderBalance {
  /** What is still to be paid, at the door or online; of what came back, nothing. */
  toPay: Rupees
  /** What was paid, whatever of it went back. */
  paid: Rupees
  /** What is on its way back. */
  goesBack: Rupees
  wentBack: Rupees
}

export interface Order {
  _id: string
  /** For people and gateways, at most 40 characters. */
  orderNumber: string
  user: { _id: string; email: string; mobileNumber: string; username: string }
  products: OrderProduct[]
  prescriptions: Prescription[]
  /** ISO 8601. */
  orderedAt: string
  shippingAddress: Address
  doctorInfo: DoctorInfo
  orderingForMyself: boolean
  /** Null where the customer orders for themselves. */
  patient: Patient | null
  totals: OrderTotals
  totalPrice: Rupees
  coupon: { name: string; discountPercentage: number } | null
  paymentStatus: PaymentStatus
  /** Until when its pieces wait for a payment online, ISO 8601; null where none is awaited. */
  paymentDueAt: string | null
  refunds: OrderRefund[]
  /** Left out by a shop that keeps none: what is to be paid, or was, is `totalPrice` then. */
  balance?: OrderBalance
  /** The pharmacist's check; null where no line is on prescription. */
  review: OrderReview | null
  /** Its parcels, those that have left. */
  shipments: OrderShipment[]
  /** What came back, or is to. */
  returns: OrderReturn[]
  /** Its credit notes, oldest first: what each is asked for by, and the number printed on it. */
  creditNotes: { id: string; number: string }[]
  /** Why the pharmacy ended it; null where it stands or the customer ended it. */
  endReason: string | null
  deliveryCharge: Rupees
  deliveryStatus: DeliveryStatus
  deliveryStatusTiming: Record<DeliveryStatus, string | null>
  isCanceled: boolean
  /** ISO 8601, or null. */
  canceledAt: string | null
  isCashOnDelivery: boolean
  /** First and last day of the delivery window, yyyy-mm-dd in Asia/Kolkata. */
  deliveryWindow: { from: string; to: string }
}

/** What the checkout sends. Totals are compared with the server's, never believed. */
export interface OrderInput {
  user?: string
  products: { _id: string; quantity: number; variant?: ChosenVariant | null }[]
  prescriptions?: string[]
  /** Id of one of the user's saved addresses. */
  shippingAddress: string | { id: string }
  doctorInfo?: Partial<DoctorInfo>
  /** @default true */
  orderingForMyself?: boolean
  /** Needed where the order is for somebody else. */
  patient?: Patient | null
  coupon?: string | null
  isCashOnDelivery?: boolean
  paymentMethod?: PaymentMethod
  totalPrice?: Rupees
  deliveryCharge?: Rupees
  acceptedTerms: boolean
  /** Id of the order by prescription that it is placed from: its prescriptions come along, and its lines are approved. */
  prescriptionRequest?: string | null
}

/** The order made, and what comes next: 'payment' asks for the gateway, 'done' is placed. */
export interface PlacedOrder extends Order {
  next: 'payment' | 'done'
}

export interface Coupon {
  name: string
  /** Uses left over all customers. */
  maxLimit: number
  discountPercentage: number
  /** ISO 8601. */
  expireDate: string
  /** Ids of the eligible products; none where it is for all. */
  products: string[]
  /** Every product is eligible. @default false */
  isForAll?: boolean
  /** The asking user's id when they used it, else empty: other customers' ids never leave the server. */
  usedUsers: string[]
}

export interface GatewayOrder {
  id: string
  /** Paise. */
  amount: number
  currency: 'INR'
}

/**
 * The script of a popup. It brings a constructor that takes `key`, `amount`, `currency`, `order_id`, `name`,
 * `description`, `prefill`, `handler` and `modal.ondismiss`, and makes what has `open()` and `on('payment.failed', …)`.
 */
export interface PopupScript {
  scriptUrl: string
  /** The publishable key. */
  key: string
  /** What the constructor is called in the window. */
  opens: string
}

/** One of the ways to pay that a shop offers. */
export interface PaymentOffer {
  method: PaymentMethod
  kind: PaymentKind
  /** What the service calls itself; empty for a way without one. */
  name: string
  /** Of the kind `popup`, else null. */
  popup: PopupScript | null
  /** Origins that the policy of a page with a checkout lets in for it. @default those that its addresses tell */
  origins?: string[]
}

export interface PaymentProof {
  orderCreationId: string
  razorpayPaymentId: string
  razorpayOrderId: string
  razorpaySignature: string
}

export interface CheckoutConfig {
  /** How this store takes money, in the order offered. */
  paymentMethods: PaymentMethod[]
  /** The same ways with what a page must know of them. */
  offers: PaymentOffer[]
  /** Most that an order may come to whose payment is cash on delivery. @default no ceiling */
  cashCeiling?: Rupees
  /** True when orders post directly (cash on delivery). */
  isDirectOrder: boolean
  gateway: PaymentMethod | null
  /** The gateway's publishable key and its script's address, when it has them. */
  gatewayKey: string | null
  gatewayScriptUrl: string | null
  storeName: string
  storeState: string
  supportPhone: string
  supportEmail: string
  sellerGstin: string
}

/** Pieces of one batch, as they were packed. */
export interface InvoiceBatch {
  batch: string
  /** yyyy-mm, or ''. */
  expiresOn: string
  quantity: number
  /** As the pack prints it. Not where the shelf did not know it, nor in papers issued before it was named. */
  mrp?: Rupees
}

export interface InvoiceLine {
  name: string
  hsnCode: string
  /** '' where it is not known. Not in invoices issued before it was named, nor for the delivery. */
  manufacturer?: string
  /** None where no batch was written down. Not in invoices issued before they were named, nor for the delivery. */
  batches?: InvoiceBatch[]
  quantity: number
  /** Price of one, tax inside. */
  unitPrice: Rupees
  /** quantity × unitPrice. */
  gross: Rupees
  discount: Rupees
  taxable: Rupees
  gstRate: number
  cgst: Rupees
  sgst: Rupees
  igst: Rupees
  /** taxable + taxes = gross − discount. */
  total: Rupees
}

export interface Invoice {
  invoiceNumber: string
  /** ISO 8601; the day of delivery. */
  invoiceDate: string
  orderId: string
  orderNumber: string
  orderedAt: string
  seller: {
    name: string
    address: string
    gstin: string
    state: string
    stateCode: string
    drugLicence: string
    phone: string
    email: string
  }
  billTo: Address
  placeOfSupply: { state: string; stateCode: string }
  /** Whom the order was for; null for the customer. Not in invoices issued before it was named. */
  patient?: Patient | null
  doctorName: string
  /** Who approved what is on prescription; null where nothing is. Not in invoices issued before it was named. */
  pharmacist?: Pharmacist | null
  /** In the words of the document. */
  paymentMethod: string
  isCashOnDelivery: boolean
  lines: InvoiceLine[]
  /** The delivery fee as its own taxed line; null when free. */
  deliveryLine: InvoiceLine | null
  /** The goods after discount, without tax. With the delivery line's taxable value and `totalTax` it is `grandTotal`. */
  subTotal: Rupees
  /** The coupon's discount, tax inside; already taken off the lines. */
  discount: Rupees
  /** Taxes of the goods and of the delivery, each the sum of its column. */
  cgst: Rupees
  sgst: Rupees
  igst: Rupees
  /**
   * All of the tax. Not in invoices issued before it was stated: their taxes are the goods' alone, and subTotal + cgst +
   * sgst + igst + deliveryCharge = grandTotal. An invoice never changes.
   */
  totalTax?: Rupees
  /** As charged, tax inside. */
  deliveryCharge: Rupees
  /** What was charged. */
  grandTotal: Rupees
  amountInWords: string
  /** A demonstration shop issued it: nothing was sold. */
  isDemo?: boolean
}
