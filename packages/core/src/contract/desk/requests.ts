import type { PageQuery } from '../calls.ts'
import type { PrescriptionParticulars, PrescriptionRequestState } from '../order-work.ts'
import type { PrescriptionRequest } from '../prescription-request.ts'
import type { ProductSummary } from '../product.ts'
import type { PrescriptionGrant } from './prescriptions.ts'

/** An order by prescription in the pharmacists' list. */
export interface DeskRequestRow {
  id: string
  number: string
  state: PrescriptionRequestState
  /** ISO 8601. */
  createdAt: string
  customer: { id: string; name: string }
  pictures: number
  /** Until when what was prepared may be ordered, ISO 8601; null before. */
  orderBy: string | null
}

/** A question that was asked of it, and its answer. */
export interface DeskRequestQuestion {
  id: string
  text: string
  /** ISO 8601. */
  askedAt: string
  /** Null until it is answered. */
  answer: string | null
  answeredAt: string | null
}

/** What a prescription was found good for when a request was prepared. */
export interface DeskRequestGrant {
  productId: string
  prescriptionId: string
  packs: number
  /** The last day, yyyy-mm-dd in Asia/Kolkata. */
  validUntil: string
}

/** An order by prescription as a pharmacist prepares it. */
export interface DeskRequest extends PrescriptionRequest {
  customer: { id: string; name: string; mobileNumber: string; email: string }
  /** Its prescriptions, oldest first: `GET /desk/prescriptionImage` has the picture. */
  pictures: { id: string; uploadedAt: string; particulars: PrescriptionParticulars | null }[]
  /** Oldest first. */
  questions: DeskRequestQuestion[]
  grants: DeskRequestGrant[]
  /** What a change names as `seen`. */
  version: string
}

/** A line that is prepared. */
export interface DeskPreparedLine {
  productId: string
  quantity: number
  /** For the customer: what it stands for, how to take it. */
  note: string
  /** Needed for a product on prescription. */
  grant: PrescriptionGrant | null
}

export interface RequestDeskCalls {
  /** `open`: those that wait for a pharmacist, the oldest first. Others the newest first. */
  'GET /desk/requests': {
    query?: { state?: PrescriptionRequestState | 'open' } & PageQuery
    data: DeskRequestRow[]
  }
  'GET /desk/request': { query: { id: string }; data: DeskRequest }
  'POST /desk/request/prepare': {
    body: { id: string; seen: string; message: string; lines: DeskPreparedLine[] }
    data: DeskRequest
  }
  'POST /desk/request/ask': { body: { id: string; seen: string; text: string }; data: DeskRequest }
  'POST /desk/request/decline': { body: { id: string; seen: string; reason: string }; data: DeskRequest }
  /** By name or salt, those in stock first, with stock, price and salts. */
  'GET /desk/products': { query: { search: string }; data: ProductSummary[] }
  /** The same salts, strengths and form by other makers, the cheapest unit first. */
  'GET /desk/substitutes': { query: { productId: string }; data: ProductSummary[] }
}
