/** `<dawa-cart-drawer>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as cartDrawer } from '../elements/cart-drawer.ts'
export type * from '../types/element-types.ts'
