/** `<dawa-login>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as login } from '../elements/login.ts'
export type * from '../types/element-types.ts'
