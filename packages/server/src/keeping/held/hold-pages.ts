import { locksRows } from '../../ground/database/locks-rows.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { CATALOGUE_VERSION } from '../../ground/kept-catalogue/catalogue-version.ts'

/**
 * Lets one at a time write the small tables that pages show: categories, brands, what the home page has. Who waits reads
 * what the one before has left. SQLite has one writer anyway.
 */
export async function holdPages(trx: Database): Promise<void> {
  if (!locksRows(trx)) return
  await trx.selectFrom('meta').select('value').where('key', '=', CATALOGUE_VERSION).forUpdate().execute()
}
