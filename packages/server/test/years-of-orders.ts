import { sql } from 'kysely'
import type { Database } from '../src/ground/database/schema/index.ts'

/** Enough that a database chooses as it does among many. */
const ORDERS = 3000
const CUSTOMERS = 300

/** Orders of many customers, of which one in ten is under way, and what the database then knows of them. */
export async function fillYearsOfOrders(db: Database): Promise<void> {
  const numbers = (to: number) =>
    sql`with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(to)})`
  await sql`
    insert into customer (id, username, email, gender, blood_group, date_of_birth, pincode, viewed, created_at)
    ${numbers(CUSTOMERS)} select 'customer-' || n, 'Asha', 'asha' || n || '@example.in', '', '', '', '', '[]', n from numbers`.execute(
    db,
  )
  await sql`
    insert into orders (id, number, user_id, delivery_status, payment_status, payment_method, stock_state,
      sub_total_paise, savings_paise, discount_paise, shipping_paise, total_paise, address, doctor, is_for_myself,
      window_from, window_to, fingerprint, ordered_at, review)
    ${numbers(ORDERS)} select 'order-' || n, 'DWK-' || n, 'customer-' || (1 + n % ${sql.lit(CUSTOMERS)}),
      case when n <= ${sql.lit(ORDERS * 0.9)} then 'delivered' else 'pending' end, 'unpaid', 'cod', 'taken',
      1000, 0, 0, 0, 1000, '{}', '{}', 1, '2025-09-22', '2025-09-23', '', 1700000000000 + n * 1000,
      case when n % 50 = 0 then 'waiting' else 'none' end from numbers`.execute(db)
  await sql`
    insert into shipment (id, order_id, number, state, courier, tracking_number, tracking_url, packed_by, packed_at)
    select 'parcel-' || id, id, 1, case when number like '%7' then 'packed' else 'delivered' end, '', '', '', 'asha', ordered_at
    from orders where delivery_status = 'delivered' and review = 'none'`.execute(db)
  await sql`analyze`.execute(db)
}
