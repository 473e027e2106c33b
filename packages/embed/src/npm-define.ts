import { define as register } from './define.ts'
import type { ElementDefinition } from './elements/element-class.ts'

/** By then a framework has rendered the page's `<dawa-shop>`. */
const SHOP_PATIENCE_MS = 3000

let isWatched = false

/**
 * Registers an element, and `<dawa-shop>` with it. A tag that is taken stays as it is.
 * Without a definition it registers `<dawa-shop>` alone. Where a page is developed, each element says in its place that there is
 * no shop.
 */
export function define(definition?: ElementDefinition): void {
  register(definition)
  if (isWatched || !/(^|\.)localhost$|^127\./.test(location.hostname)) return
  isWatched = true
  setTimeout(explainWithoutShop, SHOP_PATIENCE_MS)
}

async function explainWithoutShop(): Promise<void> {
  if (document.querySelector('dawa-shop')) return
  const { explainInPlace, NO_SHOP } = await import('./doctor/explain-in-place.ts')
  explainInPlace(NO_SHOP)
}
