import type { PageQuery } from '../calls.ts'
import type { DoctorInfo, Order, Patient } from '../order.ts'
import type { OrderReview, Pharmacist, PrescriptionParticulars } from '../order-work.ts'
import type { Rupees, Schedule } from '../product.ts'

/** An order that waits for a pharmacist, or for its customer's answer. */
export interface CheckInQueue {
  orderId: string
  orderNumber: string
  state: 'waiting' | 'asked'
  customerName: string
  /** Lines on prescription. */
  lines: number
  totalPrice: Rupees
  isCashOnDelivery: boolean
  /** ISO 8601. */
  orderedAt: string
}

/** So many packs of a product may be given on a prescription until a day. */
export interface CheckGrant {
  id: string
  prescriptionId: string
  packs: number
  /** Packs that may still be given on it now. */
  left: number
  /** The last day, yyyy-mm-dd. */
  validUntil: string
  /** Whether it was written down who prescribed it, and where the patient lives. */
  hasParticulars: boolean
}

/** What the customer had before of a product, or of a salt of it. */
export interface EarlierDispensing {
  orderId: string
  orderNumber: string
  /** When a pharmacist approved it, else when it was ordered; ISO 8601. */
  at: string
  name: string
  /** Packs that were supplied. */
  quantity: number
  /** Null where it was for the customer. */
  patientName: string | null
  /** What it was given on; null where no prescription was needed, or it was before checks. */
  prescription: { id: string; uploadedAt: string } | null
}

export interface CheckLine {
  /** 1, 2, … */
  lineNo: number
  productId: string
  name: string
  packageSize: string
  /** With their strengths: 'Atorvastatin (20mg)'. */
  salts: string[]
  manufacturer: string
  /** Of the Drugs Rules; null where no schedule is known to name it. */
  schedule: Schedule | null
  isPrescriptionNeeded: boolean
  /** It is approved with the particulars of its prescription alone. */
  needsParticulars: boolean
  /** It was approved without them, and is not packed before they are written down. */
  lacksParticulars: boolean
  /** Packs that are supplied; 0 where it was declined. */
  quantity: number
  orderedQuantity: number
  /** '' where all is supplied. */
  declinedReason: string
  /** Packs that were approved. */
  approved: number
  /** A pharmacist has yet to decide. */
  isOpen: boolean
  /** What the customer's prescriptions are still good for of this product. */
  grants: CheckGrant[]
  /** Of this product or its salts in orders that stand, the newest first. */
  earlier: EarlierDispensing[]
}

export interface CheckPrescription {
  id: string
  /** ISO 8601. */
  uploadedAt: string
  /** As they were written down last; null where nobody has. */
  particulars: PrescriptionParticulars | null
}

export interface CheckQuestion {
  id: string
  text: string
  askedBy: string
  /** ISO 8601. */
  askedAt: string
  /** What the customer wrote; null before. */
  answer: string | null
  /** Uploaded as the answer. */
  prescriptionId: string | null
  answeredAt: string | null
}

/** An order of the same customer with one of the same products or prescriptions. */
export interface EarlierOrder {
  orderId: string
  orderNumber: string
  /** ISO 8601. */
  orderedAt: string
  standing: Order['deliveryStatus'] | 'cancelled'
  pharmacist: Pharmacist | null
  /** Of the same products. */
  lines: { name: string; quantity: number }[]
}

/** All that a pharmacist decides an order's prescription by. */
export interface PrescriptionCheck {
  orderId: string
  orderNumber: string
  orderedAt: string
  /** Sent back as `seen` with a decision: another one by then, and nothing is decided. */
  version: string
  review: OrderReview
  standing: Order['deliveryStatus'] | 'cancelled'
  /** Whether it is placed for real and waits: only then is anything decided. */
  isOpen: boolean
  /** Whether the approval can be taken back: nothing of it is packed. */
  canTakeBack: boolean
  customer: { id: string; name: string; mobileNumber: string }
  /** Null where the customer orders for themselves. */
  patient: Patient | null
  doctor: DoctorInfo
  /** Where it goes: often where the patient lives. */
  deliveryAddress: string
  totalPrice: Rupees
  isCashOnDelivery: boolean
  lines: CheckLine[]
  prescriptions: CheckPrescription[]
  questions: CheckQuestion[]
  earlier: EarlierOrder[]
  /** The next order of the queue, the oldest first; null where none waits. */
  next: string | null
}

/** What one line is approved for. */
export interface LineApproval {
  lineNo: number
  /** Packs: all of the line, or fewer, which cuts the rest. */
  quantity: number
  /** Why it is fewer. @default '' */
  reason?: string
  /** On what is left of an earlier check, or on what this prescription is good for from now on. */
  grant: PrescriptionGrant | { id: string; particulars?: PrescriptionParticulars }
}

/** What a prescription is good for from now on. */
export interface PrescriptionGrant {
  prescriptionId: string
  packs: number
  /** The last day, yyyy-mm-dd. */
  validUntil: string
  /** Needed where a schedule wants them. */
  particulars?: PrescriptionParticulars
}

interface Decision {
  orderId: string
  /** The check's `version` as it was looked at. */
  seen: string
}

export interface PrescriptionDeskCalls {
  'GET /desk/prescriptions': { query?: { state?: 'waiting' | 'asked' } & PageQuery; data: CheckInQueue[] }
  'GET /desk/prescription': { query: { orderId: string }; data: PrescriptionCheck }
  'POST /desk/prescription/approve': { body: Decision & { lines: LineApproval[] }; data: PrescriptionCheck }
  /** Until it is packed. What was cut or declined stays so. */
  'POST /desk/prescription/takeBack': { body: Decision & { reason: string }; data: PrescriptionCheck }
  /** Of lines that were approved before they were asked for. */
  'POST /desk/prescription/particulars': {
    body: Decision & { lines: { lineNo: number; particulars: PrescriptionParticulars }[] }
    data: PrescriptionCheck
  }
  'POST /desk/prescription/ask': { body: Decision & { text: string }; data: PrescriptionCheck }
  'POST /desk/prescription/decline': {
    /** Without lines the whole order is declined, and ends. */
    body: Decision & { lineNos?: number[]; reason: string }
    data: PrescriptionCheck
  }
}

export interface PrescriptionDeskFiles {
  'GET /desk/prescriptionImage': { query: { id: string } }
}
