'use client'

import type { ProductSummary } from '@dawakit/client'
import { DEFAULT_LIMIT, pageCount } from '@dawakit/core/product'
import type { MouseEvent, ReactNode } from 'react'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { PackageIcon } from '../../controls/icon/package-icon.ts'
import { usePart } from '../../ground/parts/use-part.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '../product-card/product-card.tsx'
import { Pagination } from './pagination.tsx'
import { productGridLabels } from './product-grid-labels.ts'

/** Most skeletons of a grid that loads. */
const GRID_SKELETONS = 8

export interface ProductGridProps {
  /** As the API lists them. */
  products: readonly ProductSummary[]
  /** Products over all pages. @default the number given */
  totalCount?: number
  /** Shows skeletons instead, 8 at most. @default false */
  isLoading?: boolean
  /** From 1. @default 1 */
  page?: number
  /** Products of a page. @default 20 */
  perPage?: number
  /** Address of a page; with it and more than one page, links to the others show. */
  pageHref?: (page: number) => string
  /** A page's link was followed. `event.preventDefault()` keeps the browser on the page. */
  onPageChange?: (page: number, event: MouseEvent<HTMLElement>) => void
  /** Address of a product's page. @default the store's `/product/{category}/{name}` */
  productHref?: (product: ProductSummary) => string
  /** Level of the cards' headings. @default 3 */
  headingLevel?: ProductCardProps['headingLevel']
  /** What the cards' buttons become. @default 'stepper' */
  inCart?: ProductCardProps['inCart']
  /** Cards whose pictures load at once: those a page opens with. @default 0 */
  eagerCount?: number
  /** What else stands on each card's picture. */
  pictureAction?: (product: ProductSummary) => ReactNode
  /** A card was followed. `event.preventDefault()` keeps the browser on the page. */
  onProductSelect?: (product: ProductSummary, event: MouseEvent<HTMLElement>) => void
  /** Its name among the landmarks, where a page has several. @default 'Products' */
  label?: string
  /** In place of 'No Products Found'. */
  empty?: ReactNode
}

/** Cards in 5, 4, 3, 2 or 1 columns by the width of its place, with a count and pages. */
export function ProductGrid({
  products,
  totalCount = products.length,
  isLoading = false,
  page = 1,
  perPage = DEFAULT_LIMIT,
  pageHref,
  onPageChange,
  productHref,
  headingLevel,
  inCart,
  eagerCount = 0,
  pictureAction,
  onProductSelect,
  label,
  empty,
}: ProductGridProps) {
  const labels = useLabels('productGrid', productGridLabels)
  const part = usePart()
  const isEmpty = !isLoading && products.length === 0
  return (
    <section
      className="dawa-widget dawa-product-grid"
      part={part('root')}
      aria-label={label ?? labels.list}
      aria-busy={isLoading}
      tabIndex={-1}
    >
      <p className="dawa-product-grid__count" part={part('count')} role="status">
        {isLoading && <span className="dawa-hidden">{labels.loading}</span>}
        {!isLoading && !isEmpty && `${totalCount} ${labels.found}`}
      </p>
      {isEmpty &&
        (empty ?? (
          <EmptyState
            role="status"
            icon={<PackageIcon size={32} />}
            title={labels.none}
            text={labels.noneHint}
          />
        ))}
      {!isEmpty && (
        <ul className="dawa-product-grid__list" part={part('list')}>
          {isLoading
            ? Array.from({ length: Math.min(GRID_SKELETONS, perPage) }, (_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no other name
                <li key={index}>
                  <ProductCardSkeleton />
                </li>
              ))
            : products.map((product, index) => (
                <li key={product._id}>
                  <ProductCard
                    product={product}
                    href={productHref?.(product)}
                    headingLevel={headingLevel}
                    inCart={inCart}
                    isEager={index < eagerCount}
                    pictureAction={pictureAction?.(product)}
                    onProductSelect={onProductSelect}
                  />
                </li>
              ))}
        </ul>
      )}
      {pageHref && (
        <Pagination
          page={page}
          pages={pageCount(totalCount, perPage)}
          pageHref={pageHref}
          label={label}
          onPageChange={onPageChange}
        />
      )}
    </section>
  )
}
