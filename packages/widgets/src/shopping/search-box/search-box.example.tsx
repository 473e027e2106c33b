import { SearchBox } from '@dawakit/widgets/search-box'

export const Search = () => <SearchBox action="/search" />
