import type { FacetValue, Listing, ListingKind } from '@dawakit/core/contract'
import {
  LISTING_SORTS,
  nameKey,
  PRODUCT_NAME_MAX,
  parseListingChoice,
  parsePage,
} from '@dawakit/core/product'
import { notFound } from '@dawakit/core/refusals'
import { z } from 'zod'
import type { ServerContext } from '../../ground/context/server-context.ts'
import { offsetOf, pageFields } from '../../ground/contract/page-query.ts'
import { schemaOf } from '../../ground/contract/schema-of.ts'
import { CallError } from '../../ground/http/call-error.ts'
import { type AnyCall, defineCall } from '../../ground/http/define-call.ts'
import type { ListingIndex } from '../../ground/kept-catalogue/listing-index.ts'
import type { Snapshot } from '../../ground/kept-catalogue/snapshot.ts'
import { categoryName } from '../categories/categories.schemas.ts'
import { rowsOfCategories } from '../categories/category-products.ts'
import { productSummariesInOrder } from '../products/product-summary.ts'
import { productSummaries } from '../products/products.schemas.ts'
import { SEARCH_TEXT_MAX } from '../search/search-text.ts'
import { chooseProducts } from './choose-products.ts'
import { chooseOnce } from './kept-choices.ts'

const kinds = ['general', 'speciality', 'brand', 'search'] as const satisfies readonly ListingKind[]
/** Characters of a list of filters that are read. */
const LIST_MAX = 2000
/** Best sellers of a text that are filtered and counted: more is no answer to a question. */
const SEARCHED = 1000

const list = (description: string) => z.string().max(LIST_MAX).optional().meta({ description })

const facet = schemaOf<FacetValue>()(
  z
    .object({ value: z.string(), name: z.string().optional(), count: z.int().min(0), isChosen: z.boolean() })
    .meta({ id: 'FacetValue' }),
)
const facets = z.array(facet)

const listing = schemaOf<Listing>()(
  z
    .object({
      products: productSummaries,
      facets: z
        .object({ brand: facets, price: facets, prescription: facets, stock: facets })
        .meta({ id: 'ListingFacets' }),
    })
    .meta({ id: 'Listing' }),
)

export const listingCalls: AnyCall[] = [
  defineCall({
    name: 'GET /get/listing',
    summary:
      'A listing filtered and in order, with the number of products that each filter would leave; what is in stock first.',
    tag: 'Listings',
    auth: 'none',
    mayLag: true,
    query: z
      .object({
        kind: z.enum(kinds).meta({ description: 'What `name` names.' }),
        name: z.string().trim().min(1).max(PRODUCT_NAME_MAX),
        subCategory: categoryName.optional(),
        sort: z
          .string()
          .max(40)
          .optional()
          .meta({ description: `One of ${LISTING_SORTS.join(', ')}; anything else counts as the first.` }),
        brand: list('Slugs of brands with commas between.'),
        price: list('Ranges of the price, as the facets name them, with commas between.'),
        prescription: list('`yes` or `no`: on prescription or without.'),
        stock: list('`in`: what can be bought now.'),
        ...pageFields,
      })
      .transform(({ kind, name, subCategory, page, limit, ...choice }) => ({
        ...{ kind, name, subCategory },
        choice: parseListingChoice(choice),
        page: parsePage({ page, limit }),
      })),
    answer: listing,
    async handle({ db, catalogue, query: { kind, name, subCategory, choice, page } }) {
      const snapshot = await catalogue.snapshot()
      const index = await catalogue.listingIndex()
      const rows = await rowsOf({ catalogue }, index, snapshot, { kind, name, subCategory })
      if (!rows) throw new CallError(404, notFound)
      const chosen =
        // A text's rows are the search's, which changes by itself, and few.
        kind === 'search'
          ? chooseProducts(index, snapshot, rows, choice)
          : chooseOnce(index, snapshot, { name: [kind, name, subCategory].join('\n'), rows }, choice)
      const from = offsetOf(page)
      const ids = index.idsOf(chosen.rows.subarray(from, from + page.limit))
      return {
        data: { products: await productSummariesInOrder(db, ids), facets: chosen.facets },
        totalCount: chosen.rows.length,
      }
    },
  }),
]

interface Wanted {
  kind: ListingKind
  name: string
  subCategory: string | undefined
}

async function rowsOf(
  { catalogue }: Pick<ServerContext, 'catalogue'>,
  index: ListingIndex,
  snapshot: Snapshot,
  { kind, name, subCategory }: Wanted,
): Promise<readonly number[] | undefined> {
  switch (kind) {
    case 'brand': {
      const brand = snapshot.brandNamed(name)
      return brand && index.rowsOfBrand(brand.id)
    }
    case 'search': {
      const text = nameKey(name.slice(0, SEARCH_TEXT_MAX))
      return index.rowsOf((await catalogue.searchIndex()).products.startingWith(text, SEARCHED))
    }
    default:
      return rowsOfCategories(index, snapshot, {
        categoryName: name,
        subCategoryName: subCategory,
        isGeneral: kind === 'general',
      })
  }
}
