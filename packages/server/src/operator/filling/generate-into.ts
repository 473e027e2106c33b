import type { CatalogueProduct, ReferenceCatalogue } from '@dawakit/core/catalogue'
import { istDate } from '@dawakit/core/delivery'
import { nameKey } from '@dawakit/core/product'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import { insertInBatches } from '../../ground/database/insert-in-batches.ts'
import { createGiveWay } from '../../ground/database/lanes/give-way.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { recountProducts } from '../../ground/kept-catalogue/recount-products.ts'
import { insertProducts } from './insert-products.ts'
import { categoryLink } from './product-rows.ts'

/** Products of one transaction. */
const BATCH = 500
const SAID_EVERY = 20_000

/**
 * Fills the shop up to a number of generated products, for measuring. The shop is to have its categories already;
 * what was generated before stays and counts.
 *
 * @param print - Hears how far it is.
 * @returns how many were added.
 */
export async function generateInto(
  db: Database,
  catalogue: Pick<ReferenceCatalogue, 'generate'>,
  total: number,
  print: (line: string) => void,
  at: number = Date.now(),
): Promise<number> {
  const { count } = await db
    .selectFrom('product')
    .select((select) => select.fn.countAll().as('count'))
    .where('is_generated', '=', 1)
    .executeTakeFirstOrThrow()
  const present = Number(count)
  const categories = await db.selectFrom('category').select(['id', 'name', 'is_general']).execute()
  const links = {
    brandIds: new Map<string, string>(),
    categoryIds: new Map(categories.map((row) => [categoryLink(row.is_general === 1, row.name), row.id])),
    ratings: new Map(),
    attributes: new Map(),
    at,
  }
  const giveWay = createGiveWay()
  let made = 0
  let batch: CatalogueProduct[] = []
  async function flush(): Promise<void> {
    const products = batch
    batch = []
    await inTransaction(db, async (trx) => {
      await addBrands(trx, products, links.brandIds)
      await insertProducts(trx, products, links)
    })
    await giveWay()
  }
  for (const product of catalogue.generate(total, istDate(at))) {
    if (made++ < present) continue
    batch.push(product)
    if (batch.length >= BATCH) await flush()
    if (made % SAID_EVERY === 0) print(`${made} of ${total} products …`)
  }
  if (batch.length > 0) await flush()
  await recountProducts(db, giveWay)
  await touchCatalogue(db)
  return Math.max(0, total - present)
}

async function addBrands(
  db: Database,
  products: readonly CatalogueProduct[],
  known: Map<string, string>,
): Promise<void> {
  const missing = new Map(
    products
      .filter((product) => !known.has(product.brandSlug))
      .map(({ brandSlug, brandName }) => [brandSlug, brandName]),
  )
  if (missing.size === 0) return
  const slugs = [...missing.keys()]
  const present = await db.selectFrom('brand').select(['id', 'slug']).where('slug', 'in', slugs).execute()
  for (const { id, slug } of present) {
    known.set(slug, id)
    missing.delete(slug)
  }
  const rows = [...missing].map(([slug, name]) => ({
    id: `brand-${slug}`,
    slug,
    name,
    name_key: nameKey(name),
    logo: `/images/brands/${slug}.svg`,
  }))
  await insertInBatches(db, 'brand', rows)
  for (const { id, slug } of rows) known.set(slug, id)
}

/** Takes the generated products away again, but for those that a cart, a review or a request holds. */
export async function removeGenerated(db: Database): Promise<number> {
  const giveWay = createGiveWay()
  let removed = 0
  for (;;) {
    const now = await inTransaction(db, removeSome)
    if (now === 0) break
    removed += now
    await giveWay()
  }
  await recountProducts(db, giveWay)
  await touchCatalogue(db)
  return removed
}

async function removeSome(trx: Database): Promise<number> {
  const rows = await trx
    .selectFrom('product')
    .select('product.id')
    .where('is_generated', '=', 1)
    .where('product.id', 'not in', trx.selectFrom('cart_line').select('product_id'))
    .where('product.id', 'not in', trx.selectFrom('review').select('product_id'))
    .where('product.id', 'not in', trx.selectFrom('stock_request').select('product_id'))
    .limit(BATCH)
    .execute()
  if (rows.length === 0) return 0
  const ids = rows.map((row) => row.id)
  await trx.deleteFrom('product_salt').where('product_id', 'in', ids).execute()
  await trx.deleteFrom('shelf_move').where('product_id', 'in', ids).execute()
  await trx.deleteFrom('stock_batch').where('product_id', 'in', ids).execute()
  await trx.deleteFrom('stock').where('product_id', 'in', ids).execute()
  await trx.deleteFrom('product').where('id', 'in', ids).execute()
  return ids.length
}
