import type { DeskProductStep } from '@dawakit/core/contract'
import type { Paise } from '@dawakit/core/money'
import type { ColumnType } from 'kysely'
import type { Json, Time } from './column.ts'

/**
 * A word of a product's name, but for the first, which the name begins with, or of its code. The database writes them, see migration 058:
 * no backup has them.
 */
export interface ProductWordTable {
  word: string
  product_id: string
}

/** A word of the name of a maker. As above. */
export interface MakerWordTable {
  word: string
  manufacturer: string
}

type Price = ColumnType<Paise | null, number | null, number | null>

/** What was done to the price of a product, or to its being on sale; or is to be done on a day. */
export interface ProductStepTable {
  id: string
  product_id: string
  what: DeskProductStep['what']
  state: DeskProductStep['state']
  /** From when it holds, yyyy-mm-dd in India. */
  day: string
  /** When it was done; of what is planned, when that was written down. */
  at: Time
  /** Null where a command was it. */
  staff_id: string | null
  staff_name: string
  /** Of what was refused, why. */
  why: string
  mrp_before: Price
  price_before: Price
  mrp_paise: Price
  price_paise: Price
}

/** One change of several products. What it has changed stands in the journal, under its number. */
export interface BulkChangeTable {
  id: string
  /** The one that the desk sent with it. */
  key: string
  change: Json
  import_number: number
  staff_id: string
  staff_name: string
  started_at: Time
  /** When its process last said that it is at it. */
  seen_at: Time
  finished_at: Time | null
  /** 1 while it is made or taken back, of which there is one at most; 0 where its process was gone before the end; else null. */
  running: 0 | 1 | null
  changed: number
  same: number
  refused: Json
  undone_at: Time | null
  /** Taken back: products that are as they were, and those that somebody has changed since. */
  restored: number
  kept: number
}
