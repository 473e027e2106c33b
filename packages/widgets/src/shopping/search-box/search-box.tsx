'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { CloseIcon } from '../../controls/icon/close-icon.ts'
import { SearchIcon } from '../../controls/icon/search-icon.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { useWidgetId } from '../../ground/shop-context/use-widget-id.ts'
import { searchBoxLabels } from './search-box-labels.ts'
import type { ProductHref, SearchMatch } from './search-match.ts'
import { SearchResults } from './search-results.tsx'
import { type Popup, useCombobox } from './use-combobox.ts'
import { useSearch } from './use-search.ts'
import { useSearchText } from './use-search-text.ts'

export interface SearchBoxProps {
  /** Where the form goes by Enter, and without script. @default '/search' */
  action?: string
  /** Name of the text in the form's query. @default 'search' */
  name?: string
  /** The text it starts with. @default '' */
  defaultValue?: string
  /** The page's route: a change clears the text. */
  route?: string
  /** Address of a product's page. @default the store's `/product/{category}/{name}` */
  productHref?: ProductHref
  /** A result was chosen. `event.preventDefault()` keeps the browser on the page. */
  onProductSelect?: (match: SearchMatch, event: MouseEvent<HTMLElement>) => void
  /** What stands below 'No Products Found', for the text. @default nothing */
  noMatch?: (text: string) => ReactNode
}

/** Search with results as you type: an editable combobox of the ARIA Authoring Practices. */
export function SearchBox({
  action = '/search',
  name = 'search',
  defaultValue = '',
  route,
  productHref,
  onProductSelect,
  noMatch,
}: SearchBoxProps) {
  const labels = useLabels('searchBox', searchBoxLabels)
  const shop = useShop('SearchBox')
  const id = useWidgetId('search')
  const input = useRef<HTMLInputElement>(null)
  const box = useCombobox(id)
  const { isOpen, active } = box
  const [text, change, focus] = useSearchText(defaultValue, route, box)
  const clear = () => change('')
  const [state, searchAgain] = useSearch(isOpen || text !== defaultValue ? text : '', productHref)
  const count = state.status === 'found' ? state.count : 0
  const popup: Popup = !isOpen || state.status === 'idle' ? 'closed' : count > 0 ? 'list' : 'message'
  /** What is pressed for it goes with it: the focus is back in the text. */
  const andGoOn = (act: () => void) => () => {
    act()
    input.current?.focus()
  }
  const isList = popup === 'list'

  function select(match: SearchMatch, event: MouseEvent<HTMLElement>) {
    const { product, id: productId, href } = match
    onProductSelect?.(match, event)
    shop.emit('product:select', { product, productId, href })
    if (event.defaultPrevented) clear()
  }

  return (
    <div className="dawa-widget dawa-search-box" part="root" {...focus}>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to React 18 */}
      <form role="search" className="dawa-search-box__form" part="form" action={action}>
        <SearchIcon className="dawa-search-box__icon" />
        <input
          ref={input}
          className="dawa-search-box__input"
          part="input"
          role="combobox"
          enterKeyHint="search"
          name={name}
          value={text}
          placeholder={labels.placeholder}
          aria-label={labels.name}
          aria-autocomplete="list"
          aria-expanded={isList}
          aria-controls={isList ? `${id}-list` : undefined}
          aria-activedescendant={isList && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
          onClick={() => box.setOpen(true)}
          onKeyDown={(event) => box.pressKey(event, { popup, count, clear })}
        />
        {text && (
          <button
            type="button"
            className="dawa-search-box__clear"
            part="clear"
            // Escape does the same: the keyboard goes on from the text to what stands behind the search.
            tabIndex={-1}
            aria-label={labels.clear}
            onClick={andGoOn(clear)}
          >
            <CloseIcon size={16} />
          </button>
        )}
      </form>
      {popup !== 'closed' && (
        <SearchResults
          id={id}
          labels={labels}
          state={state}
          active={active}
          none={noMatch?.(text)}
          onSelect={select}
          onRetry={andGoOn(searchAgain)}
        />
      )}
      <span className="dawa-hidden" role="status">
        {isOpen && state.status === 'loading' && labels.loading}
        {isList && labels.found(count)}
      </span>
    </div>
  )
}
