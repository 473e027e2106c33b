/** `<dawa-cart-button>` for bundlers, with `define` to register it. */

export { definition as cartButton } from '../elements/cart-button.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
