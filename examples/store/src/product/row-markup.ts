import { hash } from 'node:crypto'
import type { ProductSummary } from '@dawakit/core/contract'
import { type RenderCardsOptions, renderCards } from '@dawakit/widgets/product-card/render-cards'
import { LRUCache } from 'lru-cache'
import { markupShop } from '../markup-shop.ts'
import { quickViewButton } from './quick-view-button.tsx'

/** Cards that a row opens with: more than any screen shows. The others wait: see `ProductRow`. */
const SHOWN = 8
/** Characters of rows that are remembered, two bytes each: some 300 rows. */
const KEPT = 10_000_000

export interface RowMarkup {
  title: string
  shown: string
  waiting: string
}

const kept = new LRUCache<string, RowMarkup>({ maxSize: KEPT })

/**
 * A row of cards as markup that never hydrates: `live-cards.client.ts` brings it to life. Products of one kind have the same
 * row below them, which is drawn once for as long as nothing that it shows has changed.
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
  const key = hash('sha256', JSON.stringify([name, title, products, shownAs && products.map(shownAs)]))
  const known = kept.get(key)
  if (known) return known
  const options = { scope: name, itemClass: 'row__slide', pictureAction: quickViewButton, shownAs }
  const row = {
    title,
    shown: renderCards(products.slice(0, SHOWN), markupShop, options),
    waiting: renderCards(products.slice(SHOWN), markupShop, options),
  }
  kept.set(key, row, { size: row.shown.length + row.waiting.length })
  return row
}
