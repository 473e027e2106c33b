import type { DeskProductFilter, DeskProductRow } from '@dawakit/core/contract'
import { type Paise, paise, toRupees } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'
import { type SelectQueryBuilder, sql } from 'kysely'
import { shownPicture } from '../../catalogue/pictures/shown-picture.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import type { Database, Schema } from '../../ground/database/schema/index.ts'

/** The last character of all: what begins with a text stands before the text and this. */
const LAST = '\u{10ffff}'
/** Words of a search that count. */
const WORDS_MAX = 5
/** How many a list counts: beyond, it says that there are more. */
export const COUNTED = 10_001
/** Of the words of a search the rarest is looked for first; so many are counted to tell. */
const RARE = 2000

/** A filter of the desk, its prices in paise. */
export type ProductFilter = Omit<DeskProductFilter, 'priceFrom' | 'priceTo'> & {
  priceFrom?: Paise | undefined
  priceTo?: Paise | undefined
}

type Products = SelectQueryBuilder<Schema, 'product', object>

/** One page of the products that a filter finds, and how many they are, up to {@link COUNTED}. */
export async function listProducts(
  db: Database,
  filter: ProductFilter,
  page: Page,
): Promise<{ products: DeskProductRow[]; totalCount: number }> {
  const chosen = await chosenBy(db, filter)
  const ids = await inOrder(chosen.select('product.id'), filter)
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute()
  const some = chosen.select('product.id').limit(COUNTED).as('some')
  const { count } = await db
    .selectFrom(some)
    .select((column) => column.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return {
    products: await rowsOf(
      db,
      ids.map(({ id }) => id),
    ),
    totalCount: Number(count),
  }
}

/** By name, which has an index beside each filter; by what is asked for where that is a range. */
function inOrder<Row>(query: SelectQueryBuilder<Schema, 'product', Row>, filter: ProductFilter) {
  if (filter.priceFrom !== undefined || filter.priceTo !== undefined)
    return query.orderBy('product.price_paise').orderBy('product.id')
  if (filter.changedSince !== undefined)
    return query.orderBy('product.updated_at', 'desc').orderBy('product.id', 'desc')
  return query.orderBy('product.name_key').orderBy('product.id')
}

/** What a filter finds, in no order. */
export async function chosenBy(db: Database, filter: ProductFilter): Promise<Products> {
  let query: Products = db.selectFrom('product')
  for (const word of await rarestFirst(db, wordsOf(filter.search)))
    query = query.where('product.id', 'in', withWord(db, word))
  if (filter.category !== undefined) query = query.where('category_id', '=', filter.category)
  if (filter.brand !== undefined) query = query.where('brand_id', '=', await brandOf(db, filter.brand))
  switch (filter.standing) {
    case 'onSale':
      query = query.where('is_for_sale', '=', 1)
      break
    case 'offSale':
      query = query.where('is_for_sale', '=', sql.lit(0))
      break
    case 'unlisted':
      query = query.where('is_unlisted', '=', sql.lit(1))
      break
    case 'withheld':
      query = query.where('withheld', 'is not', null)
      break
    case 'toComplete':
      query = query
        .where('is_unlisted', '=', sql.lit(1))
        .where((where) =>
          where.or([
            where('category_id', 'is', null),
            where('hsn', '=', ''),
            where('price_paise', '=', paise(0)),
          ]),
        )
      break
  }
  // As the indexes say it: a value that is bound is not known to be theirs.
  if (filter.isWithoutHsn) query = query.where(sql<boolean>`hsn = ''`)
  if (filter.isWithoutPicture) query = query.where(sql<boolean>`thumbnail like '/images/packs/%'`)
  if (filter.priceFrom !== undefined) query = query.where('price_paise', '>=', filter.priceFrom)
  if (filter.priceTo !== undefined) query = query.where('price_paise', '<=', filter.priceTo)
  if (filter.changedSince !== undefined)
    query = query.where('updated_at', '>=', Date.parse(filter.changedSince) || 0)
  return query
}

const wordsOf = (search: string): string[] =>
  [...new Set(nameKey(search).split(' '))].filter(Boolean).slice(0, WORDS_MAX)

async function brandOf(db: Database, slug: string): Promise<string> {
  const brand = await db.selectFrom('brand').select('id').where('slug', '=', slug).executeTakeFirst()
  return brand?.id ?? ''
}

/** Ids of products that have the word, or a salt or a brand that begins so. */
function withWord(db: Database, word: string) {
  return db
    .selectFrom('product_word')
    .select('product_id')
    .where('word', '>=', word)
    .where('word', '<', word + LAST)
    .union(
      db
        .selectFrom('product_salt')
        .select('product_id')
        .where('salt_key', '>=', word)
        .where('salt_key', '<', word + LAST),
    )
    .union(
      db
        .selectFrom('product as branded')
        .innerJoin('brand', 'brand.id', 'branded.brand_id')
        .select('branded.id as product_id')
        .where('brand.name_key', '>=', word)
        .where('brand.name_key', '<', word + LAST),
    )
}

async function rarestFirst(db: Database, words: readonly string[]): Promise<string[]> {
  if (words.length < 2) return [...words]
  const counted: { word: string; count: number }[] = []
  for (const word of words) {
    const some = db
      .selectFrom('product_word')
      .select('product_id')
      .where('word', '>=', word)
      .where('word', '<', word + LAST)
      .limit(RARE)
      .as('some')
    const { count } = await db
      .selectFrom(some)
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    counted.push({ word, count: Number(count) })
  }
  return counted.toSorted((one, other) => one.count - other.count).map(({ word }) => word)
}

/** Rows of a list, in the order of `ids`. */
async function rowsOf(db: Database, ids: readonly string[]): Promise<DeskProductRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('product')
    .leftJoin('stock', 'stock.product_id', 'product.id')
    .leftJoin('category', 'category.id', 'product.category_id')
    .select([
      'product.id',
      'product.sku',
      'product.name',
      'product.manufacturer',
      'product.package_size',
      'product.thumbnail',
      'product.mrp_paise',
      'product.price_paise',
      'product.is_for_sale',
      'product.is_unlisted',
      'product.withheld',
      'product.updated_at',
      'stock.free',
      'category.name as category_name',
    ])
    .where('product.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      id,
      code: row.sku ?? '',
      name: row.name,
      manufacturer: row.manufacturer,
      packageSize: row.package_size,
      category: row.category_name ?? '',
      thumbnailUrl: shownPicture(row.thumbnail, id),
      mrp: toRupees(row.mrp_paise),
      price: toRupees(row.price_paise),
      free: row.free ?? 0,
      isForSale: row.is_for_sale === 1,
      isUnlisted: row.is_unlisted === 1,
      isWithheld: row.withheld !== null,
      changedAt: new Date(row.updated_at).toISOString(),
    }
  })
}
