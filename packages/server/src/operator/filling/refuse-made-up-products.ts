import type { ReferenceCatalogue } from '@dawakit/core/catalogue'
import { SettingsError } from '../../ground/context/settings-error.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { FILLED } from './fill-empty-shop.ts'

/** Products that are looked for, of the thousands that a demonstration has. */
const LOOKED_FOR = 200

/**
 * Lets nobody sell what a demonstration on the same database was filled with.
 *
 * @throws {SettingsError} where products of the reference catalogue are on sale
 */
export async function refuseMadeUpProducts(db: Database, reference: ReferenceCatalogue): Promise<void> {
  const filled = await db.selectFrom('meta').select('value').where('key', '=', FILLED).executeTakeFirst()
  if (!filled) return
  const slugs = reference
    .rows(new Date(filled.value))
    .products.slice(0, LOOKED_FOR)
    .map(({ slug }) => slug)
  const found = await db.selectFrom('product').select('id').where('slug', 'in', slugs).execute()
  if (found.length > LOOKED_FOR / 2) {
    throw new SettingsError([
      {
        variable: 'DATABASE_URL',
        message: 'names the database of a demonstration, whose products are made up: take an empty one.',
      },
    ])
  }
}
