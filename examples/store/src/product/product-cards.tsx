import type { ProductSummary } from '@dawakit/core/contract'
import { storeProductLabels as labels } from '@dawakit/core/messages'
import { EyeIcon } from '@dawakit/widgets/icon'
import { ProductCard } from '@dawakit/widgets/product-card'
import { ShopProvider } from '@dawakit/widgets/shop-context'
import { renderToString } from 'react-dom/server'
import { pageShopOf } from '../shop.ts'

/** The button on a card's picture that opens its quick view. */
export function quickViewButton({ name }: ProductSummary) {
  return (
    <button
      type="button"
      className="quick-view-button needs-script"
      data-quick-view
      aria-haspopup="dialog"
      aria-label={labels.quickViewOf(name)}
    >
      <EyeIcon size={18} />
    </button>
  )
}

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
  return html.replaceAll('dawa-card-', `dawa-card-${scope}-`)
}
