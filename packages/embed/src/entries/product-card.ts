/** `<dawa-product-card>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as productCard } from '../elements/product-card.ts'
export type * from '../types/element-types.ts'
