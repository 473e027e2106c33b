import type { SupplierOrder, SupplierOrderRow, ToOrderRow } from '@dawakit/core/contract'
import { supplierOrderNotFound } from '@dawakit/core/refusals'
import type { Config } from '../../ground/context/config.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { rupeesOrNull } from '../../ground/contract/rupees.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { partiesOf } from '../suppliers/parties-of.ts'

/** What is to be ordered, the most first; what is there is as it is now. */
export async function listToOrder(
  db: Database,
  supplierId: string | undefined,
  page: Page,
): Promise<{ data: ToOrderRow[]; totalCount: number }> {
  const chosen = db
    .selectFrom('to_order')
    .where('proposed', '>', 0)
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
  const kept = await chosen
    .select(['product_id', 'supplier_id', 'sold_units', 'on_way_units', 'proposed'])
    .orderBy('proposed', 'desc')
    .orderBy('product_id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await chosen
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  const ids = kept.map(({ product_id }) => product_id)
  const products = await productsOf(db, ids)
  const rates = await lastRates(db, ids)
  const suppliers = await namesOf(
    db,
    kept.flatMap(({ supplier_id }) => supplier_id ?? []),
  )
  const data = kept.map((row): ToOrderRow => {
    const product = products.get(row.product_id)
    return {
      productId: row.product_id,
      name: product?.name ?? '',
      manufacturer: product?.manufacturer ?? '',
      packageSize: product?.package_size ?? '',
      sold: row.sold_units,
      onHand: product?.free ?? 0,
      onWay: row.on_way_units,
      stockAlert: product?.stock_alert_threshold ?? 0,
      proposed: row.proposed,
      supplierId: row.supplier_id,
      supplierName: suppliers.get(row.supplier_id ?? '') ?? '',
      rate: rupeesOrNull(rates.get(row.product_id) ?? null),
    }
  })
  return { data, totalCount: Number(count) }
}

/** What is proposed of a supplier, the most first. */
export const proposedOf = (
  db: Database,
  supplierId: string,
  { others, most }: { others: readonly string[]; most: number },
) =>
  db
    .selectFrom('to_order')
    .select(['product_id', 'proposed'])
    .where('supplier_id', '=', supplierId)
    .where('proposed', '>', 0)
    .$if(others.length > 0, (query) => query.where('product_id', 'not in', others))
    .orderBy('proposed', 'desc')
    .orderBy('product_id', 'desc')
    .limit(Math.max(0, most))
    .execute()

async function productsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('product')
    .innerJoin('stock', 'stock.product_id', 'product.id')
    .select(['product.id', 'name', 'manufacturer', 'package_size', 'stock_alert_threshold', 'free'])
    .where('product.id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

async function namesOf(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('supplier').select(['id', 'name']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What one pack of each cost last, without tax; of one supplier, or of whoever brought it. */
export async function lastRates(db: Database, ids: readonly string[], supplierId?: string) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await db
    .selectFrom('supplier_batch')
    .select(['product_id', 'rate_paise'])
    .where('product_id', 'in', ids)
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
    .orderBy('at')
    .execute()
  return new Map(rows.map((row) => [row.product_id, row.rate_paise]))
}

const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** A page of the orders to suppliers, the newest first. */
export async function listSupplierOrders(
  db: Database,
  supplierId: string | undefined,
  page: Page,
): Promise<{ data: SupplierOrderRow[]; totalCount: number }> {
  const chosen = db
    .selectFrom('supplier_order')
    .$if(supplierId !== undefined, (query) => query.where('supplier_id', '=', supplierId ?? ''))
  const rows = await chosen
    .innerJoin('supplier', 'supplier.id', 'supplier_order.supplier_id')
    .select([
      'supplier_order.id',
      'supplier_id',
      'supplier.name',
      'state',
      'supplier_order.created_at',
      'sent_at',
    ])
    .select((select) =>
      select
        .selectFrom('supplier_order_line')
        .select((line) => line.fn.countAll<number>().as('count'))
        .whereRef('order_id', '=', 'supplier_order.id')
        .as('lines'),
    )
    .orderBy('supplier_order.created_at', 'desc')
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
    state: row.state,
    lines: Number(row.lines ?? 0),
    createdAt: new Date(row.created_at).toISOString(),
    sentAt: isoOrNull(row.sent_at),
  }))
  return { data, totalCount: Number(count) }
}

/** @throws {CallError} 404 `supplier-order-not-found` */
export async function readSupplierOrder(
  { db, config }: { db: Database; config: Pick<Config, 'store'> },
  id: string,
): Promise<SupplierOrder> {
  const row = await db
    .selectFrom('supplier_order')
    .innerJoin('supplier', 'supplier.id', 'supplier_order.supplier_id')
    .selectAll('supplier_order')
    .select(['name', 'email', 'gstin', 'state_name', 'address', 'drug_licences'])
    .where('supplier_order.id', '=', id)
    .executeTakeFirst()
  if (!row) throw new CallError(404, supplierOrderNotFound)
  const lines = await db
    .selectFrom('supplier_order_line')
    .innerJoin('product', 'product.id', 'supplier_order_line.product_id')
    .select(['product_id', 'sku', 'name', 'manufacturer', 'package_size'])
    .select(['units', 'received_units', 'rate_paise'])
    .where('order_id', '=', id)
    .orderBy('name_key')
    .execute()
  return {
    id,
    version: row.version,
    supplierId: row.supplier_id,
    supplierName: row.name,
    supplierEmail: row.email,
    state: row.state,
    createdBy: row.created_by,
    createdAt: new Date(row.created_at).toISOString(),
    sentAt: isoOrNull(row.sent_at),
    closedAt: isoOrNull(row.closed_at),
    ...partiesOf(row, config),
    lines: lines.map((line) => ({
      productId: line.product_id,
      code: line.sku ?? '',
      name: line.name,
      manufacturer: line.manufacturer,
      packageSize: line.package_size,
      units: line.units,
      received: line.received_units,
      rate: rupeesOrNull(line.rate_paise),
    })),
  }
}
