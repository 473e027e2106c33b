/** `<dawa-pincode-checker>` for bundlers, with `define` to register it. */

export { definition as pincodeChecker } from '../elements/pincode-checker.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
