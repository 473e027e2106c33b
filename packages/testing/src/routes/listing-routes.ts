import type { FacetValue, ProductSummary } from '@dawakit/core/contract'
import { fromRupees } from '@dawakit/core/money'
import {
  LISTING_FILTERS,
  type ListingChoice,
  type ListingFilterName,
  nameKey,
  PRICE_RANGES,
  parseListingChoice,
  priceRangeOf,
  unitPrice,
} from '@dawakit/core/product'
import { summaryOf } from '../fixtures/products.ts'
import { brandNamed, productsIn, productsInSub } from './category-routes.ts'
import { filled, oneOf, optional, text } from './checks.ts'
import { offeredProducts } from './never-sold.ts'
import { pageChecks, pageOf } from './products.ts'
import type { AnyContext, Routes } from './route.ts'

const canBuy = (product: ProductSummary) => product.isForSale && product.totalStocks > 0

/** The value that a product has for a filter, as a query names it. */
const namedValue: Record<ListingFilterName, (product: ProductSummary) => string | undefined> = {
  brand: (product) => product.brand?.slug,
  price: (product) => PRICE_RANGES[priceRangeOf(fromRupees(product.salesPrice))]?.value,
  prescription: (product) => (product.isPrescriptionNeeded ? 'yes' : 'no'),
  stock: (product) => (canBuy(product) ? 'in' : 'out'),
}

/** Numbers to put products in order by, the smallest first. */
const keyOf: Record<ListingChoice['sort'], (product: ProductSummary) => number> = {
  popularity: () => 0,
  price: (product) => product.salesPrice,
  'unit-price': (product) => unitPrice(product)?.price ?? Number.POSITIVE_INFINITY,
  discount: (product) => -Number(product.discount),
}

function productsOf(context: AnyContext): ProductSummary[] {
  const { kind, name = '', subCategory } = context.query
  const all = offeredProducts(context.state).map(summaryOf)
  if (kind === 'search') return all.filter((one) => nameKey(one.name).startsWith(nameKey(name)))
  if (kind === 'brand') {
    const { slug } = brandNamed(context, name)
    return all.filter((one) => one.brand?.slug === slug)
  }
  const isGeneral = kind === 'general'
  return subCategory
    ? productsInSub(context, isGeneral, name, subCategory)
    : productsIn(context, isGeneral, name)
}

/** Whether a product passes every filter but one. */
const passes = (choice: ListingChoice, product: ProductSummary, but?: ListingFilterName) =>
  LISTING_FILTERS.every(
    (filter) =>
      filter === but ||
      choice[filter].length === 0 ||
      choice[filter].includes(namedValue[filter](product) ?? ''),
  )

function facetOf(filter: ListingFilterName, products: readonly ProductSummary[], choice: ListingChoice) {
  const left = products.filter((one) => passes(choice, one, filter))
  const toValue = (value: string, name?: string): FacetValue => ({
    value,
    ...(name !== undefined && { name }),
    count: left.filter((one) => namedValue[filter](one) === value).length,
    isChosen: choice[filter].includes(value),
  })
  if (filter === 'price') return PRICE_RANGES.map(({ value }) => toValue(value))
  if (filter === 'prescription') return ['yes', 'no'].map((value) => toValue(value))
  if (filter === 'stock') return [toValue('in')]
  const brands = new Map(products.flatMap(({ brand }) => (brand ? [[brand.slug, brand.name] as const] : [])))
  return [...brands]
    .map(([slug, name]) => toValue(slug, name))
    .filter(({ count, isChosen }) => count > 0 || isChosen)
}

export const listingRoutes: Routes<'GET /get/listing'> = {
  'GET /get/listing': {
    query: {
      ...pageChecks,
      kind: oneOf('general', 'speciality', 'brand', 'search'),
      name: filled,
      subCategory: optional(filled),
      sort: optional(text),
      brand: optional(text),
      price: optional(text),
      prescription: optional(text),
      stock: optional(text),
    },
    answer(context) {
      const choice = parseListingChoice(context.query)
      const all = productsOf(context)
      const chosen = all
        .filter((one) => passes(choice, one))
        .sort(
          (one, other) =>
            Number(canBuy(other)) - Number(canBuy(one)) ||
            keyOf[choice.sort](one) - keyOf[choice.sort](other) ||
            0,
        )
      const { data: products, totalCount } = pageOf(context, chosen)
      const facets = Object.fromEntries(
        LISTING_FILTERS.map((filter) => [filter, facetOf(filter, all, choice)]),
      ) as Record<ListingFilterName, FacetValue[]>
      return { data: { products, facets }, totalCount }
    },
  },
}
