export interface CountedPage {
  /** From 1. */
  page: number
  /** Rows on it, and on a full one. */
  shown: number
  rows: number
  totalCount: number
  /** Beyond so many nobody has counted: a full page has one behind it. @default all are counted */
  most?: number | undefined
}

export interface PagePlaces {
  from: number
  to: number
  /** With `isMore` there are more than so many. */
  total: number
  isMore: boolean
  hasNext: boolean
}

/** Where the rows of a page stand among all. */
export function placesOf({ page, shown, rows, totalCount, most = Infinity }: CountedPage): PagePlaces {
  const from = (page - 1) * rows + 1
  const to = from + shown - 1
  if (totalCount <= most) return { from, to, total: totalCount, isMore: false, hasNext: to < totalCount }
  const isFull = shown === rows
  return { from, to, total: isFull ? Math.max(most, to) : to, isMore: isFull, hasNext: isFull }
}
