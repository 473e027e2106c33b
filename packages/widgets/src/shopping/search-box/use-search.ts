'use client'

import type { ShopError } from '@dawakit/client'
import { fetchedModule } from '@dawakit/client/fetch'
import { useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import type { ProductHref, SearchGroup } from './search-match.ts'

/** Milliseconds after typing stops before the search asks. */
const SEARCH_DEBOUNCE_MS = 500

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; message: string }
  /** `isDirect`: a product or variant of that name is there, not only something near it. `count`: all rows. */
  | { status: 'found'; isDirect: boolean; count: number; groups: SearchGroup[] }

/** What is found comes with what lists it. */
export type ShownSearch =
  | Exclude<SearchState, { status: 'found' }>
  | (Extract<SearchState, { status: 'found' }> & Pick<SearchRowsModule, 'SearchRows'>)

type SearchRowsModule = typeof import('./search-rows.tsx')

/** On its way while the first letters are typed: a page that nobody searches needs none of it. */
const fetchRows = fetchedModule(() => import('./search-rows.tsx'))

/**
 * Asks for what starts with the text, 500 ms after the last key. An older question is called off.
 * @returns how the search stands, and what asks again
 */
export function useSearch(text: string, productHref?: ProductHref) {
  const shop = useShop('SearchBox')
  const [state, setState] = useState<ShownSearch>({ status: 'idle' })
  const [again, setAgain] = useState<object>()
  const search = text.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new productHref function asks nothing new, another try does
  useEffect(() => {
    setState({ status: search ? 'loading' : 'idle' })
    if (!search) return
    const call = new AbortController()
    // What fails here is told where it is waited for.
    fetchRows().catch(() => {})
    const timer = setTimeout(async () => {
      try {
        const [{ data }, { groupsOf, SearchRows }] = await Promise.all([
          shop.call('GET /get/search', { query: { search } }, { signal: call.signal }),
          fetchRows(),
        ])
        if (call.signal.aborted) return
        setState({ status: 'found', SearchRows, ...groupsOf(data, search, productHref) })
      } catch (error) {
        if (call.signal.aborted) return
        const failure = error as ShopError
        setState({ status: 'failed', message: shop.say(failure) })
        shop.emit('error', { code: failure.code, kind: 'product', message: failure.message })
      }
    }, SEARCH_DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [shop, search, again])

  return [state, () => setAgain({})] as const
}
