/** `<dawa-invoice>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as invoice } from '../elements/invoice.ts'
export type * from '../types/element-types.ts'
