import { createElementClass, type ElementDefinition } from './elements/element-class.ts'
import { ShopElement } from './shop/shop-element.ts'

/** Registers `<dawa-shop>`. A tag that is taken stays as it is. */
export function defineShop(): void {
  if (!customElements.get('dawa-shop')) customElements.define('dawa-shop', ShopElement)
}

/** Registers one element, and `<dawa-shop>` with it. A tag that is taken stays as it is. */
export function define(definition: ElementDefinition): void {
  defineShop()
  const { tag } = definition
  if (!customElements.get(tag)) customElements.define(tag, createElementClass(definition))
}
