export const DEFAULT_PAGE = 1
/** Rows of a page when none are asked for. */
export const DEFAULT_LIMIT = 20
/** Most rows of a page. */
export const MAX_LIMIT = 100

const wholeFrom = (value: unknown, min: number, max: number, fallback: number): number => {
  const text = String(value ?? '')
  const number = /^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN
  return number >= min && number <= max ? number : fallback
}

/**
 * Page and size of a list from a query string. Missing, non-numeric and out-of-range values fall
 * back to the defaults, never to an error.
 * @param query.page - From 1. @default 1
 * @param query.limit - 1 to 100. @default 20
 * @source docs/sources.md#paging
 */
export function parsePage(query: { page?: unknown; limit?: unknown }): { page: number; limit: number } {
  return {
    page: wholeFrom(query.page, 1, 999_999_999, DEFAULT_PAGE),
    limit: wholeFrom(query.limit, 1, MAX_LIMIT, DEFAULT_LIMIT),
  }
}

/** @returns At least 1, so that an empty list has a page too. */
export function pageCount(totalCount: number, limit: number): number {
  return Math.max(1, Math.ceil(totalCount / limit))
}
