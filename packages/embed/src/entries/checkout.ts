/** `<dawa-checkout>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as checkout } from '../elements/checkout.ts'
export type * from '../types/element-types.ts'
