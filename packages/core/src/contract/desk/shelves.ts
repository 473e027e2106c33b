import type { PageQuery } from '../calls.ts'
import type { Rupees } from '../product.ts'
import type { ShelfBatch, ShelfHold, ShelfMoveKind } from './shelf.ts'

/** What a product stands for in a list of the shelf. */
export interface DeskShelfProduct {
  id: string
  name: string
  /** The shop's own; '' where it has none. */
  code: string
}

/** One that was sought. */
export interface DeskShelfFound extends DeskShelfProduct {
  /** Where a pack was scanned, what its code says, in capitals; '' where it says none. */
  batch: string
}

/** Packs that expire too soon to be sold, or have expired: they go back to who supplied them. */
export interface DeskNearBatch {
  product: DeskShelfProduct
  batch: string
  /** yyyy-mm-dd */
  expiresOn: string
  isExpired: boolean
  units: number
  /** What they cost, without tax; null where it is not known. None to a packer. */
  value: Rupees | null
  /** Who sent the batch last; null where no bill says. None to a packer. */
  supplier: { id: string; name: string } | null
}

/** A product with packs of which no batch is known: to be counted. */
export interface DeskUnknownShelf {
  product: DeskShelfProduct
  /** Below 0: its batches say more than there is. */
  unknownUnits: number
  free: number
}

/** A product of which orders hold pieces that nothing that is sold covers. */
export interface DeskShortShelf {
  product: DeskShelfProduct
  shortUnits: number
}

/** A batch with all that is known of it. */
export interface DeskShelfBatch extends ShelfBatch {
  /** '' where that is the product's maker. */
  maker: string
  /** What the pharmacy paid for one, without tax; null where it is not known. None to a packer. */
  purchasePrice: Rupees | null
  /** Kept apart since they came back; none of `units`. */
  quarantined: number
  held: ShelfHold | null
}

/** Packs that came or left. */
export interface DeskShelfMove {
  /** ISO 8601. */
  at: string
  kind: ShelfMoveKind
  batch: string
  expiresOn: string
  /** Below 0: they left. */
  units: number
  /** Who did it; '' where the shop did by itself. */
  by: string
  note: string
}

/** All that is on the shelf of a product. */
export interface DeskShelf {
  product: DeskShelfProduct
  /** What can be bought, what unpaid orders hold, what no batch is known of, and what is missing. */
  free: number
  reserved: number
  unknownUnits: number
  shortUnits: number
  /** First to expire first. */
  batches: DeskShelfBatch[]
  /** The newest 30. */
  moves: DeskShelfMove[]
}

/** `batches`: every batch with packs, as `import stock` reads it. */
export type ShelfListName = 'near' | 'unknown' | 'short' | 'batches'

export interface ShelfDeskCalls {
  /** First to expire first. */
  'GET /desk/shelf/near': { query?: PageQuery; data: DeskNearBatch[] }
  'GET /desk/shelf/unknown': { query?: PageQuery; data: DeskUnknownShelf[] }
  'GET /desk/shelf/short': { query?: PageQuery; data: DeskShortShelf[] }
  /** By how the name begins, by a whole code, or by how the number of a batch begins: 20 at most. */
  'GET /desk/shelf/find': { query: { search: string }; data: DeskShelfFound[] }
  'GET /desk/shelf': { query: { productId: string }; data: DeskShelf }
}

export interface ShelfDeskFiles {
  /** One of the lists, whole. */
  'GET /desk/shelf/list': { query: { of: ShelfListName } }
}
