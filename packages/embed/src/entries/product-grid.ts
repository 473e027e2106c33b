/** `<dawa-product-grid>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as productGrid } from '../elements/product-grid.ts'
export type * from '../types/element-types.ts'
