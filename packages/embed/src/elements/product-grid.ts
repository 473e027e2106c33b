import type { ProductSummary } from '@dawakit/client'
import { ProductGrid, ProductList, type ProductListProps } from '@dawakit/widgets/product-grid'
import css from '@dawakit/widgets/product-grid.css?raw'
import { createElement } from 'react'
import { fit } from '../styles/fit.ts'
import type { ElementDefinition } from './element-class.ts'
import { productHref } from './page-links.ts'
import { cardStyles, selectProduct, takeServed } from './product-card.ts'

/** Products that the page gives, or those of a category, a brand or the deals. */
function ProductGridElement({ products, ...list }: ProductListProps & { products?: ProductSummary[] }) {
  const { label, headingLevel, inCart, productHref, onProductSelect } = list
  return products
    ? createElement(ProductGrid, { products, label, headingLevel, inCart, productHref, onProductSelect })
    : createElement(ProductList, list)
}

/** `<dawa-product-grid>`: product cards in as many columns as fit, with pages. */
export const definition: ElementDefinition = {
  tag: 'dawa-product-grid',
  Widget: ProductGridElement,
  css: [fit({ least: 220, asked: 1080, most: 1600 }), ...cardStyles, css],
  attributes: {
    'general-category': 'string',
    'speciality-category': 'string',
    'sub-category': 'string',
    brand: 'string',
    'is-deals': 'boolean',
    'per-page': 'number',
    'default-page': 'number',
    label: 'string',
    'heading-level': 'number',
    'in-cart': 'string',
  },
  properties: ['products'],
  served: (root) => {
    const products = takeServed(root)
    return products.length > 0 ? { products } : {}
  },
  props: (element, host) => ({
    productHref: productHref(element, host),
    onProductSelect: selectProduct(element, host),
  }),
}
