/** What the end of a count makes old. */
export const COUNT_MAKES_OLD = [
  'GET /desk/counts',
  'GET /desk/counts/one',
  'GET /desk/counts/products',
] as const
