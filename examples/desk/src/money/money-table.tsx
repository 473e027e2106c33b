import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'

export interface MoneyTableProps<Row> {
  /** Undefined until it was read. */
  rows: readonly Row[] | undefined
  error: DeskError | null
  /** What is said where there is none. */
  none: string
  columns: readonly { title: string; isNumber?: boolean; cell: (row: Row) => ReactNode }[]
}

/** A list of the page, small as it is: all of it is work. */
export function MoneyTable<Row extends { id: string }>({ rows, error, none, columns }: MoneyTableProps<Row>) {
  if (error) return <Failure error={error} />
  if (!rows) return <Loading />
  if (rows.length === 0) return <Typography color="text.secondary">{none}</Typography>
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ title, isNumber }) => (
              <TableCell key={title} align={isNumber ? 'right' : 'left'}>
                {title}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id}>
              {columns.map(({ title, isNumber, cell }) => (
                <TableCell key={title} align={isNumber ? 'right' : 'left'}>
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
