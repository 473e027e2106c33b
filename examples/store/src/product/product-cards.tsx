import type { ProductSummary } from '@dawakit/core/contract'
import { ProductCard } from '@dawakit/widgets/product-card'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { renderToString } from 'react-dom/server'
import { storeProductLabels as labels } from '../language/index.ts'
import { pageShopOf } from '../shop.ts'

/** The button on a card's picture that opens its quick view. Its eye stands once on the page, in the frame. */
export function quickViewButton({ name }: ProductSummary) {
  return (
    <button
      type="button"
      className="quick-view-button needs-script"
      data-quick-view
      aria-haspopup="dialog"
      aria-label={labels.quickViewOf(name)}
    >
      <svg className="dawa-icon" width="18" height="18" aria-hidden="true">
        <use href="#eye" />
      </svg>
    </button>
  )
}

/** Parts are for shadow roots; on a page of cards they would be a tenth of its weight. */
export const withoutParts = (html: string): string => html.replace(/ part="[^"]*"/g, '')

/**
 * Cards of a row as markup that never hydrates: `shop-buttons.client.ts` gives their buttons life.
 * A string, so that it can be kept and put into a `<template>`.
 *
 * @param scope - Makes the ids the row's own: a product may stand in several rows of a page.
 */
export function renderCards(products: readonly ProductSummary[], scope: string): string {
  if (products.length === 0) return ''
  const html = renderToString(
    <ShopProvider shop={pageShopOf()}>
      {products.map((product) => (
        <li key={product._id} className="row__slide">
          <ProductCard product={product} pictureAction={quickViewButton(product)} />
        </li>
      ))}
    </ShopProvider>,
  )
  return withoutParts(html).replaceAll('dawa-card-', `dawa-card-${scope}-`)
}
