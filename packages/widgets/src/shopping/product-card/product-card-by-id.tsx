'use client'

import type { ProductSummary, ShopError } from '@dawakit/client'
import { productNotFound } from '@dawakit/core/refusals'
import { useEffect, useState } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { tellFailure } from '../../controls/form/tell-failure.ts'
import { AlertIcon } from '../../controls/icon/alert-icon.ts'
import { useKeptFocus } from '../../ground/kept-focus/use-kept-focus.ts'
import { useShop } from '../../ground/shop-context/shop-context.tsx'
import { useLabels } from '../../ground/shop-context/use-labels.ts'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from './product-card.tsx'
import { productCardLabels } from './product-card-labels.ts'

export interface ProductCardByIdProps extends Omit<ProductCardProps, 'product' | 'href'> {
  /** Id or slug. Without one, and without `product`, it waits; '' is no product. */
  productId?: string
  /** A product that is here already; nothing is fetched then. */
  product?: ProductSummary
  /** Address of the product's page. @default the store's `/product/{category}/{name}` */
  productHref?: (product: ProductSummary) => string
}

/** The card of a product that is fetched by its id; says so where there is none, and asks again where that may help. */
export function ProductCardById({ productId, product, productHref, ...card }: ProductCardByIdProps) {
  const labels = useLabels('productCard', productCardLabels)
  const shop = useShop('ProductCardById')
  const [fetched, setFetched] = useState<ProductSummary>()
  const [failure, setFailure] = useState<ShopError>()
  const [attempt, setAttempt] = useState(0)
  const kept = useKeptFocus<HTMLDivElement>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setFailure(undefined)
    if (product || productId === undefined) return
    if (!productId) return tellFailure(shop, 'product', productNotFound)
    const call = new AbortController()
    shop.call('GET /get/productBySlug', { query: { slug: productId } }, { signal: call.signal }).then(
      ({ data }) => setFetched(data),
      (error: ShopError) => {
        if (call.signal.aborted) return
        setFailure(error)
        tellFailure(shop, 'product', error)
      },
    )
    return () => call.abort()
  }, [shop, product, productId, attempt])

  const shown = product ?? (fetched?._id === productId || fetched?.slug === productId ? fetched : undefined)
  const isUnknown = productId === '' || /not-found$/.test(failure?.code ?? '')
  return (
    <div {...kept} className="dawa-product-card-place">
      {shown ? (
        <ProductCard {...card} product={shown} href={productHref?.(shown)} />
      ) : isUnknown || failure ? (
        <div className="dawa-widget dawa-product-card" part="card" role="alert">
          <EmptyState
            icon={<AlertIcon size={32} />}
            headingLevel={card.headingLevel ?? 3}
            title={failure && !isUnknown ? shop.say(failure) : shop.say(productNotFound)}
            action={!isUnknown && <Button onClick={() => setAttempt(attempt + 1)}>{labels.retry}</Button>}
          />
        </div>
      ) : (
        <ProductCardSkeleton />
      )}
    </div>
  )
}
