import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { ReactNode } from 'react'

export interface SmallTableProps<Row> {
  /** For who does not see it. */
  label: string
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  columns: readonly { title: string; isNumber?: boolean; cell: (row: Row) => ReactNode }[]
}

/** Rows of a report. Wider than a tablet, it is moved within itself. */
export function SmallTable<Row>({ label, rows, keyOf, columns }: SmallTableProps<Row>) {
  return (
    <Box sx={{ overflow: 'auto', maxHeight: 420 }} tabIndex={0} role="region" aria-label={label}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {columns.map(({ title, isNumber }) => (
              <TableCell key={title} align={isNumber ? 'right' : 'left'} sx={isNumber ? { width: '1%' } : {}}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map(({ title, isNumber, cell }) => (
                <TableCell
                  key={title}
                  align={isNumber ? 'right' : 'left'}
                  sx={{ verticalAlign: 'top', overflowWrap: 'break-word', minWidth: isNumber ? 0 : 96 }}
                >
                  {cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}
