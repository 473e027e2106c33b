import type { Salt } from '@dawakit/core/contract'
import { saltName, slugify } from '@dawakit/core/product'
import { isOffered } from '../database/is-offered.ts'
import type { Database } from '../database/schema/index.ts'

/** The salts of all products by their slugs. Of several that a slug names the first by name counts. */
export async function readSalts(db: Database): Promise<ReadonlyMap<string, Salt>> {
  const rows = await db
    .selectFrom('product_salt')
    .select('salt')
    .distinct()
    .where(isOffered('product_salt.product_id'))
    .execute()
  const salts = new Map<string, Salt>()
  for (const name of rows.map(({ salt }) => saltName(salt)).sort()) {
    const slug = slugify(name)
    if (slug !== '' && !salts.has(slug)) salts.set(slug, { name, slug })
  }
  return salts
}
