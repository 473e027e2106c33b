import type { ProductSummary } from '@dawakit/core/contract'
import { ProductGrid } from '@dawakit/widgets/product-grid'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { renderToString } from 'react-dom/server'
import { quickViewButton, withoutParts } from '../product/product-cards.tsx'
import { pageShopOf } from '../shop.ts'
import { pageHref } from './page-query.ts'

interface ListingGridProps {
  products: readonly ProductSummary[]
  totalCount: number
  path: string
  page: number
  perPage: number
}

/** Pictures that a listing opens with: the first row of a wide screen. */
const EAGER = 5

/** Count, cards and pages as markup that never hydrates; a string, as in `renderCards`. */
export const renderGrid = (props: ListingGridProps): string =>
  withoutParts(renderToString(<ListingGrid {...props} />))

function ListingGrid({ path, page, perPage, ...listed }: ListingGridProps) {
  return (
    <ShopProvider shop={pageShopOf()}>
      <ProductGrid
        {...listed}
        page={page}
        perPage={perPage}
        pageHref={(to) => pageHref(path, { page: to, perPage })}
        eagerCount={EAGER}
        pictureAction={quickViewButton}
      />
    </ShopProvider>
  )
}
