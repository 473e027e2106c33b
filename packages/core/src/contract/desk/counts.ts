import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { OnceMade } from './money.ts'

/** What is counted: a place of the shelf, a category, what one maker makes, what is of no known batch, or chosen products. */
export type CountOf = 'place' | 'category' | 'maker' | 'unknown' | 'chosen'

export type CountState = 'open' | 'closed' | 'dropped'

/** Why packs are missing, or more are there than expected. */
export type CorrectionReason = 'counted' | 'breakage' | 'expiry' | 'theft' | 'found'

/** A count in a list. */
export interface DeskCount {
  id: string
  of: CountOf
  /** The place, the category's name or the maker; '' of the others. */
  about: string
  /** What is expected of a batch is shown once it has been counted. */
  isBlind: boolean
  state: CountState
  openedBy: string
  /** ISO 8601. */
  openedAt: string
  endedBy: string | null
  endedAt: string | null
  /** Products that are in it, and those of which something has been counted. */
  products: number
  counted: number
  /** What its differences are worth; below 0 a loss. Null until it is closed. */
  value: number | null
}

/** A batch of the sheet. */
export interface DeskCountLine {
  /** '' with no day: packs of which no batch is known. */
  batch: string
  /** yyyy-mm-dd, or ''. */
  expiresOn: string
  /** As the pack prints it; null where it is not known. */
  mrp: Rupees | null
  /** Packs that stand there: those of orders that are not packed yet with them. When it was counted, or now. Null: hidden until it is counted. */
  expected: number | null
  /** Null until it is counted. */
  counted: number | null
  reason: CorrectionReason
  note: string
  /** Who counted last; '' until it is counted. */
  countedBy: string
  /** Packs have come or gone between two scans of it: look again. */
  hasMoved: boolean
}

/** A product of the sheet with its batches, first to expire first. */
export interface DeskCountProduct {
  productId: string
  name: string
  packageSize: string
  /** Of the shelf; '' where nobody says. */
  place: string
  lines: DeskCountLine[]
}

/** An order that holds pieces which nothing on the shelf covers any more. */
export interface ShortOrder {
  orderId: string
  orderNumber: string
  /** ISO 8601. */
  orderedAt: string
  productId: string
  name: string
  /** Pieces of it that are in no parcel. */
  pieces: number
}

/** A count that was closed: what was posted, and which orders are short of something then. */
export interface ClosedCount {
  count: DeskCount
  corrections: number
  /** Packs of no known batch that are of one now. */
  known: number
  shortOrders: ShortOrder[]
}

/** What closing would post of packs of no known batch that nobody has counted. */
export interface CountClosing {
  missing: number
  /** Of so many. */
  products: number
}

/** What one batch of a count is. */
export interface CountedOf {
  /** Of the count. */
  id: string
  productId: string
  batch: string
  expiresOn: string
}

/** Packs that are missing, or more of them, with their reason. An entry of the register: none changes. */
export interface DeskCorrection {
  id: string
  /** ISO 8601. */
  at: string
  productId: string
  name: string
  batch: string
  expiresOn: string
  reason: CorrectionReason
  /** Below 0: they are missing. */
  units: number
  /** Rupees; below 0 a loss. */
  value: number
  /** 'mrp': nobody knows what was paid for it: its MRP less tax. */
  valuedBy: 'purchase' | 'mrp'
  note: string
  by: string
  /** Of the count that found it. */
  countId: string | null
  /** Of the correction that it takes back. */
  undoes: string | null
  isUndone: boolean
}

/** Which corrections: what is left out chooses nothing. */
export interface CorrectionQuery {
  /** Days in Asia/Kolkata, yyyy-mm-dd, both included. */
  from?: string
  to?: string
  reason?: CorrectionReason
  /** The id of who wrote it. */
  staff?: string
  productId?: string
}

/** Of a reason the packs and what they are worth. */
export interface CorrectionSum {
  reason: CorrectionReason
  units: number
  value: number
}

export interface CountDeskCalls {
  'GET /desk/counts': { query?: PageQuery & { state?: CountState }; data: DeskCount[] }
  'GET /desk/counts/one': { query: { id: string }; data: DeskCount }
  /** As it stands now; nothing of one that is over. */
  'GET /desk/counts/closing': { query: { id: string }; data: CountClosing }
  /** By place and name. `only`: of which nothing is counted yet, or of which something differs. */
  'GET /desk/counts/products': {
    query: PageQuery & { id: string; only?: 'left' | 'different'; productId?: string }
    data: DeskCountProduct[]
  }
  'POST /desk/counts': {
    body: OnceMade & { of: CountOf; about: string; productIds: string[]; isBlind: boolean }
    data: DeskCount
  }
  /** `add`: so many more, as a scan says; else `counted` in place of `seen`, which is null for none yet. */
  'POST /desk/counts/count': {
    body: CountedOf & OnceMade & { mrp: Rupees | null; add?: number; counted?: number; seen?: number | null }
    data: DeskCountProduct
  }
  'POST /desk/counts/reason': {
    body: CountedOf & { reason: CorrectionReason; note: string }
    data: DeskCountProduct
  }
  'POST /desk/counts/close': { body: { id: string }; data: ClosedCount }
  'POST /desk/counts/drop': { body: { id: string }; data: DeskCount }
  'GET /desk/corrections': { query?: PageQuery & CorrectionQuery; data: DeskCorrection[] }
  'GET /desk/corrections/sums': { query?: CorrectionQuery; data: CorrectionSum[] }
  'POST /desk/corrections': {
    body: OnceMade & {
      productId: string
      batch: string
      expiresOn: string
      reason: CorrectionReason
      /** More than 0: the reason says whether they are missing or found. */
      units: number
      note: string
    }
    data: DeskCorrection
  }
  /** Writes the counter-entry. */
  'POST /desk/corrections/undo': { body: { id: string }; data: DeskCorrection }
  /** Where products stand on the shelf; '' for nowhere. */
  'POST /desk/places': { body: { productIds: string[]; place: string }; data: { products: number } }
}

export interface CountDeskFiles {
  /** CSV to print or to fill in: what is expected is left out of a blind count. */
  'GET /desk/counts/sheet': { query: { id: string } }
  /** CSV. */
  'GET /desk/corrections/list': { query?: CorrectionQuery }
}
