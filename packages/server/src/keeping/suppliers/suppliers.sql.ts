import type { DeskSupplier, DeskSupplierRow, SupplierBatch } from '@dawakit/core/contract'
import { addDays, istDate } from '@dawakit/core/delivery'
import { paise, toRupees } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'
import { supplierNotFound } from '@dawakit/core/refusals'
import { financialYear } from '@dawakit/core/tax'
import { sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'

/** Batches of a supplier that are listed, and for how many days ahead and back they are looked for. */
const LISTED = 50
const AHEAD_DAYS = 90
const BACK_DAYS = 180

/** A page of the suppliers by name; of those in whose name a word begins so. */
export async function listSuppliers(
  db: Database,
  search: string,
  page: Page,
): Promise<{ data: DeskSupplierRow[]; totalCount: number }> {
  const key = nameKey(search).replace(/[\\%_]/g, '\\$&')
  const all = db.selectFrom('supplier')
  const chosen =
    key === ''
      ? all
      : all.where(
          sql<boolean>`(name_key like ${`${key}%`} escape '\\' or name_key like ${`% ${key}%`} escape '\\'
            or lower(gstin) like ${`${key}%`} escape '\\' or phone like ${`%${key}%`} escape '\\')`,
        )
  const rows = await chosen
    .select(['id', 'name', 'gstin', 'state_name', 'phone'])
    .orderBy('name_key')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    data: rows.map(({ state_name, ...row }) => ({ ...row, stateName: state_name })),
    totalCount: Number(count),
  }
}

/** @throws {CallError} 404 `supplier-not-found` */
export async function findSupplier(db: Database, id: string) {
  const row = await db.selectFrom('supplier').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new CallError(404, supplierNotFound)
  return row
}

/** @throws {CallError} 404 `supplier-not-found` */
export async function readSupplier(db: Database, id: string, at: number): Promise<DeskSupplier> {
  const row = await findSupplier(db, id)
  const billed = await db
    .selectFrom('purchase_bill')
    .select(sql<number | null>`sum(taxable_paise + cgst_paise + sgst_paise + igst_paise)`.as('sum'))
    .where('supplier_id', '=', id)
    .where('financial_year', '=', financialYear(at))
    .where('state', '=', 'received')
    .executeTakeFirst()
  const debited = await db
    .selectFrom('debit_note')
    .select(sql<number | null>`sum(taxable_paise + cgst_paise + sgst_paise + igst_paise)`.as('sum'))
    .where('supplier_id', '=', id)
    .executeTakeFirst()
  const credited = await db
    .selectFrom('debit_note_credit')
    .innerJoin('debit_note', 'debit_note.id', 'debit_note_credit.note_id')
    .select((select) => select.fn.sum<number | null>('amount_paise').as('sum'))
    .where('supplier_id', '=', id)
    .executeTakeFirst()
  const rupeesOf = (sum: number | string | null | undefined) => {
    const amount = paise(Number(sum ?? 0))
    return toRupees(amount)
  }
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    gstin: row.gstin,
    stateName: row.state_name,
    drugLicences: row.drug_licences,
    address: row.address,
    phone: row.phone,
    email: row.email,
    paymentDays: row.payment_days,
    note: row.note,
    billed: rupeesOf(billed?.sum),
    owes: rupeesOf(Number(debited?.sum ?? 0) - Number(credited?.sum ?? 0)),
    nearExpiry: await nearExpiryOf(db, id, istDate(at)),
  }
}

async function nearExpiryOf(db: Database, supplierId: string, day: string): Promise<SupplierBatch[]> {
  const rows = await db
    .selectFrom('supplier_batch')
    .innerJoin('stock_batch', (join) =>
      join
        .onRef('stock_batch.product_id', '=', 'supplier_batch.product_id')
        .onRef('stock_batch.batch', '=', 'supplier_batch.batch')
        .onRef('stock_batch.expires_on', '=', 'supplier_batch.expires_on'),
    )
    .innerJoin('product', 'product.id', 'supplier_batch.product_id')
    .select([
      'supplier_batch.product_id',
      'product.name',
      'supplier_batch.batch',
      'supplier_batch.expires_on',
      'stock_batch.units',
      'stock_batch.quarantined',
    ])
    .where('supplier_id', '=', supplierId)
    .where('supplier_batch.expires_on', '>=', addDays(day, -BACK_DAYS))
    .where('supplier_batch.expires_on', '<=', addDays(day, AHEAD_DAYS))
    .where((where) => where.or([where('units', '>', 0), where('quarantined', '>', 0)]))
    .orderBy('supplier_batch.expires_on')
    .limit(LISTED)
    .execute()
  return rows.map(({ product_id, expires_on, units, ...row }) => ({
    ...row,
    productId: product_id,
    expiresOn: expires_on,
    units: units ?? 0,
  }))
}
