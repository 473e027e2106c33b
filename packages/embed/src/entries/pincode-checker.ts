/** `<dawa-pincode-checker>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as pincodeChecker } from '../elements/pincode-checker.ts'
export type * from '../types/element-types.ts'
