import type { BillInput, DeskBill } from '@dawakit/core/contract'
import { istDate } from '@dawakit/core/delivery'
import { billKey, yearOfBill } from '@dawakit/core/purchase'
import {
  billDateWrong,
  billNoLines,
  billNumberNeeded,
  billTaken,
  type Refusal,
  supplierOrderNotFound,
} from '@dawakit/core/refusals'
import { isSameState } from '@dawakit/core/tax'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { newIdInOrder } from '../../ground/database/new-id.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AuditedBy, audit } from '../../ground/desk-calls/audit.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { findSupplier } from '../suppliers/suppliers.sql.ts'
import { linesOf } from './bill-lines.ts'
import { holdBill } from './find-bill.sql.ts'
import { totalInPaise } from './goods-in.schemas.ts'
import { sumOfRows } from './sum-of-rows.ts'

export interface SavedBill {
  id?: string | undefined
  seen?: number | undefined
  bill: BillInput
  /** What it was read from. */
  file?: { name: string; unread: DeskBill['unread'] }
}

/**
 * Keeps a bill as a draft, whatever is still wrong with its batches and prices; one that was checked is a draft again.
 *
 * @returns its id
 * @throws {CallError} 404; 409 `bill-taken`, `bill-changed`, `bill-received`; 422 with the field
 */
export async function saveBill(
  { db, clock, config }: Pick<ServerContext, 'db' | 'clock' | 'config'>,
  staff: AuditedBy,
  { id: known, seen = 0, bill, file }: SavedBill,
): Promise<string> {
  refuseWrong(bill, istDate(clock()))
  return inTransaction(db, async (trx) => {
    const id = known ?? newIdInOrder()
    if (known !== undefined) await holdBill(trx, { id, seen })
    const supplier = await findSupplier(trx, bill.supplierId)
    await requireOrder(trx, bill)
    const isIntraState = isSameState(supplier.state_name, config.store.state)
    const lines = await linesOf(trx, id, bill.lines, isIntraState)
    const facts = {
      supplier_id: supplier.id,
      bill_number: bill.number,
      bill_key: billKey(bill.number),
      bill_date: bill.date,
      financial_year: yearOfBill(bill.date),
      state: 'draft' as const,
      order_id: bill.orderId,
      said_total_paise: totalInPaise(bill),
      is_intra_state: isIntraState ? 1 : 0,
      ...sumOfRows(lines),
    }
    await refuseTaken(trx, facts, id)
    if (known === undefined) {
      await trx
        .insertInto('purchase_bill')
        .values({
          id,
          ...facts,
          file: file?.name ?? '',
          unread: JSON.stringify(file?.unread ?? []),
          version: 1,
          created_at: clock(),
          created_by: staff?.name ?? '',
          received_at: null,
          received_by: '',
        })
        .execute()
    } else {
      await trx.updateTable('purchase_bill').set(facts).where('id', '=', id).execute()
      await trx.deleteFrom('purchase_line').where('bill_id', '=', id).execute()
    }
    await insertInBatches(trx, 'purchase_line', lines)
    await audit(trx, staff, clock, {
      action: known === undefined ? 'bill.add' : 'bill.change',
      subject: 'bill',
      subjectId: id,
      after: { supplierId: supplier.id, number: bill.number, date: bill.date, lines: lines.length },
    })
    return id
  })
}

/** @throws {CallError} 422 with the field */
function refuseWrong({ number, date, lines }: BillInput, today: string): void {
  const refusal = (field: string, refused: Refusal) =>
    new CallError(422, refused, { fields: { [field]: refused.text } })
  if (billKey(number) === '') throw refusal('number', billNumberNeeded)
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
  if (!isDay || new Date(date).toISOString().slice(0, 10) !== date || date > today)
    throw refusal('date', billDateWrong)
  if (lines.length === 0) throw refusal('lines', billNoLines)
}

async function requireOrder(trx: Database, { orderId, supplierId }: BillInput): Promise<void> {
  if (orderId === null) return
  const order = await trx
    .selectFrom('supplier_order')
    .select('id')
    .where('id', '=', orderId)
    .where('supplier_id', '=', supplierId)
    .executeTakeFirst()
  if (!order) throw new CallError(404, supplierOrderNotFound)
}

/** Two at once: the database lets one of them in, and the other finds it here when it is tried again. */
async function refuseTaken(
  trx: Database,
  bill: { supplier_id: string; financial_year: string; bill_key: string },
  id: string,
): Promise<void> {
  const same = await trx
    .selectFrom('purchase_bill')
    .select('id')
    .where('supplier_id', '=', bill.supplier_id)
    .where('financial_year', '=', bill.financial_year)
    .where('bill_key', '=', bill.bill_key)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (same) throw new CallError(409, billTaken, { fields: { number: billTaken.text }, data: { id: same.id } })
}
