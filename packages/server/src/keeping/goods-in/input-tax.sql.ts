import type { InputTaxRow, ToCompleteRow } from '@dawakit/core/contract'
import { paise, toRupees } from '@dawakit/core/money'
import { basisPoints } from '@dawakit/core/tax'
import { csvLine } from '@dawakit/lists/values'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { inPercent } from './goods-in.schemas.ts'
import { requireListPeriod } from './list-period.ts'
import { taxedRupees } from './read-bill.sql.ts'

/** Days of bills, the first and the last. */
export interface Period {
  from: string
  to: string
}

/** The tax on what was received of bills of these days, by bill and rate. */
const ofPeriod = (db: Database, { from, to }: Period) =>
  db
    .selectFrom('purchase_bill')
    .innerJoin('purchase_line', 'purchase_line.bill_id', 'purchase_bill.id')
    .where('state', '=', 'received')
    .where('bill_date', '>=', from)
    .where('bill_date', '<=', to)

async function readRows(db: Database, period: Period, page: Page | null) {
  const rows = await ofPeriod(db, period)
    .innerJoin('supplier', 'supplier.id', 'purchase_bill.supplier_id')
    .select([
      'purchase_bill.id',
      'supplier.name',
      'supplier.gstin',
      'bill_number',
      'bill_date',
      'purchase_line.gst_bp',
    ])
    .select((select) => [
      select.fn.sum<number>('purchase_line.taxable_paise').as('taxable_paise'),
      select.fn.sum<number>('purchase_line.cgst_paise').as('cgst_paise'),
      select.fn.sum<number>('purchase_line.sgst_paise').as('sgst_paise'),
      select.fn.sum<number>('purchase_line.igst_paise').as('igst_paise'),
    ])
    .groupBy([
      'purchase_bill.id',
      'supplier.name',
      'supplier.gstin',
      'bill_number',
      'bill_date',
      'purchase_line.gst_bp',
    ])
    .orderBy('bill_date')
    .orderBy('purchase_bill.id')
    .orderBy('purchase_line.gst_bp')
    .$if(page !== null, (query) => query.limit(page?.limit ?? 0).offset(page ? offsetOf(page) : 0))
    .execute()
  return rows.map((row) => ({
    billId: row.id,
    supplierName: row.name,
    gstin: row.gstin,
    number: row.bill_number,
    date: row.bill_date,
    rate: inPercent(basisPoints(Number(row.gst_bp))),
    ...taxedRupees({
      taxable_paise: paise(Number(row.taxable_paise)),
      cgst_paise: paise(Number(row.cgst_paise)),
      sgst_paise: paise(Number(row.sgst_paise)),
      igst_paise: paise(Number(row.igst_paise)),
    }),
  }))
}

export async function listInputTax(
  db: Database,
  period: Period,
  page: Page,
): Promise<{ data: InputTaxRow[]; totalCount: number }> {
  const groups = ofPeriod(db, period)
    .select(['purchase_bill.id', 'purchase_line.gst_bp'])
    .groupBy(['purchase_bill.id', 'purchase_line.gst_bp'])
    .as('groups')
  const { count } = await db
    .selectFrom(groups)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { data: await readRows(db, period, page), totalCount: Number(count) }
}

const HEADINGS = ['Bill date', 'Bill', 'Supplier', 'GSTIN', 'Rate', 'Taxable', 'CGST', 'SGST', 'IGST']

/** The same as CSV, for who files returns. @throws {CallError} 422 `list-period-wrong` */
export async function inputTaxList(db: Database, period: Period): Promise<string> {
  requireListPeriod(period)
  const rows = await readRows(db, period, null)
  const lines = rows.map((row) =>
    csvLine([
      row.date,
      row.number,
      row.supplierName,
      row.gstin,
      String(row.rate),
      ...[row.taxable, row.cgst, row.sgst, row.igst].map(String),
    ]),
  )
  return [csvLine(HEADINGS), ...lines].join('')
}

/** Products that came with a bill and are neither sold nor shown yet, the newest first. */
export async function listToComplete(
  db: Database,
  page: Page,
): Promise<{ data: ToCompleteRow[]; totalCount: number }> {
  const chosen = db
    .selectFrom('purchase_line')
    .innerJoin('product', 'product.id', 'purchase_line.product_id')
    .where('is_new', '=', 1)
    .where('is_for_sale', '=', 0)
    .where('is_unlisted', '=', 1)
  const rows = await chosen
    .select(['product.id', 'product.name', 'manufacturer', 'product.mrp_paise', 'bill_id'])
    .orderBy('product.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const data = rows.map(({ id, name, manufacturer, mrp_paise, bill_id }) => ({
    productId: id,
    name,
    manufacturer,
    mrp: toRupees(mrp_paise),
    billId: bill_id,
  }))
  return { data, totalCount: Number(count) }
}
