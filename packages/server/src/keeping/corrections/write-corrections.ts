import type { CorrectionReason } from '@dawakit/core/contract'
import { type Paise, sumPaise } from '@dawakit/core/money'
import { correctionTooDear } from '@dawakit/core/refusals'
import { isWatched } from '@dawakit/core/shelf'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import type { BatchPieces } from '../../shelves/batches/write-moves.ts'
import type { HeldShelves } from './lock-shelves.ts'
import { type Valued, worthOf } from './worth-of.ts'

/** Packs of a batch that are missing, `units` below 0, or found. */
export interface CorrectionPieces extends BatchPieces {
  /** @default a new one */
  id?: string
  reason: CorrectionReason
  note: string
}

/** Who corrects; null at the command line, where nobody asks for a role. */
export type CorrectedBy = Pick<DeskStaff, 'id' | 'name' | 'role'> | null

interface CorrectingBy {
  staff: CorrectedBy
  at: number
  countId?: string
  undoes?: string
  /** Theft, finds and unexplained differences that a packer may post at once. */
  packerMost: Paise
}

/** A correction as it was written. */
export interface WrittenCorrection extends CorrectionPieces, Valued {
  id: string
}

/**
 * Posts what is missing or was found, each with its reason, to the batches, to what can be bought, and to the register. The shelves are
 * held by {@link lockShelves}.
 *
 * @throws {CallError} 422 `correction-too-dear` where a packer posts more than they may
 * @throws {RuleError} `batch-too-few` where more leave than there are
 */
export async function writeCorrections(
  trx: Database,
  shelves: HeldShelves,
  pieces: readonly CorrectionPieces[],
  { staff, at, countId, undoes, packerMost }: CorrectingBy,
): Promise<WrittenCorrection[]> {
  const written = pieces
    .filter(({ units }) => units !== 0)
    .map((one) => ({ id: newIdInOrder(), ...one, ...valued(shelves, one) }))
  if (staff?.role === 'packer') requireSmall(written, packerMost)
  for (const reason of new Set(written.map((one) => one.reason))) {
    const ofReason = written.filter((one) => one.reason === reason)
    for (const note of new Set(ofReason.map((one) => one.note))) {
      const same = ofReason.filter((one) => one.note === note)
      const subject = countId ?? same[0]?.id ?? ''
      await changePieces(trx, same, { kind: reason, subject, note, staffId: staff?.id ?? null, at })
    }
  }
  await insertInBatches(
    trx,
    'stock_correction',
    written.map((one) => ({
      id: one.id,
      at,
      product_id: one.productId,
      batch: one.batch,
      expires_on: one.expiresOn,
      reason: one.reason,
      units: one.units,
      value_paise: one.valuePaise,
      valued_by: one.valuedBy,
      note: one.note,
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? '',
      count_id: countId ?? null,
      undoes: undoes ?? null,
    })),
  )
  return written
}

function valued(shelves: HeldShelves, one: BatchPieces): Valued {
  const { mrpPaise, gst } = shelves.product(one.productId)
  const batch = shelves.batch(one)
  return worthOf({
    units: one.units,
    purchasePaise: batch?.purchasePaise ?? null,
    mrpPaise: batch?.mrpPaise ?? mrpPaise,
    gst,
  })
}

/** What one thing is worth, whichever way: a find does not make good for a theft. */
const sizeOf = (value: Paise): Paise => (value < 0 ? ((0 - value) as Paise) : value)

function requireSmall(written: readonly WrittenCorrection[], packerMost: Paise): void {
  const watched = written.filter(({ reason }) => isWatched(reason))
  const size = sumPaise(watched.map(({ valuePaise }) => sizeOf(valuePaise)))
  if (size > packerMost) throw new CallError(422, correctionTooDear)
}
