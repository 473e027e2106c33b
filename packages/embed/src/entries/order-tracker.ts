/** `<dawa-order-tracker>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as orderTracker } from '../elements/order-tracker.ts'
export type * from '../types/element-types.ts'
