import type { ProductSummary } from '@dawakit/core/contract'
import { slugify } from '@dawakit/core/product'
import { cardData } from './card-data.ts'
import { renderCards } from './product-cards.tsx'

/** Cards that a row opens with: more than any screen shows. The others wait in a `<template>`. */
const SHOWN = 8

export interface RowMarkup {
  title: string
  shown: string
  waiting: string
  /** The products behind the cards, for the buttons. */
  data: string
}

/** @param shownAs - What a card says in place of the product itself, which stays what its button sells. */
export function rowMarkup(
  title: string,
  products: readonly ProductSummary[],
  shownAs: (product: ProductSummary) => ProductSummary = (product) => product,
): RowMarkup | null {
  if (products.length === 0) return null
  const scope = slugify(title)
  const cards = products.map(shownAs)
  return {
    title,
    shown: renderCards(cards.slice(0, SHOWN), scope),
    waiting: renderCards(cards.slice(SHOWN), `${scope}-more`),
    data: cardData(products),
  }
}
