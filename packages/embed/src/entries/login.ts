/** `<dawa-login>` for bundlers, with `define` to register it. */

export { definition as login } from '../elements/login.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
