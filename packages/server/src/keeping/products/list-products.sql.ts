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
/** How many a list counts: beyond, it says that there are more. Of words that many products have, it counts fewer. */
const COUNTED = 10_001
const COUNTED_OF_WORDS = 201
/** A word that fewer have is looked for first, and the rest in what has it. */
const RARE = 20_000

/** A filter of the desk, its prices in paise. */
export type ProductFilter = Omit<DeskProductFilter, 'priceFrom' | 'priceTo'> & {
  priceFrom?: Paise | undefined
  priceTo?: Paise | undefined
}

type Products = SelectQueryBuilder<Schema, 'product', object>

/** One page of the products that a filter finds, and how many they are, as far as it counts. */
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
  const some = chosen
    .select('product.id')
    .limit(filter.search === '' ? COUNTED : COUNTED_OF_WORDS)
    .as('some')
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

/** By name, which has an index beside each filter; by what is asked for where that is a range; those without a picture as they came. */
function inOrder<Row>(query: SelectQueryBuilder<Schema, 'product', Row>, filter: ProductFilter) {
  if (filter.priceFrom !== undefined || filter.priceTo !== undefined)
    return query.orderBy('product.price_paise').orderBy('product.id')
  if (filter.changedSince !== undefined)
    return query.orderBy('product.updated_at', 'desc').orderBy('product.id', 'desc')
  if (filter.isWithoutPicture) return query.orderBy('product.id')
  return query.orderBy('product.name_key').orderBy('product.id')
}

/** What a filter finds, in no order. */
export async function chosenBy(db: Database, filter: ProductFilter): Promise<Products> {
  let query: Products = db.selectFrom('product')
  const words = wordsOf(filter.search)
  const rare = await rareOf(db, words)
  for (const word of words)
    query = word === rare ? query.where('product.id', 'in', idsWith(db, word)) : query.where(hasWord(word))
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
function idsWith(db: Database, word: string) {
  return db
    .selectFrom('product_word')
    .select('product_id')
    .where('word', '>=', word)
    .where('word', '<', word + LAST)
    .unionAll(
      db
        .selectFrom('product as begun')
        .select('begun.id as product_id')
        .where('begun.name_key', '>=', word)
        .where('begun.name_key', '<', word + LAST),
    )
    .unionAll(
      db
        .selectFrom('maker_word')
        .innerJoin('product as made', 'made.manufacturer', 'maker_word.manufacturer')
        .select('made.id as product_id')
        .where('maker_word.word', '>=', word)
        .where('maker_word.word', '<', word + LAST),
    )
    .unionAll(
      db
        .selectFrom('product_salt')
        .select('product_id')
        .where('salt_key', '>=', word)
        .where('salt_key', '<', word + LAST),
    )
    .unionAll(
      db
        .selectFrom('product as branded')
        .innerJoin('brand', 'brand.id', 'branded.brand_id')
        .select('branded.id as product_id')
        .where('brand.name_key', '>=', word)
        .where('brand.name_key', '<', word + LAST),
    )
}

/** The same asked of one product: while many have the word, those that come first in the order are soon found. */
const hasWord = (word: string) => sql<boolean>`(
  ' ' || lower(product.name_key || ' ' || product.manufacturer || ' ' || coalesce(product.sku, ''))
    like ${`% ${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'
  or exists (select 1 from product_salt where product_salt.product_id = product.id
    and salt_key >= ${word} and salt_key < ${word + LAST})
  or exists (select 1 from brand where brand.id = product.brand_id
    and brand.name_key >= ${word} and brand.name_key < ${word + LAST})
)`

/** The word that fewest products have; null where many have each. */
async function rareOf(db: Database, words: readonly string[]): Promise<string | null> {
  let rare: { word: string | null; count: number } = { word: null, count: RARE }
  for (const word of words) {
    const some = db.selectFrom(idsWith(db, word).as('found')).select('product_id').limit(RARE).as('some')
    const { count } = await db
      .selectFrom(some)
      .select((column) => column.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    if (Number(count) < rare.count) rare = { word, count: Number(count) }
  }
  return rare.word
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
