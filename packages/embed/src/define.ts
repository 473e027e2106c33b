import { createElementClass, type ElementDefinition } from './elements/element-class.ts'
import { explain } from './shop/explain.ts'
import { createShopElement } from './shop/shop-element.ts'

/** By then a framework has rendered the page's `<dawa-shop>`. */
const SHOP_PATIENCE_MS = 3000

function register(tag: string, create: () => CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, create())
}

function sayWithoutShop(): void {
  if (document.querySelector('dawa-shop')) return
  // Shoppers see nothing: the console says why.
  void window.Dawakit?.doctor()
  explain()
}

/**
 * Registers an element, and `<dawa-shop>` with it. A tag that is taken stays as it is.
 * Without a definition it registers `<dawa-shop>` alone.
 */
export function define(definition?: ElementDefinition): void {
  if (!customElements.get('dawa-shop')) setTimeout(sayWithoutShop, SHOP_PATIENCE_MS)
  register('dawa-shop', createShopElement)
  if (definition) register(definition.tag, () => createElementClass(definition))
}
