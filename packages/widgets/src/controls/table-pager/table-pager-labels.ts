import type { Labels } from '@dawakit/core/language'

/** What turns the pages of a table. */
export const tablePagerLabels = {
  rowsPerPage: 'Rows per page',
  range: (from: number, to: number, of: number) => `${from}–${to} of ${of}`,
  previous: 'Previous page',
  next: 'Next page',
} as const satisfies Labels
