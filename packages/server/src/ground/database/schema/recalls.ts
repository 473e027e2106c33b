import type { Generated } from 'kysely'
import type { Flag, Time } from './column.ts'

/** A batch of a product that its maker or an authority calls back. Until it is taken back nothing of it is sold. */
export interface RecallTable {
  id: string
  product_id: string
  /** In capitals. */
  batch: string
  /** What who began it wrote. */
  reason: string
  begun_at: Time
  /** Null where a command did. */
  begun_by: string | null
  /** When the work with it was done, or it was taken back; null: it goes on. */
  ended_at: Time | null
  ended_by: string | null
  end_reason: Generated<string>
  /** 1: it was none, and what there is of the batch is sold again. */
  is_taken_back: Generated<Flag>
}

/** A customer who was told of a recall. */
export interface RecallToldTable {
  recall_id: string
  customer_id: string
  /** The one of theirs that the message names. */
  order_id: string
  told_at: Time
}
