/** `<dawa-cart-button>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as cartButton } from '../elements/cart-button.ts'
export type * from '../types/element-types.ts'
