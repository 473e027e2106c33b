'use client'

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { CloseIcon } from '../icon/close-icon.ts'
import { SearchIcon } from '../icon/search-icon.ts'
import { useShop } from '../shop-context/shop-context.tsx'
import { useWidgetId } from '../shop-context/use-widget-id.ts'
import { searchBoxLabels } from './search-box-labels.ts'
import { SearchResults } from './search-results.tsx'
import { type ProductHref, type SearchMatch, useSearch } from './use-search.ts'

/** Milliseconds after the search box loses focus before its text is cleared. */
const SEARCH_CLEAR_MS = 1500

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
  onProductSelect?: (match: SearchMatch, event: MouseEvent) => void
}

/** Search with results as you type: an editable combobox of the ARIA Authoring Practices. */
export function SearchBox({
  action = '/search',
  name = 'search',
  defaultValue = '',
  route,
  productHref,
  onProductSelect,
}: SearchBoxProps) {
  const shop = useShop('SearchBox')
  const id = useWidgetId('search')
  const [text, setText] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastRoute = useRef(route)
  const state = useSearch(isOpen || text !== defaultValue ? text : '', productHref)
  const matches = state.status === 'found' ? state.groups.flatMap((group) => group.matches) : []
  const isShown = isOpen && state.status !== 'idle'
  const isListShown = isShown && matches.length > 0
  const optionId = (index: number) => `${id}-${index}`

  const change = (next: string, isNowOpen = true) => {
    setText(next)
    setActive(-1)
    setOpen(isNowOpen)
  }

  useEffect(() => {
    if (lastRoute.current === route) return
    lastRoute.current = route
    setText('')
    setOpen(false)
    setActive(-1)
  }, [route])
  useEffect(() => () => clearTimeout(clearing.current), [])

  const move = (to: number) => {
    setActive(to)
    const root = input.current?.getRootNode() as Document | ShadowRoot
    root.getElementById(optionId(to))?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey } = event
    if (event.nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const isDown = key === 'ArrowDown'
      setOpen(isDown || !altKey)
      if (!isDown && altKey) setActive(-1)
      else if (!altKey && matches.length) {
        const from = active < 0 && !isDown ? 0 : active
        move((from + (isDown ? 1 : -1) + matches.length) % matches.length)
      }
    } else if (key === 'Escape') {
      if (isShown) {
        // The popup's Escape is not that of a dialog around it.
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        setActive(-1)
      } else change('', false)
    } else if (key === 'Enter' && isListShown && active >= 0) {
      event.preventDefault()
      const root = input.current?.getRootNode() as Document | ShadowRoot
      root.getElementById(optionId(active))?.click()
    } else if (/^(Home|End|Arrow(Left|Right))$/.test(key)) {
      // Back to the text, where the key then moves the cursor.
      setActive(-1)
    }
  }

  return (
    <div className="dawa-widget dawa-search-box" part="root">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to React 18 */}
      <form role="search" className="dawa-search-box__form" part="form" action={action}>
        <SearchIcon className="dawa-search-box__icon" />
        <input
          ref={input}
          className="dawa-search-box__input"
          part="input"
          type="text"
          role="combobox"
          inputMode="search"
          enterKeyHint="search"
          name={name}
          value={text}
          placeholder={searchBoxLabels.placeholder}
          aria-label={searchBoxLabels.name}
          aria-autocomplete="list"
          aria-expanded={isListShown}
          aria-controls={isListShown ? `${id}-list` : undefined}
          aria-activedescendant={isListShown && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => change(event.currentTarget.value)}
          onFocusCapture={() => clearTimeout(clearing.current)}
          onBlurCapture={() => {
            setOpen(false)
            clearing.current = setTimeout(change, SEARCH_CLEAR_MS, '', false)
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
        />
        {text && (
          <button
            type="button"
            className="dawa-search-box__clear"
            part="clear"
            aria-label={searchBoxLabels.clear}
            onClick={() => {
              change('', false)
              input.current?.focus()
            }}
          >
            <CloseIcon size={16} />
          </button>
        )}
        <button type="submit" className="dawa-hidden">
          {searchBoxLabels.submit}
        </button>
      </form>
      {isShown && (
        <SearchResults
          id={id}
          state={state}
          active={active}
          onSelect={(match, event) => {
            const { product, id: productId, href } = match
            onProductSelect?.(match, event)
            shop.emit('product:select', { product, productId, href })
            if (event.defaultPrevented) change('', false)
          }}
        />
      )}
      <span className="dawa-hidden" role="status">
        {isShown && state.status === 'loading' && searchBoxLabels.loading}
        {isListShown && searchBoxLabels.found(matches.length)}
      </span>
    </div>
  )
}
