'use client'

import type { ProductSummary, SearchResult, ShopError } from '@dawakit/client'
import type { VariantSearchResult } from '@dawakit/core/contract'
import { nameKey, productPath } from '@dawakit/core/product'
import { useEffect, useState } from 'react'
import { useShop } from '../../ground/shop-context/shop-context.tsx'

/** Milliseconds after typing stops before the search asks. */
const SEARCH_DEBOUNCE_MS = 500

/** One row of the results. */
export interface SearchMatch {
  /** Id of the product to open; a variant is a product of its own. */
  id: string
  name: string
  href: string
  product: ProductSummary | VariantSearchResult
}

const KINDS = ['products', 'variants', 'didYouMean', 'salts'] as const

export interface SearchGroup {
  /** What the rows are to the text. */
  kind: (typeof KINDS)[number]
  matches: SearchMatch[]
}

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; message: string }
  /** `isDirect`: a product or variant of that name is there, not only something near it. `count`: all rows. */
  | { status: 'found'; isDirect: boolean; count: number; groups: SearchGroup[] }

export type ProductHref = (product: ProductSummary | VariantSearchResult) => string

const groupsOf = (result: SearchResult, text: string, productHref: ProductHref) => {
  const match = (product: ProductSummary | VariantSearchResult): SearchMatch => ({
    id: '_id' in product ? product._id : product.productId,
    name: product.name,
    href: productHref(product),
    product,
  })
  const key = nameKey(text)
  // A backend that also answers other matches shows only those whose name starts with the text.
  const products = result.products.filter(({ name }) => nameKey(name).startsWith(key))
  const found = { ...result, products }
  const groups = KINDS.map((kind) => ({ kind, matches: (found[kind] ?? []).map(match) }))
  return {
    count: groups.flatMap(({ matches }) => matches).length,
    isDirect: products.length + (result.variants?.length ?? 0) > 0,
    groups: groups.filter(({ matches }) => matches.length),
  }
}

/**
 * Asks for what starts with the text, 500 ms after the last key. An older question is called off.
 * @returns how the search stands, and what asks again
 */
export function useSearch(text: string, productHref: ProductHref = productPath) {
  const shop = useShop('SearchBox')
  const [state, setState] = useState<SearchState>({ status: 'idle' })
  const [again, setAgain] = useState<object>()
  const search = text.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new productHref function asks nothing new, another try does
  useEffect(() => {
    setState({ status: search ? 'loading' : 'idle' })
    if (!search) return
    const call = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const { data } = await shop.call('GET /get/search', { query: { search } }, { signal: call.signal })
        setState({ status: 'found', ...groupsOf(data, search, productHref) })
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
