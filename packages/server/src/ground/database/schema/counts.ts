import type { CorrectionReason, CountOf, CountState } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ColumnType } from 'kysely'
import type { Amount, Flag, Time } from './column.ts'

/** The shelf, or a part of it, is counted while the shop sells. */
export interface StockCountTable {
  id: string
  of: CountOf
  /** The place, the category's name or the maker; '' of the others. */
  about: string
  is_blind: Flag
  state: CountState
  /** The names of who opened and ended it. */
  opened_by: string
  opened_at: Time
  ended_by: string | null
  ended_at: Time | null
  /** Products that are in it. */
  products: number
  /** Of them those of which something has been counted: written when it ends. */
  counted: number
  /** What its differences are worth; null until it is closed. */
  value_paise: ColumnType<Paise | null, number | null, number | null>
}

/** A product of a count. */
export interface StockCountProductTable {
  count_id: string
  product_id: string
  /** By place and name as they were when it was opened; what was added since comes last. */
  position: number
  is_counted: Flag
}

/** A batch that was counted; with no batch and no day packs of which no batch is known. */
export interface StockCountLineTable {
  count_id: string
  product_id: string
  batch: string
  expires_on: string
  /** As the pack prints it. */
  mrp_paise: ColumnType<Paise | null, number | null, number | null>
  counted: number
  /** Packs that stood there when it was counted. What comes and goes later is none of its difference. */
  expected: number
  /** Of the product those of no known batch, in the same moment. */
  unknown_units: number
  /** 1: `expected` was another at an earlier scan of the same batch. */
  has_moved: Flag
  reason: CorrectionReason
  note: string
  counted_by: string
  counted_at: Time
}

/** Packs that were missing, or found. No row changes or goes. */
export interface StockCorrectionTable {
  id: string
  at: Time
  product_id: string
  batch: string
  expires_on: string
  reason: CorrectionReason
  /** Below 0: they were missing. */
  units: number
  value_paise: Amount
  /** 'mrp': less its tax, where nobody knows what was paid. */
  valued_by: 'purchase' | 'mrp'
  note: string
  /** Null of the command line. */
  staff_id: string | null
  staff_name: string
  count_id: string | null
  /** The correction that it takes back. */
  undoes: string | null
}
