import type { ProductSummary } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import { unitPrice } from '@dawakit/core/product'
import { canonicalSaltKey, saltKey } from '@dawakit/lists/salts'
import type { Database } from '../../ground/database/schema/index.ts'
import { productSummariesInOrder, saltsByProduct } from './product-summary.ts'
import { spellingsInUse } from './spellings-in-use.ts'

/** Alternatives shown on a product's page. */
const ALTERNATIVES = 12
/** Best sellers looked through for them, and for similar ones. */
const CANDIDATES = 24

/** What decides which products belong beside another. */
export interface Original {
  id: string
  manufacturer: string
  composition_key: string | null
  category_id: string | null
  subcategory: string | null
  variant_group: string | null
}

export function findOriginal(db: Database, id: string): Promise<Original | undefined> {
  return db
    .selectFrom('product')
    .select(['id', 'manufacturer', 'composition_key', 'category_id', 'subcategory', 'variant_group'])
    .where('id', '=', id)
    .where('withheld', 'is', null)
    .where('is_unlisted', '=', 0)
    .executeTakeFirst()
}

/**
 * Medicines of the same salts, strengths and form by other makers, those that can be bought first and the cheapest
 * unit before the dearer. Where there is none: medicines that share most salts, best sellers first, but none that has one
 * of them more or less often.
 */
export async function findAlternatives(db: Database, original: Original): Promise<ProductSummary[]> {
  const same = original.composition_key === null ? [] : await sameComposition(db, original)
  if (same.length > 0) return same.sort(buyableThenCheapest).slice(0, ALTERNATIVES)
  return productSummariesInOrder(db, await idsWithSharedSalts(db, original))
}

async function sameComposition(db: Database, original: Original): Promise<ProductSummary[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('composition_key', '=', original.composition_key)
    .where('manufacturer', '!=', original.manufacturer)
    .where('id', '!=', original.id)
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(CANDIDATES)
    .execute()
  return productSummariesInOrder(
    db,
    rows.map((row) => row.id),
  )
}

function buyableThenCheapest(a: ProductSummary, b: ProductSummary): number {
  const canBuy = (product: ProductSummary) => Number(product.isForSale && product.totalStocks > 0)
  const price = (product: ProductSummary) => unitPrice(product)?.price ?? fromRupees(product.salesPrice)
  return canBuy(b) - canBuy(a) || price(a) - price(b)
}

async function idsWithSharedSalts(db: Database, original: Original): Promise<string[]> {
  const salts = await db
    .selectFrom('product_salt')
    .select('salt_key')
    .where('product_id', '=', original.id)
    .execute()
  const shared = new Map<string, number>()
  for (const salt_key of new Set(salts.map((salt) => salt.salt_key))) {
    const rows = await db
      .selectFrom('product_salt')
      .select('product_id')
      .groupBy(['product_id', 'popularity'])
      .where('salt_key', 'in', await spellingsInUse(db, salt_key))
      .orderBy('popularity', 'desc')
      .orderBy('product_id', 'desc')
      .limit(CANDIDATES)
      .execute()
    for (const { product_id } of rows) shared.set(product_id, (shared.get(product_id) ?? 0) + 1)
  }
  const saltsOf = await saltsByProduct(db, [original.id, ...shared.keys()])
  const own = timesOf(saltsOf.get(original.id) ?? [])
  shared.delete(original.id)
  return [...shared]
    .filter(([id]) => {
      const times = timesOf(saltsOf.get(id) ?? [])
      return [...own].every(([key, count]) => (times.get(key) ?? count) === count)
    })
    .sort(([, a], [, b]) => b - a)
    .slice(0, ALTERNATIVES)
    .map(([id]) => id)
}

/** How often a pack has each of its salts: a tablet of two layers twice, and it stands in for no plain one. */
function timesOf(salts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const salt of salts) {
    const key = canonicalSaltKey(saltKey(salt))
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return times
}

/**
 * Best sellers of the same subcategory, then of the same category, of each what can be bought first; never the article itself
 * in another variant.
 */
export async function findSimilar(
  db: Database,
  original: Original,
  limit: number,
): Promise<ProductSummary[]> {
  if (original.category_id === null) return []
  const ids = new Set<string>()
  const subcategories = original.subcategory === null ? [undefined] : [original.subcategory, undefined]
  for (const subcategory of subcategories) {
    if (ids.size >= limit) break
    let query = db
      .selectFrom('product')
      .leftJoin('stock', 'stock.product_id', 'product.id')
      .select(['product.id', 'product.variant_group', 'product.is_for_sale', 'stock.free'])
      .where('product.category_id', '=', original.category_id)
      .where('product.is_main_variant', '=', 1)
      .orderBy('product.popularity', 'desc')
      .orderBy('product.id', 'desc')
      // The product itself, its article's main variant and what the subcategory gave already may be among them.
      .limit(Math.max(limit * 2 + 2, CANDIDATES))
    if (subcategory !== undefined) query = query.where('product.subcategory', '=', subcategory)
    const candidates = await query.execute()
    const canBuy = (row: (typeof candidates)[number]) => Number(row.is_for_sale === 1 && (row.free ?? 0) > 0)
    for (const { id, variant_group } of candidates.sort((one, other) => canBuy(other) - canBuy(one))) {
      const isItself =
        id === original.id || (variant_group !== null && variant_group === original.variant_group)
      if (!isItself && ids.size < limit) ids.add(id)
    }
  }
  return productSummariesInOrder(db, [...ids])
}
