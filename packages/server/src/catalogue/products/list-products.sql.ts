import { sql } from 'kysely'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { isOffered } from '../../ground/database/is-offered.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { spellingsInUse } from './spellings-in-use.ts'

/**
 * Ids of one page of all products, best sellers first. Variants of an article are listed once, by their main variant.
 * Reads ids from an index alone, so that a deep page costs what it skips in index entries and no more.
 */
export async function listProductIds(db: Database, page: Page): Promise<string[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('is_main_variant', '=', 1)
    .where(isOffered('product.id'))
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  return rows.map((row) => row.id)
}

/** Ids of one page of all products by name. */
export async function listProductIdsByName(db: Database, page: Page): Promise<string[]> {
  const rows = await productsByName(db, page).execute()
  return rows.map((row) => row.id)
}

/** One page of all products by name, from an index alone. */
export function productsByName(db: Database, page: Page) {
  return (
    db
      .selectFrom('product')
      .select('id')
      // The plus keeps SQLite from an index of main variants: it would put all products in order for each page.
      .where(sql<number>`+is_main_variant`, '=', 1)
      .where(isOffered('product.id'))
      .orderBy('name_key')
      .orderBy('id')
      .limit(page.limit)
      .offset(offsetOf(page))
  )
}

/** Ids and number of the products with a salt, best sellers first. */
export async function listProductIdsOfSalt(
  db: Database,
  saltKey: string,
  page: Page,
): Promise<{ ids: string[]; totalCount: number }> {
  const keys = await spellingsInUse(db, saltKey)
  const rows = await db
    .selectFrom('product_salt')
    .select('product_id')
    // Once, however many strengths of it the product has.
    .groupBy(['product_id', 'popularity'])
    .where('salt_key', 'in', keys)
    .where(isOffered('product_salt.product_id'))
    .orderBy('popularity', 'desc')
    .orderBy('product_id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const { count } = await db
    .selectFrom('product_salt')
    .select((select) => select.fn.count('product_id').distinct().as('count'))
    .where('salt_key', 'in', keys)
    .where(isOffered('product_salt.product_id'))
    .executeTakeFirstOrThrow()
  return { ids: rows.map((row) => row.product_id), totalCount: Number(count) }
}
