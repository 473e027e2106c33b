import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import { pageQuery } from '../../ground/contract/page-query.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import type { Snapshot } from '../../ground/kept-catalogue/snapshot.ts'
import { productSummaries } from '../products/products.schemas.ts'
import {
  categories,
  category,
  categoryName,
  groupName,
  menuGroups,
  subCategories,
} from './categories.schemas.ts'
import { readCategoryProducts } from './category-products.ts'
import { categoriesOfGroup, findListing, listingAsCategory, toCategory } from './find-category.ts'

const tag = 'Categories'

/** The calls of one kind of category; both kinds have the same ones. */
function callsOfKind(kind: 'General' | 'Speciality'): AnyCall[] {
  const isGeneral = kind === 'General'
  const lower = isGeneral ? 'general' : 'speciality'
  const ofKind = (snapshot: Snapshot) =>
    snapshot.categories.filter((row) => (row.is_general === 1) === isGeneral)
  return [
    defineCall({
      name: `GET /get/${lower}Categories`,
      summary: `All ${lower} categories.`,
      tag,
      auth: 'none',
      answer: categories,
      async handle({ catalogue }) {
        const snapshot = await catalogue.snapshot()
        return { data: ofKind(snapshot).map((row) => toCategory(snapshot, row)) }
      },
    }),
    defineCall({
      name: `GET /get/${lower}SubCategories`,
      summary: `The subcategories of all ${lower} categories, each name once.`,
      tag,
      auth: 'none',
      answer: subCategories,
      async handle({ catalogue }) {
        const snapshot = await catalogue.snapshot()
        const names = ofKind(snapshot).flatMap((row) =>
          snapshot.subcategoriesOf(row.id).map((sub) => sub.name),
        )
        return { data: [...new Set(names)].map((name) => ({ name })) }
      },
    }),
    defineCall({
      name: `POST /get/${lower}CategoryByName`,
      summary: `One ${lower} category, or the menu group of that name, by name or slug.`,
      tag,
      auth: 'none',
      body: z.object({ name: categoryName }),
      answer: category,
      async handle({ catalogue, body }) {
        const snapshot = await catalogue.snapshot()
        const listing = findListing(snapshot, body.name, isGeneral)
        if (!listing) throw new CallError(404, notFound)
        return { data: listingAsCategory(snapshot, listing, isGeneral) }
      },
    }),
    defineCall({
      name: `POST /get/${lower}SubCategoriesByCategoryName`,
      summary: `The subcategories of one ${lower} category.`,
      tag,
      auth: 'none',
      body: z.object({ categoryName }),
      answer: subCategories,
      async handle({ catalogue, body }) {
        const snapshot = await catalogue.snapshot()
        const listing = findListing(snapshot, body.categoryName, isGeneral)
        if (!listing) throw new CallError(404, notFound)
        const rows =
          listing.kind === 'group' ? listing.categories : snapshot.subcategoriesOf(listing.category.id)
        return { data: rows.map(({ name }) => ({ name })) }
      },
    }),
    defineCall({
      name: `POST /get/productsBy${kind}CategoryName`,
      summary: `Products of a ${lower} category or menu group: what is in stock first, then best sellers.`,
      tag,
      auth: 'none',
      mayLag: true,
      query: pageQuery,
      body: z.object({ categoryName, group: groupName.optional() }),
      answer: productSummaries,
      handle: ({ query, body, ...context }) =>
        readCategoryProducts(context, { categoryName: body.categoryName, isGeneral, page: query }),
    }),
    defineCall({
      name: `POST /get/productsBy${kind}CategoryNameAndSubCategory`,
      summary: `Products of a subcategory of a ${lower} category: what is in stock first, then best sellers.`,
      tag,
      auth: 'none',
      mayLag: true,
      query: pageQuery,
      body: z.object({ categoryName, subCategoryName: categoryName, group: groupName.optional() }),
      answer: productSummaries,
      handle: ({ query, body, ...context }) =>
        readCategoryProducts(context, {
          categoryName: body.categoryName,
          subCategoryName: body.subCategoryName,
          isGeneral,
          page: query,
        }),
    }),
  ]
}

export const categoryCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/mainBarCategories',
    summary: 'The categories of the main bar: all that have products, general ones first.',
    tag,
    auth: 'none',
    answer: categories,
    async handle({ catalogue }) {
      const snapshot = await catalogue.snapshot()
      const shown = snapshot.categories.filter((row) => row.product_count > 0)
      return {
        data: shown.sort((a, b) => b.is_general - a.is_general).map((row) => toCategory(snapshot, row)),
      }
    },
  }),
  defineCall({
    name: 'GET /get/menu-groups',
    summary: 'The groups of the menu bar with their categories.',
    tag,
    auth: 'none',
    answer: menuGroups,
    async handle({ catalogue }) {
      const snapshot = await catalogue.snapshot()
      return {
        data: snapshot.menuGroups.map((group) => ({
          _id: group.id,
          name: group.name,
          logoUrl: group.logo,
          categories: categoriesOfGroup(snapshot, group).map((row) => toCategory(snapshot, row)),
        })),
      }
    },
  }),
  ...callsOfKind('General'),
  ...callsOfKind('Speciality'),
]
