'use client'

import type { ProductSummary } from '@dawakit/client'
import { productGridLabels } from '@dawakit/core/messages'
import { DEFAULT_LIMIT } from '@dawakit/core/product'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { AlertIcon } from '../icon/icon.tsx'
import { useShop } from '../shop-context/shop-context.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'

/** Which products: of a category, of a brand, the deals of the day, or all. */
export interface ProductSource {
  generalCategory?: string
  specialityCategory?: string
  subCategory?: string
  brand?: string
  isDeals?: boolean
}

export interface ProductListProps
  extends ProductSource,
    Pick<ProductGridProps, 'label' | 'productHref' | 'onProductSelect'> {
  /** Products of a page, 1 to 100. @default 20 */
  perPage?: number
  /** The page it starts with. @default 1 */
  defaultPage?: number
}

type Loaded =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'found'; products: ProductSummary[]; totalCount: number }

/** A product grid that fetches what it shows and turns its own pages. */
export function ProductList({
  generalCategory,
  specialityCategory,
  subCategory,
  brand,
  isDeals,
  perPage = DEFAULT_LIMIT,
  defaultPage = 1,
  ...grid
}: ProductListProps) {
  const shop = useShop('ProductList')
  const [page, setPage] = useState(defaultPage)
  const [state, setState] = useState<Loaded>({ status: 'loading' })

  const ask = useCallback(
    (signal: AbortSignal) => {
      const query = { page, limit: perPage }
      const categoryName = generalCategory ?? specialityCategory
      if (categoryName) {
        const kind = generalCategory ? 'General' : 'Speciality'
        return subCategory
          ? shop.call(
              `POST /get/productsBy${kind}CategoryNameAndSubCategory`,
              { query, body: { categoryName, subCategoryName: subCategory } },
              { signal },
            )
          : shop.call(
              `POST /get/productsBy${kind}CategoryName`,
              { query, body: { categoryName } },
              { signal },
            )
      }
      if (brand)
        return shop.call('POST /get/productsByBrand', { query, body: { brandName: brand } }, { signal })
      if (isDeals) return shop.call('GET /get/dealsOfTheDay', undefined, { signal })
      return shop.call('GET /get/products', { query }, { signal })
    },
    [shop, generalCategory, specialityCategory, subCategory, brand, isDeals, page, perPage],
  )

  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const call = new AbortController()
    setState({ status: 'loading' })
    ask(call.signal).then(
      ({ data, totalCount }) =>
        setState({ status: 'found', products: data, totalCount: totalCount ?? data.length }),
      (error: Error) => call.signal.aborted || setState({ status: 'failed', message: error.message }),
    )
    return () => call.abort()
  }, [ask, attempt])

  if (state.status === 'failed') {
    return (
      <div className="dawa-widget" role="alert">
        <EmptyState
          icon={<AlertIcon size={32} />}
          title={state.message}
          action={<Button onClick={() => setAttempt(attempt + 1)}>{productGridLabels.retry}</Button>}
        />
      </div>
    )
  }
  return (
    <ProductGrid
      {...grid}
      {...(state.status === 'found' ? state : { products: [] })}
      isLoading={state.status === 'loading'}
      page={page}
      perPage={perPage}
      pageHref={(to) => `#page-${to}`}
      onPageChange={(to, event) => {
        event.preventDefault()
        setPage(to)
      }}
    />
  )
}
