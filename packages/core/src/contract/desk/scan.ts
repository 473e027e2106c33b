import type { Rupees } from '../product.ts'
import type { ShelfBatch } from './shelf.ts'

/** What a code says of the pack that it stands on. What it does not say is null. */
export interface ScannedPack {
  /** Which product, by its 14 digits. */
  gtin: string | null
  /** Another text that may name it: a shop's own code, or a maker's. */
  code: string | null
  /** In capitals. */
  batch: string | null
  /** The last day on which it is good, yyyy-mm-dd. */
  expiresOn: string | null
  /** When it was made: yyyy-mm-dd, or yyyy-mm. */
  madeOn: string | null
  serial: string | null
  /** How many pieces are in a case. */
  pieces: number | null
  /** Of a code with words, as rule 96(6) of the Drugs Rules lists them. */
  properName: string | null
  brand: string | null
  maker: string | null
  licence: string | null
}

/**
 * What was scanned. 'product': of this shop. 'otherShop': a number that a shop gave its own goods, and not this one. 'damaged': it could
 * not be read.
 */
export type ScannedIs = 'product' | 'unknown' | 'otherShop' | 'damaged'

/**
 * The batch of the pack as the shelf has it. 'soon': it expires too soon to be sold. 'otherExpiry': its number is there with another
 * month. 'notSaid': the code names no batch.
 */
export type ScannedShelf = 'sold' | 'soon' | 'expired' | 'held' | 'otherExpiry' | 'notThere' | 'notSaid'

export interface ScannedProduct {
  id: string
  name: string
  packageSize: string
  manufacturer: string
  mrp: Rupees
}

export interface DeskScan {
  is: ScannedIs
  /** Why it is no product of the shop. */
  problem: {
    code: string
    text: string
    /** Which part of the code is damaged: the identifier of an element, or '' */
    part: string
  } | null
  /** Null where it is damaged. */
  pack: ScannedPack | null
  /** False where separators are lost and nothing on the shelf says which of several batches is meant. */
  isCertain: boolean
  product: ScannedProduct | null
  /** Null where it is no product of the shop. */
  shelf: ScannedShelf | null
  /** The one that `shelf` is about. */
  batch: ShelfBatch | null
  /** What of the product is on the shelf, first to expire first, and the packs of which no batch is known. */
  batches: ShelfBatch[]
  unknownUnits: number
}

/** A code that a product is known by beside its own. */
export interface ProductCode {
  /** 14 digits of a GTIN, or another text. */
  code: string
  productId: string
  /** ISO 8601. */
  addedAt: string
}

export interface ScanDeskCalls {
  /** For packing, goods in and counting. The code as the scanner types it, separators and all. */
  'POST /desk/scan': { body: { code: string }; data: DeskScan }
  'GET /desk/codes': { query: { productId: string }; data: ProductCode[] }
  /** The code is of this product from now on, or with `isForgotten` no more. Answers the codes of the product. */
  'POST /desk/codes': {
    body: { productId: string; code: string; isForgotten?: boolean }
    data: ProductCode[]
  }
}
