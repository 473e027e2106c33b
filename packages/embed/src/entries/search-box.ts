/** `<dawa-search-box>` for bundlers, with `define` to register it. */

export { definition as searchBox } from '../elements/search-box.ts'
export { define } from '../npm-define.ts'
export type * from '../types/element-types.ts'
