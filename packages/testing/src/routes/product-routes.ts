import type { Product, ProductSummary } from '@dawakit/core/contract'
import { nameKey, parsePage, saltName, slugify } from '@dawakit/core/product'
import { notFound, productNotFound } from '@dawakit/core/refusals'
import { summaryOf } from '../fixtures/products.ts'
import { filled, optional, text } from './checks.ts'
import { offeredProducts, shownProduct } from './never-sold.ts'
import { pageChecks, pageOf, productOf } from './products.ts'
import type { Routes } from './route.ts'

/** Similar products when no limit is asked for. */
const SIMILAR = 12
/** Rows of a search when no limit is asked for. */
const FOUND = 10

const saltsOf = (product: ProductSummary) => product.saltComposition.map(saltName)
const byName = (one: ProductSummary, other: ProductSummary) => one.name.localeCompare(other.name)

/** The variants of a product as the search answers them. */
function variantResults(product: Product) {
  return product.variants.map(
    ({ data, productId, slug, salesPrice, purchasedPrice, discount, packageSize }) => ({
      ...{ productId, slug, salesPrice, purchasedPrice, discount, packageSize },
      manufacturerName: product.manufacturerName,
      primaryType: data.primaryType,
      primaryValue: data.primaryValue,
      secondaryType: data.secondaryType ?? '',
      secondaryValue: data.secondaryValue ?? '',
      productName: product.name,
      name: `${product.name} ${data.primaryValue}`,
      thumbnailurl: product.thumbnailUrl,
      isGeneralProduct: product.isGeneralProduct,
      generalCategory: product.generalCategory,
      specialityCategory: product.specialityCategory,
    }),
  )
}

export const productRoutes: Routes<
  | 'GET /get/search'
  | 'GET /get/products'
  | 'GET /get/product'
  | 'GET /get/productBySlug'
  | 'GET /get/alternativeProduct'
  | 'GET /get/similarProducts'
  | 'GET /get/productsBySalt'
  | 'GET /get/salt'
  | 'GET /get/dealsOfTheDay'
> = {
  'GET /get/search': {
    query: { search: text, limit: optional(text) },
    answer({ query, state }) {
      const wanted = nameKey(query['search'] ?? '')
      const limit = query['limit'] === undefined ? FOUND : parsePage(query).limit
      const found = wanted ? offeredProducts(state).filter((one) => nameKey(one.name).startsWith(wanted)) : []
      return {
        data: {
          products: found.map(summaryOf).slice(0, limit),
          variants: found.flatMap((one) => variantResults(shownProduct(state, one))).slice(0, limit),
          salts: [],
          didYouMean: [],
        },
      }
    },
  },
  'GET /get/products': {
    query: { ...pageChecks, sort: optional(text) },
    answer(context) {
      const products = offeredProducts(context.state).map(summaryOf)
      return pageOf(context, context.query['sort'] === 'name' ? products.sort(byName) : products)
    },
  },
  'GET /get/product': {
    query: { id: filled },
    answer: (context) => ({
      data: shownProduct(context.state, productOf(context, context.query['id'])),
    }),
  },
  'GET /get/productBySlug': {
    query: { category: optional(text), slug: filled },
    answer({ query, state, fail }) {
      const slug = query['slug']
      const found = offeredProducts(state).find((one) => one.slug === slug || one._id === slug)
      return { data: found ? shownProduct(state, found) : fail(404, productNotFound) }
    },
  },
  'GET /get/alternativeProduct': {
    query: { id: filled },
    answer(context) {
      const original = productOf(context, context.query['id'])
      const salts = saltsOf(original)
      const others = offeredProducts(context.state).filter((one) => one !== original)
      return {
        data: others.filter((one) => saltsOf(one).some((salt) => salts.includes(salt))).map(summaryOf),
      }
    },
  },
  'GET /get/similarProducts': {
    query: { id: filled, limit: optional(text) },
    answer(context) {
      const original = productOf(context, context.query['id'])
      const limit = context.query['limit'] === undefined ? SIMILAR : parsePage(context.query).limit
      const others = offeredProducts(context.state).filter((one) => one !== original)
      return { data: others.map(summaryOf).slice(0, limit) }
    },
  },
  'GET /get/productsBySalt': {
    query: { salt: filled, ...pageChecks },
    answer(context) {
      const key = nameKey(saltName(context.query['salt'] ?? ''))
      const products = offeredProducts(context.state).filter((one) =>
        saltsOf(one).some((salt) => nameKey(salt) === key),
      )
      return pageOf(context, products.map(summaryOf))
    },
  },
  'GET /get/salt': {
    query: { slug: filled },
    answer({ query, state, fail }) {
      const { slug = '' } = query
      const name = offeredProducts(state)
        .flatMap(saltsOf)
        .find((salt) => slugify(salt) === slug)
      return { data: name === undefined ? fail(404, notFound) : { name, slug } }
    },
  },
  'GET /get/dealsOfTheDay': {
    answer({ state }) {
      const isDeal = (one: Product) => (state.deals ? state.deals.includes(one._id) : one.discount !== '0')
      return {
        data: offeredProducts(state)
          .filter((one) => isDeal(one) && one.isForSale)
          .map(summaryOf),
      }
    },
  },
}
