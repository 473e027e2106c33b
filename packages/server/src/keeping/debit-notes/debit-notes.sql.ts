import type { DebitNote, DebitNoteRow, DebitProposal } from '@dawakit/core/contract'
import { addDays, istDate } from '@dawakit/core/delivery'
import { type Paise, paise, sumPaise, toRupees } from '@dawakit/core/money'
import { debitNoteNotFound } from '@dawakit/core/refusals'
import { basisPoints } from '@dawakit/core/tax'
import { csvLine } from '@dawakit/lists/values'
import { sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { inPercent } from '../goods-in/goods-in.schemas.ts'
import { requireListPeriod } from '../goods-in/list-period.ts'
import { taxedRupees, totalPaise } from '../goods-in/read-bill.sql.ts'
import { findSupplier } from '../suppliers/suppliers.sql.ts'
import { leftToSendBack } from './left-to-send-back.sql.ts'

/** Packs that expire within so many days are proposed, and batches of one look. */
const AHEAD_DAYS = 90
const PROPOSED = 200
const IST_MS = 19_800_000
const DAY_MS = 86_400_000

export const totalOfNote = totalPaise

/** A sum as a database gives it. */
const summed = (sum: number | string | null): Paise => paise(Number(sum ?? 0))

/** @throws {CallError} 404 `debit-note-not-found` */
export async function findDebitNote(db: Database, id: string) {
  const row = await db.selectFrom('debit_note').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, debitNoteNotFound)
  return row
}

/** What was credited for a note. */
export async function creditedOf(db: Database, id: string): Promise<Paise> {
  const { sum } = await db
    .selectFrom('debit_note_credit')
    .select((select) => select.fn.sum<number | null>('amount_paise').as('sum'))
    .where('note_id', '=', id)
    .executeTakeFirstOrThrow()
  return summed(sum)
}

/** @throws {CallError} 404 `debit-note-not-found` */
export async function readDebitNote(db: Database, id: string): Promise<DebitNote> {
  const note = await findDebitNote(db, id)
  const lines = await db
    .selectFrom('debit_note_line')
    .selectAll()
    .where('note_id', '=', id)
    .orderBy('line_no')
    .execute()
  const credits = await db
    .selectFrom('debit_note_credit')
    .selectAll()
    .where('note_id', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute()
  const { supplier, seller }: Pick<DebitNote, 'supplier' | 'seller'> = JSON.parse(note.facts)
  return {
    id,
    number: note.number,
    supplierId: note.supplier_id,
    supplier,
    seller,
    reason: note.reason,
    staffName: note.staff_name,
    issuedAt: new Date(note.issued_at).toISOString(),
    total: toRupees(totalPaise(note)),
    credited: toRupees(sumPaise(credits.map(({ amount_paise }) => amount_paise))),
    ...taxedRupees(note),
    lines: lines.map((line) => ({
      lineNo: line.line_no,
      productId: line.product_id,
      name: line.name,
      hsn: line.hsn,
      batch: line.batch,
      expiresOn: line.expires_on,
      isQuarantined: line.is_quarantined === 1,
      units: line.units,
      rate: toRupees(line.rate_paise),
      gst: inPercent(basisPoints(line.gst_bp)),
      ...taxedRupees(line),
    })),
    credits: credits.map(({ amount_paise, reference, staff_name, at }) => ({
      amount: toRupees(amount_paise),
      reference,
      staffName: staff_name,
      at: new Date(at).toISOString(),
    })),
  }
}

const notesOf = (db: Database) =>
  db
    .selectFrom('debit_note')
    .innerJoin('supplier', 'supplier.id', 'debit_note.supplier_id')
    .selectAll('debit_note')
    .select('supplier.name')
    .select((select) =>
      select
        .selectFrom('debit_note_credit')
        .select((credit) => credit.fn.sum<number | null>('amount_paise').as('sum'))
        .whereRef('note_id', '=', 'debit_note.id')
        .as('credited'),
    )

/** A page of the notes, the newest first; of one supplier, or of all. */
export async function listDebitNotes(
  db: Database,
  supplierId: string | undefined,
  page: Page,
): Promise<{ data: DebitNoteRow[]; totalCount: number }> {
  const rows = await notesOf(db)
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
    .orderBy('issued_at', 'desc')
    .orderBy('sequence', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('debit_note')
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => ({
    id: row.id,
    number: row.number,
    supplierId: row.supplier_id,
    supplierName: row.name,
    reason: row.reason,
    total: toRupees(totalPaise(row)),
    credited: toRupees(summed(row.credited)),
    issuedAt: new Date(row.issued_at).toISOString(),
  }))
  return { data, totalCount: Number(count) }
}

const HEADINGS = ['Date', 'Debit note', 'Supplier', 'Reason', 'Taxable', 'CGST', 'SGST', 'IGST', 'Credited']

/** The notes of these days as CSV, by number. @throws {CallError} 422 `list-period-wrong` */
export async function debitNoteList(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<string> {
  requireListPeriod({ from, to })
  const startOf = (day: string) => Date.parse(day) - IST_MS
  const rows = await notesOf(db)
    .where('issued_at', '>=', startOf(from))
    .where('issued_at', '<', startOf(to) + DAY_MS)
    .orderBy('issued_at')
    .orderBy('sequence')
    .execute()
  const lines = rows.map((row) => {
    const { taxable, cgst, sgst, igst } = taxedRupees(row)
    const credited = toRupees(summed(row.credited))
    return csvLine([
      istDate(row.issued_at),
      row.number,
      row.name,
      row.reason,
      ...[taxable, cgst, sgst, igst, credited].map(String),
    ])
  })
  return [csvLine(HEADINGS), ...lines].join('')
}

/** What of a supplier's batches is to go back: it has expired or soon does, is recalled, or is kept apart. @throws {CallError} 404 */
export async function proposeDebit(db: Database, supplierId: string, at: number): Promise<DebitProposal[]> {
  await findSupplier(db, supplierId)
  const today = istDate(at)
  const billed = db
    .selectFrom('supplier_batch')
    .innerJoin('stock_batch', (join) =>
      join
        .onRef('stock_batch.product_id', '=', 'supplier_batch.product_id')
        .onRef('stock_batch.batch', '=', 'supplier_batch.batch')
        .onRef('stock_batch.expires_on', '=', 'supplier_batch.expires_on'),
    )
    .innerJoin('product', 'product.id', 'supplier_batch.product_id')
    .where('supplier_id', '=', supplierId)
    .select([
      'supplier_batch.product_id',
      'product.name',
      'supplier_batch.batch',
      'supplier_batch.expires_on',
      'rate_paise',
      'stock_batch.units',
      'stock_batch.quarantined',
      'stock_batch.held',
    ])
    .orderBy('supplier_batch.expires_on')
    .limit(PROPOSED)
  // Each by its own index: what expires, what is recalled, what is kept apart.
  const looks = [
    billed
      .where('supplier_batch.expires_on', '<=', addDays(today, AHEAD_DAYS))
      .where('supplier_batch.expires_on', '>', '')
      .where('units', '>', 0),
    billed.innerJoin('recall', (join) =>
      join
        .onRef('recall.product_id', '=', 'supplier_batch.product_id')
        .onRef('recall.batch', '=', 'supplier_batch.batch')
        .on('recall.is_taken_back', '=', sql.lit(0)),
    ),
    billed.where('quarantined', '>', 0),
  ]
  const proposals = new Map<string, DebitProposal>()
  for (const look of looks) {
    for (const row of await look.execute()) {
      const reason = row.held === 'recalled' ? 'recalled' : row.expires_on < today ? 'expired' : 'nearExpiry'
      const add = (units: number, isQuarantined: boolean, why: DebitProposal['reason']) => {
        if (units <= 0) return
        proposals.set(`${row.product_id} ${row.batch} ${row.expires_on} ${isQuarantined}`, {
          productId: row.product_id,
          name: row.name,
          batch: row.batch,
          expiresOn: row.expires_on,
          units,
          isQuarantined,
          reason: why,
          rate: toRupees(row.rate_paise),
        })
      }
      if (look !== looks[2]) add(row.units ?? 0, false, reason)
      add(row.quarantined, true, row.held === 'recalled' ? 'recalled' : 'damaged')
    }
  }
  return withinBills(
    [...proposals.values()].toSorted((one, other) => (one.expiresOn < other.expiresOn ? -1 : 1)),
    await leftToSendBack(db, supplierId, [...proposals.values()]),
  )
}

/** No more of a batch than may go back, of the shelf and of what is kept apart together. */
function withinBills(
  proposals: readonly DebitProposal[],
  leftOf: (batch: DebitProposal) => number,
): DebitProposal[] {
  const before = new Map<string, number>()
  const within: DebitProposal[] = []
  for (const one of proposals) {
    const key = `${one.productId} ${one.batch} ${one.expiresOn}`
    const units = Math.min(one.units, leftOf(one) - (before.get(key) ?? 0))
    if (units <= 0) continue
    before.set(key, (before.get(key) ?? 0) + units)
    within.push({ ...one, units })
  }
  return within
}
