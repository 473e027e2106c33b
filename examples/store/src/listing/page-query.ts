import {
  DEFAULT_LIMIT,
  LISTING_FILTERS,
  type ListingChoice,
  pageCount,
  parseListingChoice,
  parsePage,
} from '@dawakit/core/product'
import { storeListingLabels as labels } from '../language/index.ts'

export interface PageState {
  page: number
  perPage: number
  /** The order and the filters. */
  choice: ListingChoice
}

/** Page sizes to choose from; the address takes any from 1 to 100. */
export const PAGE_SIZES = [DEFAULT_LIMIT, 40, 60, 100] as const

/** Best sellers first, and all of them. */
export const NO_CHOICE = parseListingChoice({})

/**
 * Page, size, order and filters from a listing's address; what is missing or means nothing falls back. A form without a
 * script repeats a name for each of its values, a link has them with commas between.
 */
export function readPage(search: URLSearchParams): PageState {
  const { page, limit } = parsePage({ page: search.get('page'), limit: search.get('per_page') })
  const listed = LISTING_FILTERS.map((name) => [name, search.getAll(name).join(',')] as const)
  const choice = parseListingChoice({ sort: search.get('sort'), ...Object.fromEntries(listed) })
  return { page, perPage: limit, choice }
}

/** The order and the filters as a call of the API takes them. */
export function choiceQuery({ sort, ...filters }: ListingChoice): Record<string, string> {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0)
  return {
    ...(sort !== NO_CHOICE.sort && { sort }),
    ...Object.fromEntries(chosen.map(([name, values]) => [name, values.join(',')])),
  }
}

export const isFiltered = (choice: ListingChoice) => LISTING_FILTERS.some((name) => choice[name].length > 0)

/**
 * The address of another page of the list at `path`, which may have a query of its own. Defaults are left out, so that one
 * list has one address.
 */
export function pageHref(path: string, { page, perPage, choice }: PageState): string {
  const [bare = path, own] = path.split('?', 2)
  const query = new URLSearchParams(own)
  if (page > 1) query.set('page', String(page))
  if (perPage !== DEFAULT_LIMIT) query.set('per_page', String(perPage))
  for (const [name, value] of Object.entries(choiceQuery(choice))) query.set(name, value)
  // Commas may stand in a query as they are.
  return query.size > 0 ? `${bare}?${query.toString().replaceAll('%2C', ',')}` : bare
}

/** Title and canonical address of a page of the list at `path`: of each page its own, of each size, order and filter the same. */
export function pageHead(title: string, path: string, { page, choice }: PageState) {
  const isAll = !isFiltered(choice)
  return {
    title: page > 1 ? labels.pageOf(title, page) : title,
    canonicalPath: pageHref(path, { page: isAll ? page : 1, perPage: DEFAULT_LIMIT, choice: NO_CHOICE }),
  }
}

/** The last page's address when the asked page lies behind it, else null. */
export function lastPageHref(path: string, state: PageState, totalCount: number): string | null {
  const last = pageCount(totalCount, state.perPage)
  return totalCount > 0 && state.page > last ? pageHref(path, { ...state, page: last }) : null
}
