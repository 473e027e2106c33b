/** `<dawa-search-box>` for bundlers, with `define` to register it. */
export { define } from '../define.ts'
export { definition as searchBox } from '../elements/search-box.ts'
export type * from '../types/element-types.ts'
