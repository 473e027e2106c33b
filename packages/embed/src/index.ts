/** The elements for bundlers: nothing is registered until `define` or `defineAll` is called. */

import { definition as cartButton } from './elements/cart-button.ts'
import { definition as cartDrawer } from './elements/cart-drawer.ts'
import { definition as checkout } from './elements/checkout.ts'
import type { ElementDefinition } from './elements/element-class.ts'
import { definition as invoice } from './elements/invoice.ts'
import { definition as login } from './elements/login.ts'
import { definition as notices } from './elements/notices.ts'
import { definition as orderTracker } from './elements/order-tracker.ts'
import { definition as pincodeChecker } from './elements/pincode-checker.ts'
import { definition as productCard } from './elements/product-card.ts'
import { definition as productGrid } from './elements/product-grid.ts'
import { definition as searchBox } from './elements/search-box.ts'
import { define } from './npm-define.ts'

export type { DawaElement, ElementDefinition } from './elements/element-class.ts'
export type { DawaEventMap, ProductSelection } from './events.ts'
export type { ShopHost } from './shop/page-shop.ts'
export type * from './types/element-types.ts'
export {
  cartButton,
  cartDrawer,
  checkout,
  define,
  invoice,
  login,
  notices,
  orderTracker,
  pincodeChecker,
  productCard,
  productGrid,
  searchBox,
}

/** Registers every element. A tag that is taken stays as it is. */
export function defineAll(): void {
  const all: readonly ElementDefinition[] = [
    cartButton,
    cartDrawer,
    checkout,
    invoice,
    login,
    notices,
    orderTracker,
    pincodeChecker,
    productCard,
    productGrid,
    searchBox,
  ]
  for (const one of all) define(one)
}
