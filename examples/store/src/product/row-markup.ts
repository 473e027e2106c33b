import type { ProductSummary } from '@dawakit/core/contract'
import { type RenderCardsOptions, renderCards } from '@dawakit/widgets/product-card/render-cards'
import { pageShopOf } from '../shop.ts'
import { quickViewButton } from './quick-view-button.tsx'

/** Cards that a row opens with: more than any screen shows. The others wait: see `ProductRow`. */
const SHOWN = 8

export interface RowMarkup {
  title: string
  shown: string
  waiting: string
}

/**
 * A row of cards as markup that never hydrates: `live-cards.client.ts` brings it to life.
 *
 * @param name - Makes its ids its own, in any language.
 */
export function rowMarkup(
  name: string,
  title: string,
  products: readonly ProductSummary[],
  shownAs?: RenderCardsOptions['shownAs'],
): RowMarkup | null {
  if (products.length === 0) return null
  const options = {
    scope: name,
    itemClass: 'row__slide',
    pictureAction: quickViewButton,
    shownAs,
  }
  const shop = pageShopOf()
  return {
    title,
    shown: renderCards(products.slice(0, SHOWN), shop, options),
    waiting: renderCards(products.slice(SHOWN), shop, options),
  }
}
