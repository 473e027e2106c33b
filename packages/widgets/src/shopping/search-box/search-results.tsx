'use client'

import type { Translation } from '@dawakit/core/language'
import type { MouseEvent, ReactNode } from 'react'
import { Price } from '../../controls/price/price.tsx'
import { ProductImage } from '../../controls/product-image/product-image.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { layOnTop } from '../../ground/top-layer/lay-on-top.ts'
import type { searchBoxLabels } from './search-box-labels.ts'
import type { SearchMatch, SearchState } from './use-search.ts'

interface SearchResultsProps {
  id: string
  labels: Translation<typeof searchBoxLabels>
  state: SearchState
  /** Number of the active row, over all groups; -1 for none. */
  active: number
  onSelect: (match: SearchMatch, event: MouseEvent<HTMLElement>) => void
  onRetry: () => void
  /** What stands below 'No Products Found'. */
  none: ReactNode
}

function Row({ product }: Pick<SearchMatch, 'product'>) {
  return (
    <>
      <ProductImage
        image={'_id' in product ? product.thumbnailUrl : product.thumbnailurl}
        size={48}
        className="dawa-search-box__image"
      />
      <span className="dawa-search-box__name" part="option-name">
        {product.name}
      </span>
      <small>{product.packageSize && `${product.packageSize} · ${product.manufacturerName}`}</small>
      <Price {...product} precision="detail" />
    </>
  )
}

/** The popup: a skeleton, a sentence, or the rows in their groups. */
export function SearchResults({ id, labels, state, active, onSelect, onRetry, none }: SearchResultsProps) {
  let index = -1
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
        <div id={`${id}-list`} role="listbox" aria-label={labels.name} tabIndex={-1}>
          {state.groups.map(({ kind, matches }, group) => (
            // biome-ignore lint/a11y/useSemanticElements: the group of a listbox, not of a form
            <div key={kind} role="group" aria-label={labels[kind]}>
              {(group > 0 || !state.isDirect) && (
                <div className="dawa-search-box__group" part="group" aria-hidden="true">
                  {labels[kind]}
                </div>
              )}
              {matches.map((match) => {
                index += 1
                return (
                  <a
                    key={match.id + match.name}
                    id={`${id}-${index}`}
                    className="dawa-search-box__option"
                    part="option"
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    href={match.href}
                    onClick={(event) => onSelect(match, event)}
                  >
                    <Row product={match.product} />
                  </a>
                )
              })}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
