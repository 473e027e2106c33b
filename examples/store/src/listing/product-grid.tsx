import type { ProductSummary } from '@dawakit/core/contract'
import { ProductGrid } from '@dawakit/widgets/product-grid'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import type { ReactNode } from 'react'
import { quickViewButton } from '../product/product-cards.tsx'
import { pageShopOf } from '../shop.ts'
import { pageHref } from './page-query.ts'

interface ListingGridProps {
  products: readonly ProductSummary[]
  totalCount: number
  path: string
  page: number
  perPage: number
  children?: ReactNode
}

/** Pictures that a listing opens with: the first row of a wide screen. */
const EAGER = 5

/** Count, cards and pages as plain markup. */
export function ListingGrid({ path, page, perPage, children, ...listed }: ListingGridProps) {
  return (
    <ShopProvider shop={pageShopOf()}>
      <ProductGrid
        {...listed}
        page={page}
        perPage={perPage}
        pageHref={(to) => pageHref(path, { page: to, perPage })}
        eagerCount={EAGER}
        pictureAction={quickViewButton}
        empty={children}
      />
    </ShopProvider>
  )
}
