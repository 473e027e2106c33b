import type { PageQuery } from '../calls.ts'
import type { DeliveryStatus, Order, PaymentMethod, PaymentStatus } from '../order.ts'
import type { OrderReview, PayoutState, PayoutWay, ShipmentState } from '../order-work.ts'
import type { Rupees } from '../product.ts'
import type { AuditEntry } from './audit.ts'
import type { DeskBalance } from './money.ts'
import type { PackableBatch } from './shelf.ts'

/** Orders by what is to be done with them. One order may stand in several. */
export type DeskQueue =
  /** A pharmacist checks its prescription, or waits for the customer's answer. */
  | 'prescription'
  /** Some of its pieces are in no parcel yet, and nothing is in the way. */
  | 'pack'
  /** A parcel waits for its courier. */
  | 'handOver'
  /** It was cancelled while a parcel was packed, which is to be taken apart. */
  | 'unpack'
  | 'onTheWay'
  /** Something comes back. */
  | 'back'
  /** Money that a person has to look at, or has to pay. */
  | 'money'

/** How many orders stand in each; of more than a thousand, a thousand and one. */
export type DeskQueueCounts = Record<DeskQueue, number>

/** Where an order stands: a step of its way, or 'cancelled'. */
export type DeskStanding = DeliveryStatus | 'cancelled'

/** 'part': some of its pieces are in a parcel. */
export type DeskPacking = 'none' | 'part' | 'all'

/** An order in a list: enough to choose it by, and no mobile number or address. */
export interface DeskOrderRow {
  id: string
  number: string
  /** ISO 8601. */
  orderedAt: string
  standing: DeskStanding
  /** False while its pieces wait for a payment online. */
  isPlaced: boolean
  /** Null where no line is on prescription. */
  review: OrderReview['state'] | null
  packing: DeskPacking
  paymentMethod: PaymentMethod
  paymentStatus: PaymentStatus
  /** Whom it goes to. */
  name: string
  cityName: string
  pincode: string
  /** The names of its first three products. */
  products: string[]
  /** Lines and pieces that are supplied. */
  lineCount: number
  pieceCount: number
  total: Rupees
  /** yyyy-mm-dd in Asia/Kolkata. */
  deliveryWindow: { from: string; to: string }
  noteCount: number
}

/** Which orders: what is left out chooses nothing. A queue is oldest first, all else newest first. */
export interface DeskOrderQuery {
  queue?: DeskQueue
  standing?: DeskStanding
  paymentMethod?: PaymentMethod
  /** Days in Asia/Kolkata, yyyy-mm-dd, both included. */
  from?: string
  to?: string
}

/** What is sought goes in a body: names and numbers of customers stand in no address. */
export interface DeskOrderSearch extends DeskOrderQuery {
  /**
   * How words of the customer's or recipient's name, a mobile number, an order's number or its last part, or a product's
   * name begin; or a whole batch or tracking number.
   */
  search: string
}

/** A line of an order for those who check, pack and take back. */
export interface DeskLine {
  /** 1, 2, … within the order. */
  lineNo: number
  productId: string
  name: string
  packageSize: string
  /** What is supplied; 0 for a line that was declined. */
  quantity: number
  /** What was ordered. */
  orderedQuantity: number
  declinedReason: string | null
  isPrescriptionNeeded: boolean
  /** A medicine: it goes into no parcel without its batch. */
  isBatchNeeded: boolean
  /** Of one. */
  price: Rupees
  /** Pieces that are in a parcel, and those that are in none yet. */
  packed: number
  left: number
  /** What of its batches is on the shelf, first to expire first; empty where nothing is left to pack. */
  batches: PackableBatch[]
  /** Packs that are there and of which no batch is known: they go with what their pack prints. */
  unknownUnits: number
}

/** A parcel as the desk sees it, from its packing on. */
export interface DeskParcel {
  id: string
  /** 1, 2, … within the order. */
  number: number
  state: ShipmentState
  courier: string
  trackingNumber: string
  trackingUrl: string
  /** The name of who packed it. */
  packedBy: string
  /** ISO 8601; null before. */
  packedAt: string
  handedOverAt: string | null
  onTheWayAt: string | null
  deliveredAt: string | null
  returnedAt: string | null
  /** What is to be collected at the door; null where the order is paid, or is paid online. */
  collect: Rupees | null
  lines: DeskParcelLine[]
}

export interface DeskParcelLine {
  lineNo: number
  productId: string
  name: string
  quantity: number
  /** '' where none is known. */
  batch: string
  /** yyyy-mm, or ''. */
  expiresOn: string
}

export interface DeskNote {
  id: string
  /** Who wrote it. */
  staffName: string
  text: string
  /** ISO 8601. */
  at: string
}

/** Whose order it is. */
export interface DeskCustomer {
  id: string
  name: string
  email: string
  mobile: string
  /** ISO 8601. */
  since: string
  /** Their other orders: all, and those that were cancelled. */
  otherOrders: number
  cancelledOrders: number
}

/** Money of an order that a person looks at. */
export interface DeskMoneyCase {
  id: string
  kind: string
  state: 'open' | 'closed'
  /** The gateway's name. */
  gateway: string
  expected: Rupees | null
  found: Rupees
  note: string
  /** ISO 8601. */
  openedAt: string
}

/** Money paid in cash that goes back by hand. */
export interface DeskOrderPayout {
  id: string
  amount: Rupees
  state: PayoutState
  way: PayoutWay | null
  reason: string
  /** The bank's; null until it is paid. */
  reference: string | null
  /** ISO 8601; null before. */
  createdAt: string
  paidAt: string | null
}

/** Money that goes back through the gateway. 'failed': a person has to. */
export interface DeskOrderRefund {
  id: string
  amount: Rupees
  state: 'pending' | 'done' | 'failed'
  reason: string
  /** ISO 8601. */
  createdAt: string
}

/**
 * An order with all that the desk works on. To a packer it is a parcel: whatever says more of the customer, the patient, the
 * doctor or the money is empty or null.
 */
export interface DeskOrder {
  id: string
  /** Whatever changes the order goes with it, as `seen`: who has seen an older one is told. */
  version: string
  order: Order
  standing: DeskStanding
  isPlaced: boolean
  packing: DeskPacking
  paymentMethod: PaymentMethod
  /** Who of the staff placed it for the customer; null where the customer did. */
  placedBy: string | null
  lines: DeskLine[]
  parcels: DeskParcel[]
  notes: DeskNote[]
  /** What was done with it, the newest 100, newest first; null to a packer. */
  audit: AuditEntry[] | null
  /** Null before delivery, and to a packer. */
  invoiceNumber: string | null
  /** Null to a packer. */
  customer: DeskCustomer | null
  /** Null to a packer. */
  balance: DeskBalance | null
  moneyCases: DeskMoneyCase[]
  payouts: DeskOrderPayout[]
  refunds: DeskOrderRefund[]
}

/** A change of an order as somebody has seen it. */
export interface SeenOrder {
  id: string
  /** The order's `version`. */
  seen: string
}

export interface OrderDeskCalls {
  /** `totalCount` of a queue counts to 1,001. */
  'GET /desk/orders': { query?: DeskOrderQuery & PageQuery; data: DeskOrderRow[] }
  /** Among all orders, or those of the query. `totalCount` counts to 1,001. */
  'POST /desk/orders/search': { body: DeskOrderSearch & PageQuery; data: DeskOrderRow[] }
  'GET /desk/orders/counts': { data: DeskQueueCounts }
  /** By its id or its number. */
  'GET /desk/order': { query: { id: string }; data: DeskOrder }
  'POST /desk/order/note': { body: { id: string; text: string }; data: DeskOrder }
  /** Of an order without a line on prescription: one with them is confirmed by the pharmacist's approval. */
  'POST /desk/order/confirm': { body: SeenOrder; data: DeskOrder }
}
