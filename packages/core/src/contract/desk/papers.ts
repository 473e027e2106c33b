import type { PageQuery } from '../calls.ts'
import type { Address, ChosenVariant } from '../customer.ts'
import type { Invoice } from '../order.ts'
import type { Rupees } from '../product.ts'

/** What a packer reads of a product. */
export interface PaperProduct {
  /** The shop's own code; '' where it has none. */
  sku: string
  name: string
  variant: ChosenVariant | null
  packageSize: string
  isColdChain: boolean
  isPrescriptionNeeded: boolean
}

/** Pieces of one product that are fetched from the shelf for several orders. */
export interface PickListLine extends PaperProduct {
  /** Of the shelf; '' where nobody says. */
  place: string
  /** On the pack, as of the newest of the orders. */
  mrp: Rupees
  /** For all of them. */
  quantity: number
  /** How many go to which, in the order of the numbers. */
  orders: { number: string; quantity: number }[]
}

/** What is to be fetched for some orders, in the order of the shelf: by place, and there by name; what has no place last. */
export interface PickList {
  /** The numbers of those that have something to pack, oldest first; the others are left out. */
  orders: string[]
  lines: PickListLine[]
}

export interface ParcelPaperLine extends PaperProduct {
  hsn: string
  quantity: number
  /** '' where none is known. */
  batch: string
  /** yyyy-mm, or ''. */
  expiresOn: string
  /** As the pack prints it; null where the shelf did not know it. */
  mrp: Rupees | null
}

/** Pieces that come with another parcel. */
export interface LaterLine extends PaperProduct {
  quantity: number
}

/** What stands on a parcel's packing slip and on its address label. */
export interface ParcelPaper {
  orderNumber: string
  /** ISO 8601. */
  orderedAt: string
  /** 1, 2, … within the order. */
  parcel: number
  /** ISO 8601. */
  packedAt: string
  sender: Invoice['seller']
  recipient: Address
  lines: ParcelPaperLine[]
  /** Pieces of the order that are neither in this parcel nor in one before it. */
  later: LaterLine[]
  /** '' before a courier has it. */
  courier: string
  trackingNumber: string
  /** Something in it is kept cold. */
  isColdChain: boolean
  /** What is to be collected at the door; null where the order is paid. */
  collect: Rupees | null
  /** A demonstration shop sends nothing. */
  isDemo: boolean
}

/** Goods that were ordered and have not left, whose rate of GST has changed since: their invoice has the one of now. */
export interface ChangedRate {
  orderId: string
  orderNumber: string
  /** ISO 8601. */
  orderedAt: string
  /** Of the order, from 1. */
  lineNo: number
  name: string
  hsnCode: string
  /** Pieces that are in no parcel that has left. */
  quantity: number
  /** Percent, as it was ordered. */
  rateThen: number
  /** Percent, as its invoice has it when it leaves now. */
  rateNow: number
}

/** What is read to be printed. Whatever names a customer is a row of the audit. */
export interface PaperDeskCalls {
  /** By the orders' ids. */
  'POST /desk/pickList': { body: { orders: string[] }; data: PickList }
  /** By the parcel's id. */
  'GET /desk/parcelPaper': { query: { id: string }; data: ParcelPaper }
  /** The oldest order first, as of a minute ago at most. `totalCount` counts to 1,001. */
  'GET /desk/changedRates': { query?: PageQuery; data: ChangedRate[] }
  'GET /desk/invoice': { query: { orderId: string }; data: Invoice }
}
