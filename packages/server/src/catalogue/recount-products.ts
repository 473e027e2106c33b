import { sql } from 'kysely'
import type { Database } from '../database/schema/index.ts'

/**
 * Sets the cached numbers of products of all categories, subcategories and brands: after imports, not per request.
 *
 * @param between - Awaited between the statements, by who does not count in a transaction.
 */
export async function recountProducts(db: Database, between = async () => {}): Promise<void> {
  await sql`update category set product_count = (
    select count(*) from product where product.category_id = category.id and product.is_main_variant = 1
  )`.execute(db)
  await between()
  await sql`update subcategory set product_count = (
    select count(*) from product where product.category_id = subcategory.category_id
    and product.subcategory = subcategory.name and product.is_main_variant = 1
  )`.execute(db)
  await between()
  await sql`update brand set product_count = (
    select count(*) from product where product.brand_id = brand.id and product.is_main_variant = 1
  )`.execute(db)
}
