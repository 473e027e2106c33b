import type { ProductSummary } from '@dawakit/client'
import badge from '@dawakit/widgets/badge.css?raw'
import button from '@dawakit/widgets/button.css?raw'
import price from '@dawakit/widgets/price.css?raw'
import { ProductCard, type ProductCardProps, ProductCardSkeleton } from '@dawakit/widgets/product-card'
import card from '@dawakit/widgets/product-card.css?raw'
import image from '@dawakit/widgets/product-image.css?raw'
import rating from '@dawakit/widgets/rating.css?raw'
import { useShop } from '@dawakit/widgets/shop-context'
import skeleton from '@dawakit/widgets/skeleton.css?raw'
import { createElement, useEffect, useState } from 'react'
import { dispatch } from '../events.ts'
import type { ShopHost } from '../shop/page-shop.ts'
import type { DawaElement, ElementDefinition } from './element-class.ts'
import { productHref } from './page-links.ts'

export const cardStyles: readonly string[] = [button, badge, price, image, rating, skeleton, card]

interface ProductCardElementProps extends Omit<ProductCardProps, 'product' | 'href'> {
  product?: ProductSummary
  /** Fetched when no `product` is given. */
  productId?: string
  hrefOf: (product: ProductSummary) => string
  onFailure: (error: Error) => void
}

/** A card of a product that the page gives, or names by its id. */
function ProductCardElement({ product, productId, hrefOf, onFailure, ...card }: ProductCardElementProps) {
  const shop = useShop('ProductCard')
  const [fetched, setFetched] = useState<ProductSummary>()
  useEffect(() => {
    if (product || !productId) return
    const call = new AbortController()
    shop.call('GET /get/product', { query: { id: productId } }, { signal: call.signal }).then(
      ({ data }) => setFetched(data),
      (error: Error) => call.signal.aborted || onFailure(error),
    )
    return () => call.abort()
  }, [shop, product, productId])
  const shown = product ?? (fetched?._id === productId || fetched?.slug === productId ? fetched : undefined)
  return shown
    ? createElement(ProductCard, { ...card, product: shown, href: hrefOf(shown) })
    : createElement(ProductCardSkeleton)
}

/** Says which product was chosen; a listener may keep the browser on the page. */
export const selectProduct =
  (element: DawaElement, host: ShopHost) =>
  (product: ProductSummary, event: { preventDefault(): void }): void => {
    const detail = { product, productId: product._id, href: productHref(element, host)(product) }
    if (!dispatch(element, 'dawa:product:select', detail)) event.preventDefault()
  }

/** `<dawa-product-card>`: one product, by `product-id` or the property `product`. */
export const definition: ElementDefinition = {
  tag: 'dawa-product-card',
  Widget: ProductCardElement,
  css: cardStyles,
  attributes: { 'product-id': 'string', 'heading-level': 'number' },
  properties: ['product'],
  props: (element, host) => ({
    hrefOf: productHref(element, host),
    onProductSelect: selectProduct(element, host),
    onFailure: (error: Error) => host.shop.emit('error', error as never),
  }),
}
