'use client'

import type { MouseEvent, ReactNode } from 'react'
import { ChevronLeftIcon } from '../../controls/icon/chevron-left-icon.ts'
import { ChevronRightIcon } from '../../controls/icon/chevron-right-icon.ts'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { productGridLabels } from './product-grid-labels.ts'

export interface PaginationProps {
  /** From 1. */
  page: number
  /** How many there are; nothing shows for one. */
  pages: number
  /** Address of a page. */
  pageHref: (page: number) => string
  /** Name of its list, where a page has several. */
  label?: string
  /** A page's link was followed. `event.preventDefault()` keeps the browser on the page. */
  onPageChange?: (page: number, event: MouseEvent<HTMLElement>) => void
}

/** First, last and the neighbours of the page; a negative number stands for the gap before it. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  return [...new Set(near)].flatMap((one, index, all) =>
    index > 0 && one - (all[index - 1] ?? 0) > 1 ? [-one, one] : [one],
  )
}

/** The pages of a list as links, so that they work without script and in a new tab. */
export function Pagination({ page, pages, pageHref, label, onPageChange }: PaginationProps) {
  const labels = useLabels('productGrid', productGridLabels)
  const part = usePart()
  if (pages <= 1) return null
  const link = (to: number, name: string, content: ReactNode) =>
    to < 1 || to > pages ? (
      <span className="dawa-pagination__link" aria-hidden="true">
        {content}
      </span>
    ) : (
      <a
        className="dawa-pagination__link"
        part={part('page')}
        href={pageHref(to)}
        aria-label={name}
        aria-current={to === page ? 'page' : undefined}
        onClick={(event) => onPageChange?.(to, event)}
      >
        {content}
      </a>
    )
  return (
    <nav
      className="dawa-pagination"
      part={part('pagination')}
      aria-label={label ? `${label}: ${labels.pages}` : labels.pages}
    >
      {link(page - 1, labels.previous, <ChevronLeftIcon size={18} />)}
      {shownPages(page, pages).map((one) =>
        one < 0 ? (
          <span key={one} className="dawa-pagination__gap">
            …
          </span>
        ) : (
          <span key={one}>{link(one, labels.page(one), one)}</span>
        ),
      )}
      {link(page + 1, labels.next, <ChevronRightIcon size={18} />)}
    </nav>
  )
}
