import { createElementClass, type ElementDefinition } from './elements/element-class.ts'
import { type ShopHost, withShopHost } from './shop/page-shop.ts'
import { createShopElement } from './shop/shop-element.ts'

function register(tag: string, create: () => CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, create())
}

/**
 * Registers an element, and `<dawa-shop>` with it. A tag that is taken stays as it is. Where the page's shop waits for its words, the
 * element is registered when they are here: until then its room is kept.
 * Without a definition it registers `<dawa-shop>` alone.
 */
export function define(definition?: ElementDefinition): void {
  register('dawa-shop', createShopElement)
  if (!definition) return
  const registerElement = () => register(definition.tag, () => createElementClass(definition))
  const host = document.querySelector<ShopHost>('dawa-shop')
  if (host?.waits) withShopHost(host, registerElement)
  else registerElement()
}
