import type { Brand } from '@dawakit/core/contract'
import { PRODUCT_NAME_MAX } from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { imageRef } from '../../ground/contract/image-ref.ts'
import { offsetOf, pageQuery } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import type { BrandRow } from '../../ground/kept-catalogue/snapshot.ts'
import { categoryName } from '../categories/categories.schemas.ts'
import { findListing } from '../categories/find-category.ts'
import { productSummariesInOrder } from '../products/product-summary.ts'
import { productSummaries } from '../products/products.schemas.ts'

const tag = 'Brands'
const brandName = z.string().trim().min(1).max(PRODUCT_NAME_MAX)

const brand = schemaOf<Brand>()(
  z
    .object({
      _id: z.string(),
      slug: z.string(),
      name: z.string(),
      logoUrl: imageRef,
      productCount: z.int().min(0),
    })
    .meta({ id: 'Brand' }),
)
const brands = z.array(brand)

export const brandCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/brand',
    summary: 'One brand by slug, name or id.',
    tag,
    auth: 'none',
    query: z.object({ slug: brandName }),
    answer: brand,
    async handle({ catalogue, query }) {
      const found = (await catalogue.snapshot()).brandNamed(query.slug)
      if (!found) throw new CallError(404, notFound)
      return { data: toBrand(found) }
    },
  }),
  defineCall({
    name: 'GET /get/brandsByGeneralCategoryName',
    summary: 'The brands with most products in a general category.',
    tag,
    auth: 'none',
    query: z.object({ categoryName }),
    answer: brands,
    handle: async ({ catalogue, query }) => ({ data: await topBrands(catalogue, query.categoryName, true) }),
  }),
  defineCall({
    name: 'GET /get/brandsBySpecialityCategoryName',
    summary: 'The brands with most products in a speciality category.',
    tag,
    auth: 'none',
    query: z.object({ categoryName }),
    answer: brands,
    handle: async ({ catalogue, query }) => ({ data: await topBrands(catalogue, query.categoryName, false) }),
  }),
  defineCall({
    name: 'POST /get/productsByBrand',
    summary: 'Products of a brand, given by name, slug or id: what is in stock first, then best sellers.',
    tag,
    auth: 'none',
    mayLag: true,
    query: pageQuery,
    body: z.object({ brandName }),
    answer: productSummaries,
    async handle({ db, catalogue, query, body }) {
      const found = (await catalogue.snapshot()).brandNamed(body.brandName)
      if (!found) throw new CallError(404, notFound)
      const index = await catalogue.listingIndex()
      const rows = index.rowsOfBrand(found.id)
      const ids = index.bestSellers(rows, offsetOf(query), query.limit)
      return { data: await productSummariesInOrder(db, ids), totalCount: rows.length }
    },
  }),
]

async function topBrands(
  catalogue: ServerContext['catalogue'],
  name: string,
  isGeneral: boolean,
): Promise<Brand[]> {
  const snapshot = await catalogue.snapshot()
  const listing = findListing(snapshot, name, isGeneral)
  if (!listing) throw new CallError(404, notFound)
  const categories = listing.kind === 'category' ? [listing.category] : listing.categories
  const ids = new Set<string>()
  for (const { id } of categories) for (const brandId of await snapshot.topBrands(id)) ids.add(brandId)
  return [...ids].flatMap((id) => snapshot.brand(id) ?? []).map(toBrand)
}

function toBrand(row: BrandRow): Brand {
  return { _id: row.id, slug: row.slug, name: row.name, logoUrl: row.logo, productCount: row.product_count }
}
