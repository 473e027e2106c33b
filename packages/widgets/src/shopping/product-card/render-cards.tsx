import type { ProductSummary, Shop } from '@dawakit/client'
import type { ReactNode } from 'react'
import { markupWithoutParts } from '../../ground/parts/markup-without-parts.tsx'
import { ProductCard, type ProductCardProps } from './product-card.tsx'
import { ProductCardById } from './product-card-by-id.tsx'
import { CardData } from './served-data.tsx'
import { servedTemplate, type TemplateOptions } from './served-template.tsx'

export { marksOfSold } from '../card-action/sold-product.ts'
export { CardData } from './served-data.tsx'
export type { TemplateOptions } from './served-template.tsx'

export interface RenderCardsOptions extends Pick<ProductCardProps, 'headingLevel'> {
  /** Makes the ids the row's own: a product may stand in several rows of a page. @default 'cards' */
  scope?: string
  /** Class of each list item. */
  itemClass?: string
  /** Address of a product's page. @default the store's `/product/{category}/{name}` */
  productHref?: (product: ProductSummary) => string
  /** Cards whose pictures load at once: those a page opens with. @default 0 */
  eagerCount?: number
  /** What else stands on each card's picture. */
  pictureAction?: (product: ProductSummary) => ReactNode
  /** What a card says in place of the product itself, which stays what its button sells. */
  shownAs?: (product: ProductSummary) => ProductSummary
}

/**
 * Cards as list items for a page that never hydrates, with what `enlivenCards` needs to know of the products. A
 * string: it can be kept, and put into a `<template>`.
 *
 * @param shop - Knows where pictures are. On a server: one made for this.
 */
export function renderCards(
  products: readonly ProductSummary[],
  shop: Shop,
  options: RenderCardsOptions = {},
): string {
  if (products.length === 0) return ''
  const { scope = 'cards', itemClass, headingLevel, productHref, eagerCount = 0, pictureAction } = options
  const { shownAs = (product) => product } = options
  return markupWithoutParts(
    products.map((product, index) => (
      <li key={product._id} className={itemClass}>
        <ProductCard
          product={shownAs(product)}
          nameId={`${scope}-${product._id}`}
          headingLevel={headingLevel}
          href={productHref?.(product)}
          isEager={index < eagerCount}
          inCart="remove"
          pictureAction={pictureAction?.(product)}
        />
        {/* In an item: a page counts and measures a list's children. */}
        {index === products.length - 1 && <CardData products={products} />}
      </li>
    )),
    shop,
  )
}

export interface RenderCardTemplateOptions
  extends TemplateOptions,
    Pick<RenderCardsOptions, 'headingLevel' | 'productHref'> {}

/** A card for the inside of a `<dawa-product-card>`, which takes it over. */
export const renderCardTemplate = (
  product: ProductSummary,
  shop: Shop,
  { stylesheet, ...card }: RenderCardTemplateOptions,
): string => servedTemplate(<ProductCardById product={product} {...card} />, [product], shop, { stylesheet })
