export { SearchBox, type SearchBoxProps } from './search-box.tsx'
export type { ProductHref, SearchGroup, SearchMatch } from './search-match.ts'
export type { SearchState } from './use-search.ts'
