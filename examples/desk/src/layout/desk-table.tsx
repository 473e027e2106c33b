import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { type ReactNode, useContext } from 'react'
import type { DeskError } from '../api/desk-error.ts'
import { SectionHeading } from '../orders/sections/section.tsx'
import { Failure } from './failure.tsx'
import { Loading } from './loading.tsx'

/** What could not be read can be tried again. */
export type Readable = { error: DeskError | null; onAgain: () => void } | { error?: null; onAgain?: never }

export interface TableOf<Row> {
  /** For who does not see it. @default the heading of the section around it */
  label?: string
  /** Undefined until it was read. */
  rows: readonly Row[] | undefined
  /** What is said where there is none. */
  none?: string
  keyOf: (row: Row) => string | number
  columns: readonly { title: string; isNumber?: boolean; cell: (row: Row) => ReactNode }[]
  /** Moved within itself, below its headings. @default false */
  isLow?: boolean
}

export type DeskTableProps<Row> = TableOf<Row> & Readable

/** Rows of one kind, a column a fact: whatever the desk lists. */
export function DeskTable<Row>(props: DeskTableProps<Row>) {
  const heading = useContext(SectionHeading)
  const { label, rows, error, onAgain, none, keyOf, columns, isLow = false } = props
  if (error) return <Failure error={error} onAgain={onAgain} />
  if (!rows) return <Loading />
  if (rows.length === 0 && none !== undefined) return <Typography color="text.secondary">{none}</Typography>
  return (
    <Box
      sx={{ overflow: 'auto', ...(isLow && { maxHeight: 420 }) }}
      // Wider than its place, it is moved by the arrows.
      tabIndex={0}
      {...(label === undefined
        ? { role: 'group', 'aria-labelledby': heading }
        : { role: 'region', 'aria-label': label })}
    >
      <Table size="small" stickyHeader={isLow}>
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
