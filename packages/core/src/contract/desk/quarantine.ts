import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { OnceMade } from './money.ts'
import type { ShelfHold } from './shelf.ts'

/** Packs of a batch that came back and are kept apart until somebody decides. */
export interface QuarantinedBatch {
  productId: string
  name: string
  /** In capitals; '' with no expiry: of no known batch. */
  batch: string
  /** yyyy-mm-dd, or ''. */
  expiresOn: string
  mrp: Rupees | null
  quarantined: number
  /** Since when the oldest of them wait, ISO 8601; null where that is not known. */
  since: string | null
  /** False: it expires too soon to be sold, or is held. */
  isSold: boolean
  held: ShelfHold | null
}

/** So many packs of a batch that is kept apart. */
export interface QuarantinedPacks extends OnceMade {
  productId: string
  batch: string
  expiresOn: string
  units: number
}

/** What came back and is kept apart. */
export interface QuarantineDeskCalls {
  'GET /desk/quarantine': { query?: PageQuery; data: QuarantinedBatch[] }
  /** To the shelf, with a pharmacist's word. */
  'POST /desk/quarantine/release': { body: QuarantinedPacks & { words: string }; data: { left: number } }
  'POST /desk/quarantine/destroy': { body: QuarantinedPacks & { reason: string }; data: { left: number } }
}
