import type { Rupees } from './product.ts'

/** The pharmacist who approved, as they were then. */
export interface Pharmacist {
  name: string
  registrationNumber: string
}

/**
 * What a prescription says of who wrote it and for whom: asked for where a schedule wants it written down with what was
 * supplied.
 */
export interface PrescriptionParticulars {
  prescriberName: string
  /** With a medical council. */
  prescriberRegistration: string
  prescriberAddress: string
  patientAddress: string
}

/** What a pharmacist asks the customer. */
export interface PrescriptionQuestion {
  id: string
  text: string
  /** ISO 8601. */
  askedAt: string
}

/** The pharmacist's check of an order with a line on prescription. */
export interface OrderReview {
  /** 'asked': the customer is to answer. 'before': the order is older than the check. */
  state: 'waiting' | 'asked' | 'done' | 'before'
  /** The one that is to be answered. */
  question: PrescriptionQuestion | null
  /** Who approved it; null until then. */
  pharmacist: Pharmacist | null
}

export type ShipmentState = 'packed' | 'handedOver' | 'onTheWay' | 'delivered' | 'returned'

/** A parcel of an order, as its customer sees it. */
export interface OrderShipment {
  /** 1, 2, … */
  number: number
  state: ShipmentState
  /** '' where none is known. */
  courier: string
  trackingNumber: string
  /** Where the courier shows its way; '' where it does not. */
  trackingUrl: string
  /** ISO 8601; null before. */
  handedOverAt: string | null
  deliveredAt: string | null
  lines: { productId: string; name: string; quantity: number }[]
}

/** 'undelivered': the courier brought it back. */
export type ReturnKind = 'unopened' | 'damaged' | 'wrong' | 'undelivered'
export type ReturnState = 'requested' | 'approved' | 'declined' | 'received' | 'closed' | 'withdrawn'
/** What becomes of a piece that came back. 'quarantine': it is kept apart until somebody decides. */
export type ReturnJudgement = 'restock' | 'quarantine' | 'destroy'

/** A picture of what came damaged or wrong. */
export interface ReturnPicture {
  id: string
  /** Below the API's address; for its customer alone. */
  imageUrl: string
}

/** What a customer gives back of an order, and how far it is. */
export interface OrderReturn {
  id: string
  number: string
  state: ReturnState
  kind: ReturnKind
  reason: string
  /** What the pharmacy wrote of it; '' before. */
  decision: string
  lines: { productId: string; name: string; quantity: number }[]
  /** Of what came damaged or wrong, as the customer took them. Gone half a year after the return is over. */
  pictures: ReturnPicture[]
  /** What goes back, once it is judged; before, what would go back. */
  refund: Rupees
  /** ISO 8601; null before. */
  requestedAt: string
  decidedAt: string | null
  receivedAt: string | null
  closedAt: string | null
}

export type PayoutState = 'due' | 'paid'
export type PayoutWay = 'upi' | 'bank'

/** 'prepared': the customer may change what is theirs to change, and order. */
export type PrescriptionRequestState = 'waiting' | 'asked' | 'prepared' | 'ordered' | 'declined' | 'withdrawn'
