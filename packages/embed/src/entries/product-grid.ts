/** `<dawa-product-grid>` for bundlers, with `define` to register it. */

export { definition as productGrid } from '../elements/product-grid.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
