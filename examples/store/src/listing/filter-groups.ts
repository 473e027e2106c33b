import type { FacetValue, ListingFacets } from '@dawakit/core/contract'
import { LISTING_FILTERS, type ListingFilterName } from '@dawakit/core/product'
import { storeListingLabels as labels } from '../language/index.ts'
import { type PageState, pageHref } from './page-query.ts'

export interface FilterValue extends FacetValue {
  label: string
  id: string
}

export interface FilterGroup {
  name: ListingFilterName
  title: string
  values: FilterValue[]
}

export interface Chip {
  label: string
  /** The list without it. */
  href: string
}

const TITLES: Record<ListingFilterName, string> = {
  brand: labels.brands,
  price: labels.price,
  prescription: labels.prescription,
  stock: labels.availability,
}
/** As they stand on a page: what narrows most people's list first. */
const SHOWN: readonly ListingFilterName[] = ['stock', 'price', 'brand', 'prescription']

function labelOf(name: ListingFilterName, { value, name: own }: FacetValue): string {
  if (name === 'brand') return own ?? value
  if (name === 'stock') return labels.inStock
  if (name === 'prescription') return value === 'yes' ? labels.onPrescription : labels.withoutPrescription
  const [from = '', below = ''] = value.split('-')
  return below === ''
    ? labels.priceFrom(from)
    : from === '0'
      ? labels.priceBelow(below)
      : labels.priceBetween(from, below)
}

/** The filters of a listing with their words. A group of which nothing can be chosen is left out. */
export function filterGroups(facets: ListingFacets): FilterGroup[] {
  return SHOWN.map((name) => ({
    name,
    title: TITLES[name],
    values: facets[name].map((facet) => ({
      ...facet,
      label: labelOf(name, facet),
      id: `filter-${name}-${facet.value}`,
    })),
  })).filter(({ values }) => values.some(({ count, isChosen }) => count > 0 || isChosen))
}

/** What was chosen, each with the address of the list without it. */
export function chipsOf(facets: ListingFacets, path: string, state: PageState): Chip[] {
  return SHOWN.flatMap((name) =>
    facets[name]
      .filter(({ isChosen }) => isChosen)
      .map((facet) => ({
        label: labelOf(name, facet),
        href: pageHref(path, {
          ...state,
          page: 1,
          choice: { ...state.choice, [name]: state.choice[name].filter((value) => value !== facet.value) },
        }),
      })),
  )
}

/** The list without any filter, in the same order. */
export function allHref(path: string, state: PageState): string {
  const none = Object.fromEntries(LISTING_FILTERS.map((name) => [name, []])) as unknown as Record<
    ListingFilterName,
    string[]
  >
  return pageHref(path, { ...state, page: 1, choice: { sort: state.choice.sort, ...none } })
}
