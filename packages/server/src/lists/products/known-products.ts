import { slugify } from '@dawakit/core/product'
import type { Database } from '../../ground/database/schema/index.ts'
import { groupBy } from '../../ground/values/group-by.ts'
import { recalledBatches } from '../../shelves/batches/recalled-batches.sql.ts'
import { keptBatches } from '../batches/stock-batches.ts'
import { slugOf } from '../run/slug-of.ts'
import type { KnownProduct } from './change-product.ts'
import type { ListedAs } from './of-batches.ts'
import type { ImportedProduct } from './product-row.ts'

type Keyed = Pick<ImportedProduct, 'code' | 'slug' | 'name'>

/** The products that the rows of a batch are of: by the list's code, without codes by the slug of the name. */
export async function knownProducts(
  trx: Database,
  products: readonly Keyed[],
): Promise<{ of(product: Keyed): KnownProduct | undefined } & Pick<ListedAs, 'isRecalled'>> {
  const codes = products.flatMap(({ code }) => code ?? [])
  const slugs = products.filter(({ code }) => code === null).flatMap(slugsOf)
  const rows = [
    ...(codes.length > 0
      ? await trx.selectFrom('product').selectAll().where('sku', 'in', codes).execute()
      : []),
    ...(slugs.length > 0
      ? await trx.selectFrom('product').selectAll().where('slug', 'in', slugs).execute()
      : []),
  ]
  if (rows.length === 0) return { of: () => undefined, isRecalled: () => false }
  const ids = rows.map(({ id }) => id)
  const stock = await trx
    .selectFrom('stock')
    .select(['product_id', 'free'])
    .where('product_id', 'in', ids)
    .execute()
  const salts = await trx
    .selectFrom('product_salt')
    .selectAll()
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute()
  const batchesOf = await keptBatches(trx, ids)
  const free = new Map(stock.map((row) => [row.product_id, row.free]))
  const saltsOf = groupBy(salts, (row) => row.product_id)
  const byCode = new Map<string, KnownProduct>()
  const bySlug = new Map<string, KnownProduct>()
  for (const row of rows) {
    const known = {
      row,
      free: free.get(row.id) ?? 0,
      salts: saltsOf.get(row.id) ?? [],
      batches: batchesOf(row.id),
    }
    if (row.sku !== null) byCode.set(row.sku, known)
    bySlug.set(row.slug, known)
  }
  const named = (product: Keyed) => slugsOf(product).map((slug) => bySlug.get(slug))
  return {
    isRecalled: await recalledBatches(trx, ids),
    of: (product) => (product.code === null ? named(product).find(Boolean) : byCode.get(product.code)),
  }
}

/** The slug of a product, and the whole one of a long name, which earlier releases gave. */
function slugsOf({ slug, name }: Pick<Keyed, 'slug' | 'name'>): string[] {
  const whole = slugify(name)
  return slug !== whole && slug === slugOf(name) ? [slug, whole] : [slug]
}
