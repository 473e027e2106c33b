import type { ProductSummary } from '@dawakit/core/contract'
import { nameKey, slugify } from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { offsetOf, type Page } from '../../ground/contract/page-query.ts'
import { CallError } from '../../ground/http/call-error.ts'
import type { ListingIndex } from '../../ground/kept-catalogue/listing-index.ts'
import type { CategoryRow, Snapshot, SubcategoryRow } from '../../ground/kept-catalogue/snapshot.ts'
import { productSummariesInOrder } from '../products/product-summary.ts'
import { findListing, type Listing } from './find-category.ts'

interface Named {
  categoryName: string
  subCategoryName?: string | undefined
  isGeneral: boolean
}

interface ProductPage {
  data: ProductSummary[]
  totalCount: number
}

/** @throws {CallError} 404 when there is no such category; an unknown subcategory has no products. */
export async function readCategoryProducts(
  { db, catalogue }: Pick<ServerContext, 'db' | 'catalogue'>,
  { page, ...named }: Named & { page: Page },
): Promise<ProductPage> {
  const index = await catalogue.listingIndex()
  const rows = rowsOfCategories(index, await catalogue.snapshot(), named)
  if (!rows) throw new CallError(404, notFound)
  const ids = index.bestSellers(rows, offsetOf(page), page.limit)
  return { data: await productSummariesInOrder(db, ids), totalCount: rows.length }
}

/** The rows of a category, a group or a subcategory; undefined when there is no such category. */
export function rowsOfCategories(
  index: ListingIndex,
  snapshot: Snapshot,
  { categoryName, subCategoryName, isGeneral }: Named,
): readonly number[] | undefined {
  const listing = findListing(snapshot, categoryName, isGeneral)
  if (!listing) return undefined
  const narrowed = narrow(snapshot, listing, subCategoryName)
  if (!narrowed) return []
  const { categories, subcategory } = narrowed
  const ids = categories.map(({ id }) => id)
  return subcategory ? index.rowsOfSubcategory(ids[0] ?? '', subcategory.name) : index.rowsOfCategories(ids)
}

interface Narrowed {
  categories: CategoryRow[]
  subcategory?: SubcategoryRow
}

/** A subcategory of a category; of a group, one of its categories. */
function narrow(snapshot: Snapshot, listing: Listing, name: string | undefined): Narrowed | null {
  const categories = listing.kind === 'category' ? [listing.category] : listing.categories
  if (name === undefined) return { categories }
  const isNamed = (row: { name: string }) =>
    nameKey(row.name) === nameKey(name) || slugify(row.name) === slugify(name)
  if (listing.kind === 'group') {
    const member = categories.find(isNamed)
    return member ? { categories: [member] } : null
  }
  const { id } = listing.category
  const all = snapshot.subcategoriesOf(id)
  const former = snapshot.formerSubcategories(id).find(({ slug }) => slug === slugify(name))
  const subcategory = all.find(isNamed) ?? all.find((row) => row.name === former?.leads_to)
  return subcategory ? { categories, subcategory } : null
}
