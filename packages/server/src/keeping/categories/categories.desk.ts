import type { DeskCategories } from '@dawakit/core/contract'
import { CATEGORY_NAME_MAX } from '@dawakit/core/product'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { inTransaction } from '../../ground/database/in-transaction.ts'
import type { Database } from '../../ground/database/schema/index.ts'
import { type AnyDeskCall, defineDeskCall } from '../../ground/desk-calls/define-desk-call.ts'
import { line } from '../../ground/http/text.ts'
import { touchCatalogue } from '../../ground/kept-catalogue/catalogue-version.ts'
import { holdPages } from '../held/hold-pages.ts'
import { joinCategory, orderCategories, removeCategory } from './join-category.ts'
import { readCategories } from './read-categories.ts'
import { saveCategory } from './save-category.ts'
import { saveMenuGroups } from './save-menu-groups.ts'
import { removeSubcategory, saveSubcategory } from './save-subcategory.ts'

const tag = 'Categories'
const roles = ['owner', 'pharmacist'] as const
const BANNERS_MAX = 12
const PATH_MAX = 500
const LIST_MAX = 5000

const name = line(CATEGORY_NAME_MAX)
const path = line(PATH_MAX)
const seen = z.string().max(100)

const deskCategories = schemaOf<DeskCategories>()(
  z
    .object({
      categories: z.array(
        z.object({
          id: z.string(),
          version: z.string(),
          isGeneral: z.boolean(),
          name: z.string(),
          slug: z.string(),
          group: z.string().nullable(),
          logo: z.string(),
          banners: z.array(z.string()),
          products: z.int().min(0),
          subcategories: z.array(z.object({ name: z.string(), products: z.int().min(0) })),
        }),
      ),
      groups: z.array(z.object({ id: z.string(), name: z.string(), logo: z.string() })),
      version: z.string(),
    })
    .meta({ id: 'DeskCategories' }),
)

/** Changes what the store shows of its shelves, and answers how they stand then. */
async function changed(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  work: (trx: Database) => Promise<void>,
): Promise<{ data: DeskCategories }> {
  const data = await inTransaction(db, async (trx) => {
    await holdPages(trx)
    await work(trx)
    await touchCatalogue(trx, { at: clock() })
    return readCategories(trx)
  })
  return { data }
}

export const categoryDeskCalls: AnyDeskCall[] = [
  defineDeskCall({
    name: 'GET /desk/categories',
    summary: 'All categories with their subcategories, and the groups of the menu bar, in the store’s order.',
    tag,
    roles,
    answer: deskCategories,
    handle: async ({ db }) => ({ data: await readCategories(db) }),
  }),
  defineDeskCall({
    name: 'POST /desk/categories',
    summary: 'Makes a category, or changes one. Its address from before leads to it.',
    tag,
    roles,
    body: z.object({
      category: z.object({
        isGeneral: z.boolean(),
        name,
        group: name.nullable(),
        logo: path,
        banners: z.array(path).max(BANNERS_MAX),
      }),
      id: idSchema.optional(),
      seen: seen.optional(),
    }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => saveCategory(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/categories/order',
    summary: 'Puts all categories of one kind, or all subcategories of one category, into an order.',
    tag,
    roles,
    body: z.object({
      ids: z.array(z.string().min(1).max(CATEGORY_NAME_MAX)).min(1).max(LIST_MAX),
      within: idSchema.optional(),
    }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => orderCategories(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/categories/join',
    summary:
      'Puts all of one category into another of its kind. The address of the one that goes leads there.',
    tag,
    roles,
    body: z.object({ id: idSchema, into: idSchema, seen }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => joinCategory(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/categories/remove',
    summary: 'Takes away a category in which no product is, and to which nothing on the home page leads.',
    tag,
    roles,
    body: z.object({ id: idSchema, seen }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => removeCategory(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/subcategories',
    summary: 'Makes a subcategory, renames one, or joins it into the one of that name.',
    tag,
    roles,
    body: z.object({
      category: idSchema,
      name: z.string().max(CATEGORY_NAME_MAX).optional(),
      newName: name,
      isJoined: z.boolean().optional(),
    }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => saveSubcategory(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/subcategories/remove',
    summary: 'Takes away a subcategory in which no product is.',
    tag,
    roles,
    body: z.object({ category: idSchema, name: z.string().min(1).max(CATEGORY_NAME_MAX) }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => removeSubcategory(trx, context, staff, body)),
  }),
  defineDeskCall({
    name: 'POST /desk/menuGroups',
    summary:
      'Writes the groups of the menu bar in their order; one that is left out goes, if nothing is in it.',
    tag,
    roles,
    body: z.object({
      groups: z.array(z.object({ id: idSchema.optional(), name, logo: path })).max(LIST_MAX),
      seen,
    }),
    answer: deskCategories,
    handle: ({ staff, body, ...context }) =>
      changed(context, (trx) => saveMenuGroups(trx, context, staff, body)),
  }),
]
