/** Characters of a query that count; a name has fewer. */
export const SEARCH_TEXT_MAX = 100
