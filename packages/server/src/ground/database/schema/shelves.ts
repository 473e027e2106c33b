import type { ShelfHold, ShelfMoveKind } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ColumnType, Generated } from 'kysely'
import type { Flag, Time } from './column.ts'

/**
 * Of a product what can be bought, and how it comes out of its batches: the units of those that are sold and `unknown_units` are
 * together `free - short_units + reserved`, with the pieces of orders that are taken and in no parcel yet.
 */
export interface StockTable {
  product_id: string
  /** Units that can be bought now; the database refuses less than 0. */
  free: number
  /** Units held by unpaid orders. */
  reserved: number
  /** When something last changed that pages show of the product: its pieces, its price, its rating. */
  shown_at: Generated<number>
  /** Packs that are there and of which no batch is known, until they are counted; below 0 where the batches say more than there is. */
  unknown_units: Generated<number>
  /** Pieces that orders hold and nothing that may be sold covers: above 0 only while `free` is 0. */
  short_units: Generated<number>
}

/** Packs of a product that were made together. */
export interface StockBatchTable {
  product_id: string
  /** As the pack prints it, in capitals; '' where it is known by its expiry alone, and with none of a mended row without a batch. */
  batch: string
  /** The last day on which it may be sold, yyyy-mm-dd; '' where nobody says. */
  expires_on: string
  /** As the pack prints it. */
  mrp_paise: ColumnType<Paise | null, number | null, number | null>
  /** Packs on the shelf; null where a list does not say. */
  units: number | null
  /** The import that told of it last; null of one that is on no import's account any more. */
  import_number: number | null
  /** Who made it, where the shop knows; '' where that is the product's maker. */
  maker: Generated<string>
  /** What the pharmacy paid for one, without tax; null where it is not known. */
  purchase_paise: ColumnType<Paise | null, number | null | undefined, number | null>
  /** 1: its units are among what can be bought. 0: it expires too soon, or is held. */
  is_sold: Generated<Flag>
  /** Packs that came back and are kept apart; none of `units`. */
  quarantined: Generated<number>
  /** Why it is not sold whatever its expiry; null where nobody holds it. */
  held: Generated<ShelfHold | null>
}

/** Packs that came to a batch or left it. No row changes or goes. */
export interface ShelfMoveTable {
  id: string
  product_id: string
  /** '' with no day: of no known batch. */
  batch: string
  expires_on: string
  kind: ShelfMoveKind
  /** Below 0: they left. */
  units: number
  /** At what the pharmacy paid, without tax; null where it is not known. */
  value_paise: ColumnType<Paise | null, number | null, number | null>
  /** The id of what moved them: a parcel, a return, a bill, a count. */
  subject: string
  /** What who moved them wrote. */
  note: string
  /** Null where nobody did, but the day. */
  staff_id: string | null
  at: Time
}

/** A code that a product is known by beside its own: what makers print on its packs. */
export interface ProductCodeTable {
  /** The 14 digits of a GTIN, or another text in capitals. */
  code: string
  product_id: string
  /** Null where no staff member did. */
  staff_id: string | null
  added_at: Time
}
