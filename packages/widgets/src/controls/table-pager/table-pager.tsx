'use client'

import { ORDER_PAGE_SIZES } from '@dawakit/core/order'
import { useState } from 'react'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ChevronLeftIcon } from '../icon/chevron-left-icon.ts'
import { ChevronRightIcon } from '../icon/chevron-right-icon.ts'
import { tablePagerLabels } from './table-pager-labels.ts'

/**
 * The rows of the present page, and where it stands.
 * @param of - What the rows are: others begin on their first page. @default ''
 */
export function usePages<Row>(rows: readonly Row[], of = '') {
  const [size, setSize] = useState<number>(ORDER_PAGE_SIZES[0])
  const [asked, setAsked] = useState({ page: 0, of })
  const last = Math.max(0, Math.ceil(rows.length / size) - 1)
  const page = asked.of === of ? Math.min(asked.page, last) : 0
  const setPage = (next: number) => setAsked({ page: next, of })
  return {
    rows: rows.slice(page * size, (page + 1) * size),
    count: rows.length,
    page,
    last,
    size,
    setPage,
    setSize(next: number) {
      setSize(next)
      setPage(0)
    },
  }
}
export type Pages<Row> = ReturnType<typeof usePages<Row>>

/** Rows per page, which rows these are, back and forth. */
export function TablePager({ pages }: { pages: Pages<unknown> }) {
  const labels = useLabels('tablePager', tablePagerLabels)
  const { count, page, last, size, setPage, setSize } = pages
  const step = (by: 1 | -1) => {
    const isEnd = by < 0 ? page === 0 : page === last
    return (
      <button
        type="button"
        className="dawa-button dawa-button--quiet dawa-button--icon"
        aria-label={by < 0 ? labels.previous : labels.next}
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && setPage(page + by)}
      >
        {by < 0 ? <ChevronLeftIcon /> : <ChevronRightIcon />}
      </button>
    )
  }
  return (
    <div className="dawa-pager" part="pager">
      <label className="dawa-pager__size">
        <span>{labels.rowsPerPage}</span>
        <select value={size} onChange={(event) => setSize(Number(event.currentTarget.value))}>
          {ORDER_PAGE_SIZES.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <span role="status">
        {labels.range(Math.min(page * size + 1, count), Math.min((page + 1) * size, count), count)}
      </span>
      <span className="dawa-pager__steps">
        {step(-1)}
        {step(1)}
      </span>
    </div>
  )
}
