/** `<dawa-product-card>` for bundlers, with `define` to register it. */

export { definition as productCard } from '../elements/product-card.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
