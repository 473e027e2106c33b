import type { DeskBill, DeskBillLine, DeskBillRow, TaxedAmount } from '@dawakit/core/contract'
import { type Paise, toRupees } from '@dawakit/core/money'
import { costOfPack, totalOf } from '@dawakit/core/purchase'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { findSupplier } from '../suppliers/suppliers.sql.ts'
import { type BillRow, findBill, type LineRow, linesOfBill } from './find-bill.sql.ts'
import { inPercent, saidFinding } from './goods-in.schemas.ts'
import { lookAtBill, toChecked } from './look-at-bill.ts'

interface Taxed {
  taxable_paise: Paise
  cgst_paise: Paise
  sgst_paise: Paise
  igst_paise: Paise
}

export const taxedRupees = (row: Taxed): TaxedAmount => ({
  taxable: toRupees(row.taxable_paise),
  cgst: toRupees(row.cgst_paise),
  sgst: toRupees(row.sgst_paise),
  igst: toRupees(row.igst_paise),
})

export const totalPaise = (row: Taxed): Paise =>
  totalOf({
    taxable: row.taxable_paise,
    cgst: row.cgst_paise,
    sgst: row.sgst_paise,
    igst: row.igst_paise,
  })

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A bill with what is to be said of it; nothing more of one that is received. @throws {CallError} 404 `bill-not-found` */
export async function readBill(
  context: Pick<ServerContext, 'db' | 'config' | 'clock'>,
  id: string,
): Promise<DeskBill> {
  const { db } = context
  const bill = await findBill(db, id)
  const lines = await linesOfBill(db, id)
  const supplier = await findSupplier(db, bill.supplier_id)
  const notes = await db
    .selectFrom('purchase_note')
    .select(['text', 'staff_name', 'at'])
    .where('bill_id', '=', id)
    .orderBy('at')
    .execute()
  return {
    id,
    version: bill.version,
    supplierId: bill.supplier_id,
    supplierName: supplier.name,
    number: bill.bill_number,
    date: bill.bill_date,
    state: bill.state,
    orderId: bill.order_id,
    said: rupeesOrNull(bill.said_total_paise),
    total: toRupees(totalPaise(bill)),
    ...taxedRupees(bill),
    file: bill.file,
    lines: lines.map(toLine),
    findings: bill.state === 'received' ? [] : (await lookAtBill(context, db, bill, lines)).map(saidFinding),
    unread: JSON.parse(bill.unread) as DeskBill['unread'],
    notes: notes.map(({ text, staff_name, at }) => ({
      text,
      staffName: staff_name,
      at: new Date(at).toISOString(),
    })),
    createdBy: bill.created_by,
    receivedBy: bill.received_by,
    receivedAt: isoOrNull(bill.received_at),
  }
}

const toLine = (line: LineRow): DeskBillLine => ({
  lineNo: line.line_no,
  productId: line.product_id ?? '',
  code: line.code,
  name: line.name,
  maker: line.maker,
  batch: line.batch,
  expiry: line.expires_on.slice(0, 'yyyy-mm'.length).split('-').reverse().join('/'),
  mrp: toRupees(line.mrp_paise),
  rate: toRupees(line.rate_paise),
  units: line.units,
  freeUnits: line.free_units,
  discount: inPercent(line.discount_bp),
  gst: inPercent(line.gst_bp),
  hsn: line.hsn,
  ...taxedRupees(line),
  cost: toRupees(costOfPack(toChecked(line))),
  isNew: line.is_new === 1,
})

/** A page of the bills, the newest first. */
export async function listBills(
  db: Database,
  { state, supplierId }: { state?: BillRow['state'] | undefined; supplierId?: string | undefined },
  page: Page,
): Promise<{ data: DeskBillRow[]; totalCount: number }> {
  const chosen = db
    .selectFrom('purchase_bill')
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
  const rows = await chosen
    .innerJoin('supplier', 'supplier.id', 'purchase_bill.supplier_id')
    .selectAll('purchase_bill')
    .select('supplier.name')
    .select((select) =>
      select
        .selectFrom('purchase_line')
        .select((line) => line.fn.countAll<number>().as('count'))
        .whereRef('bill_id', '=', 'purchase_bill.id')
        .as('lines'),
    )
    .orderBy('purchase_bill.created_at', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const data = rows.map((row) => ({
    id: row.id,
    supplierId: row.supplier_id,
    supplierName: row.name,
    number: row.bill_number,
    date: row.bill_date,
    state: row.state,
    lines: Number(row.lines ?? 0),
    total: toRupees(totalPaise(row)),
    receivedAt: isoOrNull(row.received_at),
  }))
  return { data, totalCount: Number(count) }
}
