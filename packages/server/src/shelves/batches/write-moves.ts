import type { ShelfMoveKind } from '@dawakit/core/contract'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'

/** Which batch of which product; '' and '' are packs of which no batch is known. */
export interface BatchOf {
  productId: string
  /** In capitals. */
  batch: string
  /** yyyy-mm-dd, or ''. */
  expiresOn: string
}

/** Packs of a batch. */
export interface BatchPieces extends BatchOf {
  units: number
}

/** Why packs move, and who moves them. */
export interface MoveBy {
  kind: ShelfMoveKind
  /** The id of the parcel, return, bill or count. */
  subject: string
  note?: string
  /** Null where nobody does, but the day. */
  staffId: string | null
  at: number
}

/** A move of a batch whose row is known: `units` below 0 leave. */
export interface Moved extends BatchPieces {
  /** What the pharmacy paid for one; null where it is not known. */
  purchasePaise: number | null
}

/** Writes down what has moved. */
export async function writeMoves(trx: Database, moves: readonly Moved[], by: MoveBy): Promise<void> {
  await insertInBatches(
    trx,
    'shelf_move',
    moves
      .filter(({ units }) => units !== 0)
      .map(({ productId, batch, expiresOn, units, purchasePaise }) => ({
        id: newIdInOrder(),
        product_id: productId,
        batch,
        expires_on: expiresOn,
        kind: by.kind,
        units,
        value_paise: purchasePaise === null ? null : purchasePaise * units,
        subject: by.subject,
        note: by.note ?? '',
        staff_id: by.staffId,
        at: by.at,
      })),
  )
}
