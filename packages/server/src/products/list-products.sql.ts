import { offsetOf, type Page } from '../contract/page-query.ts'
import type { Database } from '../database/schema/index.ts'

export interface ProductFilter {
  categoryId?: string
  /** As it stands in the category's list. Only with `categoryId`. */
  subcategory?: string
  brandId?: string
}

interface Ranked {
  id: string
  popularity: number
}

/**
 * Ids of one page of products, best sellers first. Variants of an article are listed once, by their main variant.
 * Reads ids from an index alone, so that a deep page costs what it skips in index entries and no more.
 */
export async function listProductIds(db: Database, filter: ProductFilter, page: Page): Promise<string[]> {
  const rows = await selectRanked(db, filter).limit(page.limit).offset(offsetOf(page)).execute()
  return rows.map((row) => row.id)
}

/** Ids of one page of all products by name, from an index alone. */
export async function listProductIdsByName(db: Database, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_main_variant', '=', 1)
    .orderBy('name_key')
    .orderBy('id')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map((row) => row.id)
}

/** Rows before a page up to which each category is read from its own index and the lists are merged. */
const MERGED_UP_TO = 2000

/** As {@link listProductIds}, over several categories at once. */
export async function listProductIdsOfCategories(
  db: Database,
  categoryIds: readonly string[],
  page: Page,
): Promise<string[]> {
  const offset = offsetOf(page)
  if (offset > MERGED_UP_TO) {
    const all = selectRanked(db, {}).where('category_id', 'in', categoryIds)
    const rows = await all.limit(page.limit).offset(offset).execute()
    return rows.map((row) => row.id)
  }
  const ranked: Ranked[] = []
  for (const categoryId of categoryIds) {
    const query = selectRanked(db, { categoryId })
    ranked.push(...(await query.limit(offset + page.limit).execute()))
  }
  return ranked
    .sort((a, b) => b.popularity - a.popularity || (a.id < b.id ? 1 : -1))
    .slice(offset, offset + page.limit)
    .map((row) => row.id)
}

function selectRanked(db: Database, { categoryId, subcategory, brandId }: ProductFilter) {
  let query = db
    .selectFrom('product')
    .select(['id', 'popularity'])
    .where('is_main_variant', '=', 1)
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
  if (categoryId !== undefined) query = query.where('category_id', '=', categoryId)
  if (subcategory !== undefined) query = query.where('subcategory', '=', subcategory)
  if (brandId !== undefined) query = query.where('brand_id', '=', brandId)
  return query
}

/** Ids and number of the products with a salt, best sellers first. */
export async function listProductIdsOfSalt(
  db: Database,
  saltKey: string,
  page: Page,
): Promise<{ ids: string[]; totalCount: number }> {
  const rows = await db
    .selectFrom('product_salt')
    .select('product_id')
    .where('salt_key', '=', saltKey)
    .orderBy('popularity', 'desc')
    .orderBy('product_id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('product_salt')
    .select((select) => select.fn.countAll().as('count'))
    .where('salt_key', '=', saltKey)
    .executeTakeFirstOrThrow()
  return { ids: rows.map((row) => row.product_id), totalCount: Number(count) }
}
