import type { Rupees } from '../product.ts'

/** Why packs of a batch are not sold whatever their expiry: somebody recalls it, or keeps it back. */
export type ShelfHold = 'recalled' | 'kept'

/** Why packs came to a batch or left it. */
export type ShelfMoveKind =
  /** Into a parcel, and out of one that was taken apart. */
  | 'packed'
  | 'unpacked'
  /** From a customer, to be sold again or kept apart. */
  | 'returned'
  | 'quarantined'
  /** From a supplier, and back to one. */
  | 'goodsIn'
  | 'sentBack'
  /** Found by counting, with the reason of what is missing. */
  | 'counted'
  | 'breakage'
  | 'expiry'
  | 'theft'
  | 'found'
  /** As a list or a command says. */
  | 'listed'

/** Packs of a product that were made together, as the shelf has them. */
export interface ShelfBatch {
  /** As the pack prints it, in capitals; '' where it is known by its expiry alone. */
  batch: string
  /** The last day on which it may be sold, yyyy-mm-dd; '' where nobody says. */
  expiresOn: string
  /** As the pack prints it; null where it is not known. */
  mrp: Rupees | null
  /** Packs on the shelf. */
  units: number
  /** False: it expires too soon to be sold, or is held. */
  isSold: boolean
}

/** A batch of which a line may be packed, first to expire first. */
export interface PackableBatch extends ShelfBatch {
  /** Pieces that the desk proposes to take of it for what is left of the line. */
  proposed: number
}
