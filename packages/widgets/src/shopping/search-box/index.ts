export { SearchBox, type SearchBoxProps } from './search-box.tsx'
export type { ProductHref, SearchGroup, SearchMatch, SearchState } from './use-search.ts'
