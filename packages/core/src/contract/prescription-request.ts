import type { Prescription } from './customer.ts'
import type { Patient } from './order.ts'
import type { Pharmacist, PrescriptionQuestion, PrescriptionRequestState } from './order-work.ts'
import type { ProductSummary, Rupees } from './product.ts'

/** A line that a pharmacist has prepared. */
export interface PreparedLine {
  /** As it is sold now. */
  product: ProductSummary
  /** The most that may be ordered. */
  quantity: number
  /** Of one, when it was prepared. It is ordered at today's. */
  preparedPrice: Rupees
  /** What the pharmacist wrote of it: how to take it, or what it stands for. */
  note: string
}

/** An order by prescription: the customer asks, a pharmacist prepares, the customer pays. */
export interface PrescriptionRequest {
  id: string
  /** For people. */
  number: string
  state: PrescriptionRequestState
  /** What the customer wrote. */
  note: string
  /** Null where it is for the customer. */
  patient: Patient | null
  prescriptions: Prescription[]
  /** ISO 8601. */
  createdAt: string
  /** The one that is to be answered; null where none is. */
  question: PrescriptionQuestion | null
  /** Who prepared or declined it; null before. */
  pharmacist: Pharmacist | null
  /** What the pharmacist wrote with what was prepared. */
  message: string
  /** Why it was declined. */
  reason: string
  /** Empty until it is prepared. */
  lines: PreparedLine[]
  /** ISO 8601; null before. */
  preparedAt: string | null
  /** Until when what was prepared may be ordered, ISO 8601; null before. */
  orderBy: string | null
  /** When it ended. ISO 8601; null while it is open. */
  closedAt: string | null
  /** The order that was made of it. */
  orderId: string | null
}

/** What a customer asks a pharmacist with. */
export interface PrescriptionRequestInput {
  /** Ids of the customer's own, one at least. */
  prescriptions: string[]
  note?: string
  /** Whom it is for. @default the customer */
  patient?: Patient | null
}
