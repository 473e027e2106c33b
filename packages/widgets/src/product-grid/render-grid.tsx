import type { Shop } from '@dawakit/client'
import { markupWithoutParts } from '../parts/markup-without-parts.tsx'
import { CardData } from '../product-card/render-cards.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'

/** Count, cards and pages for a page that never hydrates; `enlivenCards` brings them to life. */
export const renderGrid = (props: ProductGridProps, shop: Shop): string =>
  markupWithoutParts(
    <>
      <ProductGrid {...props} />
      <CardData products={props.products} />
    </>,
    shop,
  )
