import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'
import { recordHappening } from '../happenings/record-happening.ts'

/** Where it stands in `meta`. */
export const CATALOGUE_VERSION = 'catalogue-version'

/** Changes whenever something that is kept in memory changed: names, categories, brands, banners. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const row = await db
    .selectFrom('meta')
    .select('value')
    .where('key', '=', CATALOGUE_VERSION)
    .executeTakeFirst()
  return row?.value ?? ''
}

/**
 * Products, or what pages show beside them, have changed. Every process on this database reads the catalogue anew, see
 * `database/told/watch-changes.ts`; who hears of what happens hears of it.
 *
 * @param by.import - The number of the import that did it. @default none
 * @param by.at - Epoch milliseconds. @default now
 */
export async function touchCatalogue(
  db: Database,
  { import: number = null, at = Date.now() }: { import?: number | null; at?: number } = {},
): Promise<void> {
  await recordHappening(db, 'products.changed', { import: number }, at)
  const value = newId()
  await db
    .insertInto('meta')
    .values({ key: CATALOGUE_VERSION, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
