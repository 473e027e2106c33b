import type { ProductSummary, Shop } from '@dawakit/client'
import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ShopProvider } from '../../ground/shop-context/shop-context.tsx'
import { CardData } from './served-data.tsx'

export interface TemplateOptions {
  /** Address of `@dawakit/widgets/styles.css`, which dresses the markup until the element brings its own. */
  stylesheet: string
}

/** Markup in a declarative shadow root: it shows at once, and its element takes it over with the products. */
export const servedTemplate = (
  widget: ReactNode,
  products: readonly ProductSummary[],
  shop: Shop,
  { stylesheet }: TemplateOptions,
): string =>
  renderToString(
    // React's types do not know the attribute.
    createElement(
      'template',
      { shadowrootmode: 'open' },
      <link rel="stylesheet" href={stylesheet} />,
      <ShopProvider shop={shop}>{widget}</ShopProvider>,
      <CardData products={products} />,
    ),
  )
