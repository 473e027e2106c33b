import type { DebitLineInput, DebitNote, DebitReason } from '@dawakit/core/contract'
import { paise } from '@dawakit/core/money'
import { sumOfLines, taxOfLine } from '@dawakit/core/purchase'
import {
  batchTooFew,
  debitMoreThanBilled,
  debitRateUnknown,
  type Refusal,
  RuleError,
} from '@dawakit/core/refusals'
import { basisPoints, isSameState } from '@dawakit/core/tax'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { holdStock } from '../../ground/database/hold-stock.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { audit } from '../../ground/desk-calls/audit.ts'
import type { DeskStaff } from '../../ground/desk-calls/define-desk-call.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { changePieces } from '../../shelves/batches/move-pieces.ts'
import { sendBack } from '../../shelves/batches/quarantine.ts'
import { soldChanged } from '../../shelves/batches/sold-changed.ts'
import { partiesOf } from '../suppliers/parties-of.ts'
import { findSupplier } from '../suppliers/suppliers.sql.ts'
import { reckonNeeds } from '../to-order/reckon-needs.ts'
import { holdDebitNotes, takeDebitNotePlace } from './debit-note-place.ts'
import { leftToSendBack } from './left-to-send-back.sql.ts'

export interface IssuedNote {
  /** Of the dialog: one note for each. */
  key: string
  supplierId: string
  reason: DebitReason
  lines: readonly DebitLineInput[]
}

/**
 * Packs go back to who supplied them, by a debit note at what they were billed, once for a key. Rows are locked by the series, stock
 * and batches (docs/decisions/013-one-order-of-locks.md).
 *
 * @returns the note's id
 * @throws {CallError} 404; 422 with the line: `debit-rate-unknown`, `debit-more-than-billed`, `batch-too-few`
 */
export async function issueDebitNote(
  { db, clock, config, happened }: Pick<ServerContext, 'db' | 'clock' | 'config' | 'happened'>,
  staff: DeskStaff,
  { key: id, supplierId, reason, lines }: IssuedNote,
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const at = clock()
    await holdDebitNotes(trx, at)
    const made = await trx.selectFrom('debit_note').select('id').where('id', '=', id).executeTakeFirst()
    if (made) return id
    const supplier = await findSupplier(trx, supplierId)
    const isIntraState = isSameState(supplier.state_name, config.store.state)
    const rows = []
    for (const [index, line] of lines.entries())
      rows.push(await rowOf(trx, { id, supplierId, index, line, isIntraState }))
    refuseUnbilled(lines, await leftToSendBack(trx, supplierId, lines))
    await takeOut(trx, lines, { subject: id, note: reason, staffId: staff.id, at })
    await reckonNeeds(
      trx,
      lines.map(({ productId }) => productId),
      at,
    )
    const { number, year, sequence } = await takeDebitNotePlace(trx, at)
    const sum = sumOfLines(
      rows.map((row) => ({
        taxable: row.taxable_paise,
        cgst: row.cgst_paise,
        sgst: row.sgst_paise,
        igst: row.igst_paise,
      })),
    )
    const facts: Pick<DebitNote, 'supplier' | 'seller'> = partiesOf(supplier, config)
    await trx
      .insertInto('debit_note')
      .values({
        id,
        number,
        financial_year: year,
        sequence,
        supplier_id: supplierId,
        facts: JSON.stringify(facts),
        reason,
        taxable_paise: sum.taxable,
        cgst_paise: sum.cgst,
        sgst_paise: sum.sgst,
        igst_paise: sum.igst,
        staff_name: staff.name,
        issued_at: at,
      })
      .execute()
    await insertInBatches(trx, 'debit_note_line', rows)
    await audit(trx, staff, clock, {
      action: 'debitNote.issue',
      subject: 'debit-note',
      subjectId: id,
      after: { number, supplierId, reason, lines: rows.length },
    })
    await soldChanged(
      trx,
      { clock, happened },
      lines.map(({ productId }) => productId),
    )
    return id
  })
}

interface Line {
  id: string
  supplierId: string
  /** From 0. */
  index: number
  line: DebitLineInput
  isIntraState: boolean
}

/** A line at what it was billed last. @throws {CallError} 422 `debit-rate-unknown` */
async function rowOf(trx: Database, { id, supplierId, index, line, isIntraState }: Line) {
  const billed = await trx
    .selectFrom('supplier_batch')
    .innerJoin('product', 'product.id', 'supplier_batch.product_id')
    .select(['product.name', 'rate_paise', 'supplier_batch.gst_bp', 'supplier_batch.hsn'])
    .where('supplier_id', '=', supplierId)
    .where('product_id', '=', line.productId)
    .where('batch', '=', line.batch)
    .where('expires_on', '=', line.expiresOn)
    .executeTakeFirst()
  if (!billed) throw refuseLine(debitRateUnknown, `lines.${index}.batch`)
  const priced = {
    units: line.units,
    freeUnits: 0,
    rate: paise(billed.rate_paise),
    discount: basisPoints(0),
    gst: basisPoints(billed.gst_bp),
  }
  const tax = taxOfLine(priced, isIntraState)
  return {
    note_id: id,
    line_no: index + 1,
    product_id: line.productId,
    name: billed.name,
    hsn: billed.hsn,
    batch: line.batch,
    expires_on: line.expiresOn,
    is_quarantined: line.isQuarantined ? 1 : (0 as const),
    units: line.units,
    rate_paise: priced.rate,
    gst_bp: priced.gst,
    taxable_paise: tax.taxable,
    cgst_paise: tax.cgst,
    sgst_paise: tax.sgst,
    igst_paise: tax.igst,
  }
}

const refuseLine = (refusal: Refusal, field: string, data?: { left: number }) =>
  new CallError(422, refusal, { fields: { [field]: refusal.text }, data })

/** @throws {CallError} 422 `debit-more-than-billed` with the line, and how many are left */
function refuseUnbilled(lines: readonly DebitLineInput[], leftOf: (line: DebitLineInput) => number): void {
  const asked = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const before = asked.get(keyOf(line)) ?? 0
    const left = Math.max(0, leftOf(line) - before)
    if (line.units > left) throw refuseLine(debitMoreThanBilled, `lines.${index}.units`, { left })
    asked.set(keyOf(line), before + line.units)
  }
}

/** The packs leave the shelf, or what is kept apart. @throws {CallError} 422 `batch-too-few` with the line */
async function takeOut(
  trx: Database,
  lines: readonly DebitLineInput[],
  by: { subject: string; note: string; staffId: string; at: number },
): Promise<void> {
  await holdStock(
    trx,
    lines.map(({ productId }) => productId),
  )
  const inOrder = [...lines.entries()].toSorted(([, one], [, other]) => (keyOf(one) < keyOf(other) ? -1 : 1))
  for (const [index, line] of inOrder) {
    const { productId, batch, expiresOn, units } = line
    const one = { productId, batch, expiresOn, units }
    try {
      await (line.isQuarantined
        ? sendBack(trx, one, by)
        : changePieces(trx, [{ ...one, units: -units }], { kind: 'sentBack', ...by }))
    } catch (error) {
      if (error instanceof RuleError && error.code === batchTooFew.code)
        throw refuseLine(batchTooFew, `lines.${index}.units`)
      throw error
    }
  }
}

const keyOf = ({ productId, batch, expiresOn }: DebitLineInput) => `${productId} ${batch} ${expiresOn}`
