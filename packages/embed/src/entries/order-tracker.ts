/** `<dawa-order-tracker>` for bundlers, with `define` to register it. */

export { definition as orderTracker } from '../elements/order-tracker.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
