import { istDate } from '@dawakit/core/delivery'
import { dayNumber } from '@dawakit/core/purchase'
import { financialYear } from '@dawakit/core/tax'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../packages/server/src/ground/database/schema/index.ts'
import { numbers, partsOf } from './numbers.ts'

/** Who supplies a shop, what came from them, and what is to be ordered. */
export interface SupplySize {
  brands: number
  suppliers: number
  bills: number
  supplierOrders: number
  debitNotes: number
  /** Products of which something is to be ordered. */
  toOrder: number
  /** Requests for products, and for stock. */
  wishes: number
}

const HOUR_MS = 3_600_000
const DAY_MS = 86_400_000
/** Of each, one line of an order to a supplier, and packs sold on so many days. */
const LINES = 20
const SOLD_DAYS = 3

/** After the shop has its products and their batches. */
export async function fillSupply(db: Database, size: SupplySize, now: number): Promise<void> {
  await fillSuppliers(db, size, now)
  await fillBills(db, size, now)
  await fillSupplierOrders(db, size, now)
  await fillToOrder(db, size, now)
  await fillWishes(db, size, now)
}

const supplierOf = (number: RawBuilder<unknown>, { suppliers }: SupplySize) =>
  sql`'supplier-' || (${number} % ${sql.lit(suppliers)} + 1)`

/** Every batch came from one of them. */
async function fillSuppliers(db: Database, size: SupplySize, now: number): Promise<void> {
  await sql`
    insert into brand (id, slug, name, name_key, logo, product_count)
    ${numbers(1, size.brands)}
    select 'brand-' || n, 'brand-' || n, 'Brand ' || n, 'brand ' || n, '/images/brands/brand-' || n || '.svg', 25
    from numbers`.execute(db)
  await sql`
    insert into supplier (id, name, name_key, gstin, state_name, drug_licences, address, phone, email, payment_days,
      note, version, created_at)
    ${numbers(1, size.suppliers)}
    select 'supplier-' || n, 'Supplier ' || n, 'supplier ' || n, '33ABCDE' || n || 'F1Z5', 'Tamil Nadu', '', '', '044' || n,
      'orders' || n || '@supplier.example', 30, '', 1, ${sql.lit(now)} from numbers`.execute(db)
  await sql`
    insert into supplier_batch (supplier_id, product_id, batch, expires_on, bill_id, rate_paise, gst_bp, hsn, at)
    select ${supplierOf(sql`cast(substr(product_id, 7) as bigint)`, size)}, product_id, batch, expires_on, 'bill-1', 7000, 500,
      '30049099', ${sql.lit(now - DAY_MS)}
    from stock_batch`.execute(db)
}

async function fillBills(db: Database, size: SupplySize, now: number): Promise<void> {
  const at = sql`${sql.lit(now)} - cast(n as bigint) * ${sql.lit(HOUR_MS)}`
  const day = sql.lit(istDate(now))
  const year = sql.lit(financialYear(now))
  await sql`
    insert into purchase_bill (id, supplier_id, bill_number, bill_key, bill_date, financial_year, state, order_id,
      said_total_paise, file, unread, is_intra_state, taxable_paise, cgst_paise, sgst_paise, igst_paise, version, created_at,
      created_by, received_at, received_by)
    ${numbers(1, size.bills)}
    select 'bill-' || n, ${supplierOf(sql`n`, size)}, 'B' || n, 'b' || n, ${day}, ${year},
      case when n % 50 = 0 then 'draft' else 'received' end, null, null, '', '', 1, 100000, 2500, 2500, 0, 1, ${at},
      'Asha Rao', case when n % 50 = 0 then null else ${at} end, 'Asha Rao'
    from numbers`.execute(db)
  await sql`
    insert into debit_note (id, number, financial_year, sequence, supplier_id, facts, reason, taxable_paise, cgst_paise,
      sgst_paise, igst_paise, staff_name, issued_at)
    ${numbers(1, size.debitNotes)}
    select 'debit-' || n, 'D' || n, ${year}, n, ${supplierOf(sql`n`, size)}, '{}', 'Expired', 100000, 2500, 2500, 0,
      'Asha Rao', ${at}
    from numbers`.execute(db)
}

async function fillSupplierOrders(db: Database, size: SupplySize, now: number): Promise<void> {
  await sql`
    insert into supplier_order (id, supplier_id, state, version, created_at, created_by, sent_at, closed_at)
    ${numbers(1, size.supplierOrders)}
    select 'order-' || n, ${supplierOf(sql`n`, size)}, 'sent', 1,
      ${sql.lit(now)} - cast(n as bigint) * ${sql.lit(HOUR_MS)}, 'Asha Rao', ${sql.lit(now)}, null
    from numbers`.execute(db)
  await sql`
    insert into supplier_order_line (order_id, product_id, units, received_units, rate_paise, is_open)
    ${numbers(1, size.supplierOrders * LINES)}
    select 'order-' || ((n - 1) / ${sql.lit(LINES)} + 1), id, 10, 0, 7000, 1
    from numbers inner join product on product.id = 'shelf-' || n`.execute(db)
}

async function fillToOrder(db: Database, size: SupplySize, now: number): Promise<void> {
  for (const [from, to] of partsOf(size.toOrder)) {
    for (let day = 0; day < SOLD_DAYS; day++)
      await sql`
        insert into sold_day (product_id, day, units)
        ${numbers(from, to)}
        select 'shelf-' || n, ${sql.lit(dayNumber(now) - 1 - day)}, 100 + n % 50 from numbers`.execute(db)
    await sql`
      insert into to_order (product_id, supplier_id, sold_units, on_way_units, proposed)
      ${numbers(from, to)}
      select id, ${supplierOf(sql`n`, size)}, ${sql.lit(SOLD_DAYS)} * (100 + n % 50), 0, 100 + n % 150
      from numbers inner join product on product.id = 'shelf-' || n`.execute(db)
  }
}

async function fillWishes(db: Database, { wishes }: SupplySize, now: number): Promise<void> {
  const { id } = await db.selectFrom('customer').select('id').limit(1).executeTakeFirstOrThrow()
  const at = sql`${sql.lit(now)} - cast(n as bigint) * 60000`
  await sql`
    insert into product_request (id, user_id, product_name, mobile, created_at, answered_at, name_key)
    ${numbers(1, wishes)}
    select 'wish-' || n, ${id}, 'Wish ' || n, '9100000000', ${at}, null, 'wish ' || n from numbers`.execute(
    db,
  )
  await sql`
    insert into stock_request (user_id, product_id, created_at, answered_at)
    ${numbers(1, wishes)}
    select ${id}, product.id, ${at}, null from numbers inner join product on product.id = 'shelf-' || n`.execute(
    db,
  )
}
