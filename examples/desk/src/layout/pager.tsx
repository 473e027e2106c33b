import { TablePagination } from '@mui/material'

interface PagerProps {
  /** Rows of all pages. */
  count: number
  /** From 0. */
  page: number
  /** Rows of a page. */
  rows: number
  onPage: (page: number) => void
}

/** Goes through the pages of a list, all of one length. */
export function Pager({ count, page, rows, onPage }: PagerProps) {
  return (
    <TablePagination
      component="div"
      count={count}
      page={page}
      rowsPerPage={rows}
      rowsPerPageOptions={[rows]}
      onPageChange={(_, next) => onPage(next)}
    />
  )
}
