'use client'

import type { Translation } from '@dawakit/core/language'
import type { ReactNode } from 'react'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { layOnTop } from '../../ground/top-layer/lay-on-top.ts'
import type { searchBoxLabels } from './search-box-labels.ts'
import type { SearchRowsProps } from './search-rows.tsx'
import type { ShownSearch } from './use-search.ts'

interface SearchResultsProps extends Pick<SearchRowsProps, 'id' | 'active' | 'onSelect'> {
  labels: Translation<typeof searchBoxLabels>
  state: ShownSearch
  onRetry: () => void
  /** What stands below 'No Products Found'. */
  none: ReactNode
}

/** The popup: a skeleton, a sentence, or the rows in their groups. */
export function SearchResults({ state, onRetry, none, ...rows }: SearchResultsProps) {
  const { labels } = rows
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the popup leaves the focus in the input
    <div
      ref={layOnTop}
      className="dawa-search-box__popup"
      part="popup"
      // What scrolls is a stop of Tab in some browsers; the arrows scroll it.
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
    >
      {state.status === 'loading' &&
        [0, 1, 2].map((row) => (
          <div key={row} className="dawa-search-box__option" aria-hidden="true">
            <Skeleton className="dawa-search-box__image" />
            <Skeleton className="dawa-search-box__name" />
          </div>
        ))}
      {state.status === 'failed' && (
        <p className="dawa-search-box__note" role="alert">
          {state.message}
          <button type="button" className="dawa-search-box__clear" part="retry" onClick={onRetry}>
            {labels.retry}
          </button>
        </p>
      )}
      <div role="status">
        {state.status === 'found' && !state.isDirect && (
          <p className="dawa-search-box__note">
            {labels.none}
            {none}
          </p>
        )}
      </div>
      {state.status === 'found' && state.groups[0] && (
        <state.SearchRows {...rows} groups={state.groups} isDirect={state.isDirect} />
      )}
    </div>
  )
}
