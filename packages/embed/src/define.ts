import { createElementClass, type ElementDefinition } from './elements/element-class.ts'
import { createShopElement } from './shop/shop-element.ts'

function register(tag: string, create: () => CustomElementConstructor): void {
  if (!customElements.get(tag)) customElements.define(tag, create())
}

/**
 * Registers an element, and `<dawa-shop>` with it. A tag that is taken stays as it is.
 * Without a definition it registers `<dawa-shop>` alone.
 */
export function define(definition?: ElementDefinition): void {
  register('dawa-shop', createShopElement)
  if (definition) register(definition.tag, () => createElementClass(definition))
}
