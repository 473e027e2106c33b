import { newId } from '../database/new-id.ts'
import type { Database } from '../database/schema/index.ts'

const KEY = 'catalogue-version'

/** Changes whenever something that is kept in memory changed: names, categories, brands, banners. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row?.value ?? ''
}

/** Tells every process on this database to read the catalogue anew: see `database/watch-changes.ts`. */
export async function touchCatalogue(db: Database): Promise<void> {
  const value = newId()
  await db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
