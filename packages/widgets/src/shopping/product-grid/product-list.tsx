'use client'

import type { ProductSummary, Shop, ShopError } from '@dawakit/client'
import { DEFAULT_LIMIT } from '@dawakit/core/product'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'
import { productGridLabels } from './product-grid-labels.ts'

/** Which products: of a category, of a brand, the deals of the day, or all. */
export interface ProductSource {
  /** Name of a general category. */
  generalCategory?: string
  /** Name of a speciality category. */
  specialityCategory?: string
  /** A part of that category. */
  subCategory?: string
  /** A brand. */
  brand?: string
  /** The deals of the day. */
  isDeals?: boolean
}

export interface ProductListProps
  extends ProductSource,
    Pick<ProductGridProps, 'label' | 'productHref' | 'headingLevel' | 'inCart' | 'onProductSelect'> {
  /** Products of a page, 1 to 100. @default 20, and all the deals */
  perPage?: number
  /** The page it starts with. @default 1 */
  defaultPage?: number
}

interface Loaded {
  status: 'loading' | 'failed' | 'found'
  failure?: ShopError
  /** As last heard of: they stay while another page loads. */
  products: ProductSummary[]
  /** Over all pages. */
  totalCount?: number
}

/** More than any list has. */
const ALL = Number.MAX_SAFE_INTEGER

/** The deals of the day come all at once, and are turned as pages all the same. */
async function dealsOf(shop: Shop, page: number, perPage: number, signal: AbortSignal) {
  const { data } = await shop.call('GET /get/dealsOfTheDay', undefined, { signal })
  return { data: data.slice((page - 1) * perPage, page * perPage), totalCount: data.length }
}

/** A product grid that fetches what it shows and turns its own pages. Another source begins on its first page. */
export function ProductList(props: ProductListProps) {
  const { generalCategory, specialityCategory, subCategory, brand, isDeals } = props
  const source = [generalCategory, specialityCategory, subCategory, brand, isDeals]
  return <SourceList key={JSON.stringify(source)} {...props} />
}

function SourceList({
  generalCategory,
  specialityCategory,
  subCategory,
  brand,
  isDeals,
  perPage = isDeals ? ALL : DEFAULT_LIMIT,
  defaultPage = 1,
  ...grid
}: ProductListProps) {
  const labels = useLabels('productGrid', productGridLabels)
  const shop = useShop('ProductList')
  const [page, setPage] = useState(defaultPage)
  const [state, setState] = useState<Loaded>({ status: 'loading', products: [] })
  const [attempt, setAttempt] = useState(0)
  const kept = useKeptFocus<HTMLDivElement>()

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
      if (isDeals) return dealsOf(shop, page, perPage, signal)
      return shop.call('GET /get/products', { query }, { signal })
    },
    [shop, generalCategory, specialityCategory, subCategory, brand, isDeals, page, perPage],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    const call = new AbortController()
    setState((now) => ({ ...now, status: 'loading' }))
    ask(call.signal).then(
      ({ data, totalCount }) => setState({ status: 'found', products: data, totalCount }),
      (failure: ShopError) => {
        if (call.signal.aborted) return
        setState((now) => ({ ...now, status: 'failed', failure }))
        tellFailure(shop, 'product', failure)
      },
    )
    return () => call.abort()
  }, [shop, ask, attempt])

  const { status, failure, products, totalCount } = state
  // There is no such category or brand: asking again would not change that.
  const isUnknown = /not-found$/.test(failure?.code ?? '')
  return (
    <div {...kept}>
      {status === 'failed' && failure ? (
        <div className="dawa-widget" role="alert">
          <EmptyState
            icon={<AlertIcon size={32} />}
            title={isUnknown ? labels.none : shop.say(failure)}
            text={isUnknown ? labels.noneHint : undefined}
            action={!isUnknown && <Button onClick={() => setAttempt(attempt + 1)}>{labels.retry}</Button>}
          />
        </div>
      ) : (
        <ProductGrid
          {...grid}
          products={products}
          totalCount={totalCount}
          isLoading={status === 'loading'}
          page={page}
          perPage={perPage}
          pageHref={(to) => `#page-${to}`}
          onPageChange={(to, event) => {
            event.preventDefault()
            setPage(to)
            // The link may go with its page; who turned it reads on from the top of the list.
            event.currentTarget.closest<HTMLElement>('section')?.focus()
          }}
        />
      )}
    </div>
  )
}
