/** `<dawa-notices>` for bundlers, with `define` to register it. */

export { definition as notices } from '../elements/notices.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
