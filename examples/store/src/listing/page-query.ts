import { DEFAULT_LIMIT, pageCount, parsePage } from '@dawakit/core/product'
import { storeListingLabels as labels } from '../language/index.ts'

export interface PageState {
  page: number
  perPage: number
}

/** Page sizes to choose from; the address takes any from 1 to 100. */
export const PAGE_SIZES = [DEFAULT_LIMIT, 40, 60, 100] as const

/** Page and size from a listing's address; what is missing or not a number falls back to 1 and 20. */
export function readPage(search: URLSearchParams): PageState {
  const { page, limit } = parsePage({ page: search.get('page'), limit: search.get('per_page') })
  return { page, perPage: limit }
}

/** The address of another page of the list at `path`. Defaults are left out, so that one list has one address. */
export function pageHref(path: string, { page, perPage }: PageState): string {
  const query = new URLSearchParams()
  if (page > 1) query.set('page', String(page))
  if (perPage !== DEFAULT_LIMIT) query.set('per_page', String(perPage))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Title and canonical address of a page of the list at `path`: of each page its own, of each size the same. */
export function pageHead(title: string, path: string, { page }: PageState) {
  return {
    title: page > 1 ? labels.pageOf(title, page) : title,
    canonicalPath: pageHref(path, { page, perPage: DEFAULT_LIMIT }),
  }
}

/** The last page's address when the asked page lies behind it, else null. */
export function lastPageHref(path: string, state: PageState, totalCount: number): string | null {
  const last = pageCount(totalCount, state.perPage)
  return totalCount > 0 && state.page > last ? pageHref(path, { ...state, page: last }) : null
}
