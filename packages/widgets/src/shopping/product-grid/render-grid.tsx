import type { Shop } from '@dawakit/client'
import { markupWithoutParts } from '../../ground/parts/markup-without-parts.tsx'
import { CardData } from '../product-card/served-data.tsx'
import { servedTemplate, type TemplateOptions } from '../product-card/served-template.tsx'
import { ProductGrid, type ProductGridProps } from './product-grid.tsx'

export type { TemplateOptions } from '../product-card/served-template.tsx'

/** Count, cards and pages for a page that never hydrates; `enlivenCards` brings them to life. */
export const renderGrid = (props: ProductGridProps, shop: Shop): string =>
  markupWithoutParts(
    <>
      <ProductGrid inCart="remove" {...props} />
      <CardData products={props.products} />
    </>,
    shop,
  )

/** A grid for the inside of a `<dawa-product-grid>`, which takes it over. */
export const renderGridTemplate = (
  props: Pick<ProductGridProps, 'products' | 'label' | 'productHref'>,
  shop: Shop,
  options: TemplateOptions,
): string => servedTemplate(<ProductGrid {...props} />, props.products, shop, options)
