/** `<dawa-checkout>` for bundlers, with `define` to register it. */

export { definition as checkout } from '../elements/checkout.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
