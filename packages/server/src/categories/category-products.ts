import type { ProductSummary } from '@dawakit/core/contract'
import { nameKey, slugify } from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import type { CategoryRow, Snapshot, SubcategoryRow } from '../catalogue/snapshot.ts'
import type { ServerContext } from '../context/server-context.ts'
import { offsetOf, type Page } from '../contract/page-query.ts'
import { CallError } from '../http/call-error.ts'
import { listProductIds, listProductIdsOfCategories } from '../products/list-products.sql.ts'
import { productSummariesInOrder } from '../products/product-summary.ts'
import { findListing, type Listing } from './find-category.ts'

interface Wanted {
  categoryName: string
  subCategoryName?: string
  isGeneral: boolean
  page: Page
}

interface ProductPage {
  data: ProductSummary[]
  totalCount: number
}

/** @throws {CallError} 404 when there is no such category; an unknown subcategory has no products. */
export async function readCategoryProducts(
  { db, catalogue }: Pick<ServerContext, 'db' | 'catalogue'>,
  { categoryName, subCategoryName, isGeneral, page }: Wanted,
): Promise<ProductPage> {
  const snapshot = await catalogue.snapshot()
  const listing = findListing(snapshot, categoryName, isGeneral)
  if (!listing) throw new CallError(404, notFound)
  const narrowed = narrow(snapshot, listing, subCategoryName)
  if (!narrowed) return { data: [], totalCount: 0 }
  const { categories, subcategory } = narrowed
  const [only] = categories
  const ids =
    only && categories.length === 1
      ? await listProductIds(
          db,
          { categoryId: only.id, ...(subcategory && { subcategory: subcategory.name }) },
          page,
        )
      : await listProductIdsOfCategories(
          db,
          categories.map((row) => row.id),
          page,
        )
  const counted = subcategory?.product_count ?? categories.reduce((sum, row) => sum + row.product_count, 0)
  return {
    data: await productSummariesInOrder(db, ids),
    // The count is cached: never less than what this page proves.
    totalCount: Math.max(counted, ids.length === 0 ? 0 : offsetOf(page) + ids.length),
  }
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
  const subcategory = snapshot.subcategoriesOf(listing.category.id).find(isNamed)
  return subcategory ? { categories, subcategory } : null
}
