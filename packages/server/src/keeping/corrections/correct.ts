import type { CorrectionReason } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import {
  batchNotThere,
  batchTooFew,
  correctionNotFound,
  correctionUndone,
  productNotFound,
  RuleError,
  reasonNotRight,
} from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import type { BatchOf } from '../../shelves/batches/write-moves.ts'
import { isNamed, lockShelves } from './lock-shelves.ts'
import { type CorrectionPieces, type WrittenCorrection, writeCorrections } from './write-corrections.ts'

type Correcting = Pick<ServerContext, 'clock' | 'config' | 'happened'>

/**
 * Corrects one batch outside a count, with its audit.
 *
 * @param pieces.id - Of the correction that is written.
 * @param pieces.units - More than 0: the reason says which way.
 */
export async function correct(
  trx: Database,
  context: Correcting,
  staff: DeskStaff,
  { units, ...of }: BatchOf & { id: string; reason: CorrectionReason; units: number; note: string },
): Promise<void> {
  if (of.reason === 'counted') {
    throw new CallError(422, reasonNotRight, { fields: { reason: reasonNotRight.text } })
  }
  const signed = of.reason === 'found' ? units : 0 - units
  await post(trx, context, staff, { ...of, units: signed })
}

/** Writes the counter-entry of a correction. @returns its id */
export async function undoCorrection(
  trx: Database,
  context: Correcting,
  staff: DeskStaff,
  id: string,
): Promise<string> {
  const find = () => trx.selectFrom('stock_correction').selectAll().where('id', '=', id).executeTakeFirst()
  const row = await find()
  if (!row) throw new CallError(404, correctionNotFound)
  // Two who take it back come one after the other: both hold the stock of its product.
  await lockShelves(trx, [row.product_id])
  const later = await trx
    .selectFrom('stock_correction')
    .select('id')
    .where('undoes', '=', id)
    .executeTakeFirst()
  if (later || row.undoes !== null) throw new CallError(409, correctionUndone)
  return post(
    trx,
    context,
    staff,
    {
      productId: row.product_id,
      batch: row.batch,
      expiresOn: row.expires_on,
      reason: row.reason,
      units: 0 - row.units,
      note: row.note,
    },
    id,
  )
}

async function post(
  trx: Database,
  { clock, config, happened }: Correcting,
  staff: DeskStaff,
  pieces: CorrectionPieces,
  undoes?: string,
): Promise<string> {
  const product = await trx
    .selectFrom('product')
    .select('id')
    .where('id', '=', pieces.productId)
    .executeTakeFirst()
  if (!product) throw new CallError(404, productNotFound)
  const shelves = await lockShelves(trx, [pieces.productId])
  const there = isNamed(pieces) ? shelves.batch(pieces)?.units : shelves.unknownUnits(pieces.productId)
  if (there === undefined) throw new RuleError(batchNotThere)
  if (pieces.units < 0 && there < 0 - pieces.units) {
    throw new CallError(422, batchTooFew, { fields: { units: batchTooFew.text } })
  }
  const [written] = await writeCorrections(trx, shelves, [pieces], {
    staff,
    at: clock(),
    packerMost: fromRupees(config.limits.packerCorrectionRupees),
    ...(undoes !== undefined && { undoes }),
  })
  if (!written) throw new Error('A correction of nothing was asked for.')
  await auditCorrection(trx, { clock, staff, written, undoes })
  await soldChanged(trx, { clock, happened }, [pieces.productId])
  return written.id
}

async function auditCorrection(
  trx: Database,
  {
    clock,
    staff,
    written,
    undoes,
  }: { clock: () => number; staff: DeskStaff; written: WrittenCorrection; undoes: string | undefined },
): Promise<void> {
  const { productId, batch, reason, units, valuePaise, valuedBy } = written
  await audit(trx, staff, clock, {
    action: undoes === undefined ? 'shelf.correct' : 'shelf.undoCorrection',
    subject: 'product',
    subjectId: productId,
    after: { batch, reason, units, valuePaise, valuedBy, ...(undoes !== undefined && { undoes }) },
  })
}
