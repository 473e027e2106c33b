import type { Shop } from '@dawakit/client'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { ShopProvider } from '../shop-context/shop-context.tsx'
import { WithoutParts } from './use-part.tsx'

/** Markup for a page's own tree that no framework takes over in the browser. */
export const markupWithoutParts = (widgets: ReactNode, shop: Shop): string =>
  renderToString(
    <ShopProvider shop={shop}>
      <WithoutParts>{widgets}</WithoutParts>
    </ShopProvider>,
  )
