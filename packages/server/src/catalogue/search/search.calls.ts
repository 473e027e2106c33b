import type { SearchResult, VariantSearchResult } from '@dawakit/core/contract'
import { toRupees } from '@dawakit/core/money'
import { nameKey } from '@dawakit/core/product'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { isOffered } from '../../ground/database/is-offered.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import type { Made } from '../../ground/kept-catalogue/kept-answers.ts'
import type { SearchIndex } from '../../ground/kept-catalogue/search-index.ts'
import { enforceAddressLimitInMemory, limitOf } from '../../ground/limits/limits.ts'
import { shownPicture } from '../pictures/shown-picture.ts'
import { productSummariesInOrder, selectProducts } from '../products/product-summary.ts'
import { searchResult } from '../products/products.schemas.ts'
import { SEARCH_TEXT_MAX } from './search-text.ts'

const DEFAULT_LIMIT = 10
const MAX_LIMIT = 100
/** Best sellers of a text that are looked through for those in stock. */
const LOOKED_THROUGH = 100
/** Salts whose products are looked up for one text. */
const SALTS = 5

export const searchCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/search',
    summary:
      'Products whose name starts with the text, those in stock first, then best sellers; variants, salts and near misses apart.',
    tag: 'Search',
    auth: 'none',
    mayLag: true,
    query: z
      .object({
        search: z.string().max(2000),
        limit: z
          .string()
          .optional()
          .meta({ description: `1 to ${MAX_LIMIT}; anything else counts as ${DEFAULT_LIMIT}.` }),
      })
      .transform(({ search, limit }) => ({
        text: nameKey(search.slice(0, SEARCH_TEXT_MAX)),
        limit: sizeOf(limit),
      })),
    answer: searchResult,
    async handle({ caller, query, ...context }) {
      enforceAddressLimitInMemory(context, caller.address, limitOf(context.config, 'searches'))
      const { text, limit } = query
      if (text === '') return { data: { products: [], variants: [], salts: [], didYouMean: [] } }
      const { answers } = context.catalogue
      return { data: await answers.find(`search ${limit} ${text}`, () => search(context, text, limit)) }
    },
  }),
]

function sizeOf(text: string | undefined): number {
  const limit = /^[0-9]{1,3}$/.test(text ?? '') ? Number(text) : 0
  return limit >= 1 && limit <= MAX_LIMIT ? limit : DEFAULT_LIMIT
}

/** What a text finds, and every product that decides it. @param text - As `nameKey` writes it, not empty. */
export async function search(
  { db, catalogue }: Pick<ServerContext, 'db' | 'catalogue'>,
  text: string,
  limit: number,
): Promise<Made<SearchResult>> {
  const index = await catalogue.searchIndex()
  const listed = await catalogue.listingIndex()
  const best = index.products.startingWith(text, Math.max(limit, LOOKED_THROUGH))
  const products = listed.buyableFirst(best).slice(0, limit)
  const variants = index.variants.startingWith(text, limit)
  const isFound = products.length + variants.length > 0
  const inside = isFound ? [] : index.products.havingWords(text, limit)
  const near = isFound || inside.length > 0 ? inside : index.products.nearest(text, limit)
  const didYouMean = listed.buyableFirst(near)
  const shown = new Set([...products, ...didYouMean])
  const withSalt = await productsOfSalts(db, index, text, isFound || inside.length > 0, limit + shown.size)
  const salts = listed.buyableFirst(withSalt.filter((id) => !shown.has(id))).slice(0, limit)
  const found = await productSummariesInOrder(db, [...products, ...didYouMean, ...salts])
  const byId = new Map(found.map((product) => [product._id, product]))
  const pick = (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const answer = {
    products: pick(products),
    variants: await variantResults(db, variants),
    salts: pick(salts),
    didYouMean: pick(didYouMean),
  }
  return { answer, products: [...best, ...variants, ...near, ...withSalt] }
}

/** Best sellers with a salt that starts with the text; where no name does either, with the salt nearest to it. */
async function productsOfSalts(
  db: Database,
  index: SearchIndex,
  text: string,
  isFound: boolean,
  limit: number,
): Promise<string[]> {
  const exact = index.salts.startingWith(text, SALTS)
  const keys = exact.length > 0 || isFound ? exact : index.salts.nearest(text, 1)
  const best = new Map<string, number>()
  for (const key of keys) {
    const rows = await db
      .selectFrom('product_salt')
      .select(['product_id', 'popularity'])
      .where('salt_key', '=', key)
      .where(isOffered('product_salt.product_id'))
      .groupBy(['product_id', 'popularity'])
      .orderBy('popularity', 'desc')
      .orderBy('product_id', 'desc')
      .limit(limit)
      .execute()
    for (const row of rows) best.set(row.product_id, row.popularity)
  }
  return [...best]
    .sort(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([id]) => id)
}

async function variantResults(db: Database, ids: string[]): Promise<VariantSearchResult[]> {
  if (ids.length === 0) return []
  const rows = await selectProducts(db)
    .select([
      'product.primary_type',
      'product.primary_value',
      'product.secondary_type',
      'product.secondary_value',
    ])
    .where('product.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const isGeneral = row.is_general === 1
    return {
      productId: row.id,
      primaryType: row.primary_type ?? '',
      primaryValue: row.primary_value ?? '',
      secondaryType: row.secondary_type ?? '',
      secondaryValue: row.secondary_value ?? '',
      productName: row.name,
      name: row.name,
      slug: row.slug,
      thumbnailurl: shownPicture(row.thumbnail, row.id),
      packageSize: row.package_size,
      manufacturerName: row.manufacturer,
      salesPrice: toRupees(row.price_paise),
      purchasedPrice: toRupees(row.mrp_paise),
      discount: row.discount,
      isGeneralProduct: isGeneral,
      generalCategory: isGeneral ? row.category_name : null,
      specialityCategory: isGeneral ? null : row.category_name,
    }
  })
}
