import type { ListingFacets } from '../contract/listing.ts'
import { type Paise, paise } from '../money/paise.ts'

/** The orders of a listing. Whatever the order, what can be bought comes before what cannot. */
export const LISTING_SORTS = ['popularity', 'price', 'unit-price', 'discount'] as const

export type ListingSort = (typeof LISTING_SORTS)[number]

/** The ranges of the selling price to filter by, from `from` up to but without `below`. Our choice. */
export const PRICE_RANGES = [
  { value: '0-100', from: paise(0), below: paise(100_00) },
  { value: '100-250', from: paise(100_00), below: paise(250_00) },
  { value: '250-500', from: paise(250_00), below: paise(500_00) },
  { value: '500-1000', from: paise(500_00), below: paise(1000_00) },
  { value: '1000-', from: paise(1000_00), below: null },
] as const

/** The groups of filters, by their names in an address. */
export const LISTING_FILTERS = [
  'brand',
  'price',
  'prescription',
  'stock',
] as const satisfies readonly (keyof ListingFacets)[]

export type ListingFilterName = (typeof LISTING_FILTERS)[number]

/** What a customer chose of a listing. An empty list filters nothing; values of one list widen it, lists narrow each other. */
export type ListingChoice = { sort: ListingSort } & Record<ListingFilterName, readonly string[]>

/** Most values of one list. */
const VALUES_MAX = 20
const SLUG = /^[\p{L}\p{N}-]{1,120}$/u
const VALUES: Record<Exclude<ListingFilterName, 'brand'>, readonly string[]> = {
  price: PRICE_RANGES.map(({ value }) => value),
  prescription: ['yes', 'no'],
  stock: ['in'],
}

/**
 * Reads a listing's order and filters from a query. What is missing or means nothing falls back, never to an error.
 *
 * @param query - Lists with commas between.
 */
export function parseListingChoice(
  query: Partial<Record<ListingFilterName | 'sort', string | null | undefined>>,
): ListingChoice {
  const values = (name: ListingFilterName, isGood: (value: string) => boolean) =>
    [...new Set((query[name] ?? '').split(',').filter(isGood))].slice(0, VALUES_MAX)
  const known = (name: keyof typeof VALUES) => values(name, (value) => VALUES[name].includes(value))
  return {
    sort: LISTING_SORTS.find((sort) => sort === query.sort) ?? 'popularity',
    brand: values('brand', (value) => SLUG.test(value)),
    price: known('price'),
    prescription: known('prescription'),
    stock: known('stock'),
  }
}

/** Which of {@link PRICE_RANGES} a price is in. */
export function priceRangeOf(price: Paise): number {
  return PRICE_RANGES.findIndex(({ below }) => below === null || price < below)
}
