/** `<dawa-notices>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as notices } from '../elements/notices.ts'
export type * from '../types/element-types.ts'
