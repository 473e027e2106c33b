import { PRODUCT_NAME_MAX, parsePage } from '@dawakit/core/product'
import { notFound, productNotFound } from '@dawakit/core/refusals'
import { saltKey } from '@dawakit/lists/salts'
import { z } from 'zod'
import { idSchema } from '../../ground/contract/id-schema.ts'
import { pageFields } from '../../ground/contract/page-query.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import { isShownOn } from '../../ground/values/shown-on.ts'
import { listProductIds, listProductIdsByName, listProductIdsOfSalt } from './list-products.sql.ts'
import { readProductPage } from './product-page.sql.ts'
import { productSummariesInOrder } from './product-summary.ts'
import { product, productSummaries, salt } from './products.schemas.ts'
import { findAlternatives, findOriginal, findSimilar } from './related-products.sql.ts'

const tag = 'Products'
/** A name, slug or salt as it stands in an address. */
const nameSchema = z.string().trim().min(1).max(PRODUCT_NAME_MAX)
/** Similar products when no limit is asked for: two views of the carousel. */
const SIMILAR = 12

export const productCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/products',
    summary: 'All products, best sellers first or by name.',
    tag,
    auth: 'none',
    mayLag: true,
    query: z
      .object({
        ...pageFields,
        sort: z
          .string()
          .max(40)
          .optional()
          .meta({ description: '`name`, or anything else for best sellers first.' }),
      })
      .transform(({ sort, ...page }) => ({ isByName: sort === 'name', page: parsePage(page) })),
    answer: productSummaries,
    async handle({ db, catalogue, query: { isByName, page } }) {
      const ids = await (isByName ? listProductIdsByName(db, page) : listProductIds(db, page))
      const { productCount } = await catalogue.snapshot()
      return { data: await productSummariesInOrder(db, ids), totalCount: productCount }
    },
  }),
  defineCall({
    name: 'GET /get/product',
    summary: 'One product with all that its page shows.',
    tag,
    auth: 'none',
    mayLag: true,
    query: z.object({ id: idSchema }),
    answer: product,
    async handle({ db, caller, query }) {
      const found = await readProductPage(db, { id: query.id }, caller.userId)
      if (!found) throw new CallError(404, productNotFound)
      return { data: found }
    },
  }),
  defineCall({
    name: 'GET /get/productBySlug',
    summary:
      'One product by the last segment of its route; an id works too. The category only completes the route.',
    tag,
    auth: 'none',
    mayLag: true,
    query: z.object({ category: z.string().max(PRODUCT_NAME_MAX).optional(), slug: nameSchema }),
    answer: product,
    async handle({ db, caller, query }) {
      const found = await readProductPage(db, { slug: query.slug }, caller.userId)
      if (!found) throw new CallError(404, productNotFound)
      return { data: found }
    },
  }),
  defineCall({
    name: 'GET /get/alternativeProduct',
    summary: 'The same salts, strengths and form by other makers; else medicines that share salts.',
    tag,
    auth: 'none',
    mayLag: true,
    query: z.object({ id: idSchema }),
    answer: productSummaries,
    async handle({ db, query }) {
      const original = await findOriginal(db, query.id)
      if (!original) throw new CallError(404, productNotFound)
      return { data: await findAlternatives(db, original) }
    },
  }),
  defineCall({
    name: 'GET /get/similarProducts',
    summary:
      'Best sellers of the same subcategory, then of the same category; of each, what is in stock first.',
    tag,
    auth: 'none',
    mayLag: true,
    query: z.object({ id: idSchema, limit: pageFields.limit }),
    answer: productSummaries,
    async handle({ db, query }) {
      const original = await findOriginal(db, query.id)
      if (!original) throw new CallError(404, productNotFound)
      const limit = query.limit === undefined ? SIMILAR : parsePage(query).limit
      return { data: await findSimilar(db, original, limit) }
    },
  }),
  defineCall({
    name: 'GET /get/productsBySalt',
    summary: "Products with a salt, given as its name or as a composition chip ('Paracetamol (500mg)').",
    tag,
    auth: 'none',
    mayLag: true,
    query: z.object({ salt: nameSchema, ...pageFields }).transform(({ salt, ...page }) => ({
      salt,
      page: parsePage(page),
    })),
    answer: productSummaries,
    async handle({ db, query }) {
      const { ids, totalCount } = await listProductIdsOfSalt(db, saltKey(query.salt), query.page)
      return { data: await productSummariesInOrder(db, ids), totalCount }
    },
  }),
  defineCall({
    name: 'GET /get/salt',
    summary: 'One salt by the slug of its name. That of a new catalogue may be unknown for a moment.',
    tag,
    auth: 'none',
    query: z.object({ slug: nameSchema }),
    answer: salt,
    async handle({ catalogue, query }) {
      const found = (await catalogue.salts()).get(query.slug)
      if (!found) throw new CallError(404, notFound)
      return { data: found }
    },
  }),
  defineCall({
    name: 'GET /get/dealsOfTheDay',
    summary: 'The deals of the day that are for sale.',
    tag,
    auth: 'none',
    mayLag: true,
    answer: productSummaries,
    async handle({ db, clock }) {
      const deals = await db.selectFrom('deal').selectAll().orderBy('position').execute()
      const found = await productSummariesInOrder(
        db,
        deals.filter((deal) => isShownOn(deal, clock())).map((deal) => deal.product_id),
      )
      return { data: found.filter((deal) => deal.isForSale) }
    },
  }),
]
