import { sql } from 'kysely'
import type { Database } from '../schema/index.ts'

/**
 * A coupon of all products says so; it no longer lists them. The lists that there are stay, for a process of the release
 * before that still serves.
 */
export async function up(db: Database): Promise<void> {
  await db.schema
    .alterTable('coupon')
    .addColumn('is_for_all', 'integer', (c) => c.notNull().defaultTo(0))
    .execute()
  await sql`
    update coupon set is_for_all = 1
    where exists (select 1 from product)
    and not exists (
      select 1 from product where not exists (
        select 1 from coupon_product
        where coupon_product.coupon_id = coupon.id and coupon_product.product_id = product.id
      )
    )
  `.execute(db)
}
