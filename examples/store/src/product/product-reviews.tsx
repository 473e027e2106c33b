import type { Product } from '@dawakit/core/contract'
import { Reviews } from '@dawakit/widgets/reviews'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { useMemo } from 'react'
import { pageShopOf } from '../shop.ts'

/** The reviews under a product: readable at once, writable when they come into view. */
export function ProductReviews({ product }: { product: Product }) {
  return (
    <ShopProvider shop={useMemo(pageShopOf, [])}>
      <Reviews product={product} />
    </ShopProvider>
  )
}
