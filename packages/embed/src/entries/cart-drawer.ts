/** `<dawa-cart-drawer>` for bundlers, with `define` to register it. */

export { definition as cartDrawer } from '../elements/cart-drawer.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
