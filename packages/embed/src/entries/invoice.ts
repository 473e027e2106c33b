/** `<dawa-invoice>` for bundlers, with `define` to register it. */

export { definition as invoice } from '../elements/invoice.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
