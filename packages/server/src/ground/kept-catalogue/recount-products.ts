import { sql } from 'kysely'
import { isOffered } from '../database/is-offered.ts'
import type { Database } from '../database/schema/index.ts'

/**
 * Sets the cached numbers of products of all categories, subcategories and brands that are wrong: after imports, not per
 * request. They are counted by reading, for which nobody waits.
 *
 * @param between - Awaited between the statements, by who does not count in a transaction.
 */
export async function recountProducts(db: Database, between = async () => {}): Promise<void> {
  const counted = (by: 'category_id' | 'brand_id') =>
    db
      .selectFrom('product')
      .select([by, sql<number>`count(*)`.as('count')])
      .where('is_main_variant', '=', 1)
      .where(isOffered('product.id'))
      .groupBy(by)
      .execute()
  for (const [table, by] of [
    ['category', 'category_id'],
    ['brand', 'brand_id'],
  ] as const) {
    await between()
    const counts = new Map((await counted(by)).map((row) => [row[by as keyof typeof row], Number(row.count)]))
    for (const { id, product_count } of await db
      .selectFrom(table)
      .select(['id', 'product_count'])
      .execute()) {
      const count = counts.get(id) ?? 0
      if (count === product_count) continue
      await db.updateTable(table).set({ product_count: count }).where('id', '=', id).execute()
      await between()
    }
  }
  await between()
  const inSubcategory = await db
    .selectFrom('product')
    .select(['category_id', 'subcategory', sql<number>`count(*)`.as('count')])
    .where('is_main_variant', '=', 1)
    .where(isOffered('product.id'))
    .groupBy(['category_id', 'subcategory'])
    .execute()
  const keyOf = (categoryId: string | null, name: string | null) => JSON.stringify([categoryId, name])
  const counts = new Map(
    inSubcategory.map((row) => [keyOf(row.category_id, row.subcategory), Number(row.count)]),
  )
  for (const { category_id, name, product_count } of await db
    .selectFrom('subcategory')
    .select(['category_id', 'name', 'product_count'])
    .execute()) {
    const count = counts.get(keyOf(category_id, name)) ?? 0
    if (count === product_count) continue
    await db
      .updateTable('subcategory')
      .set({ product_count: count })
      .where('category_id', '=', category_id)
      .where('name', '=', name)
      .execute()
    await between()
  }
}
