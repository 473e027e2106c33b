import { formatDetailPrice } from '@dawakit/core/money'
import { Link as MuiLink } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Pager } from '../layout/pager.tsx'
import { dateOf } from '../layout/times.ts'
import { MoneyTable } from '../money/money-table.tsx'

const ROWS = 25

/** Debit notes to a supplier, the newest first. */
export function DebitNoteTable({ supplierId }: { supplierId: string }) {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/debitNotes', {
    query: { supplierId, page: page + 1, limit: ROWS },
  })
  return (
    <>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('debitNotes.none')}
        columns={[
          {
            title: words('debitNotes.number'),
            cell: ({ id, number }) => (
              <MuiLink component={Link} to={`/debit-notes/${id}`}>
                {number}
              </MuiLink>
            ),
          },
          { title: words('debitNotes.issued'), cell: ({ issuedAt }) => dateOf(issuedAt) },
          { title: words('debitNotes.reason'), cell: (row) => words(`debitNotes.reasons.${row.reason}`) },
          { title: words('debitNotes.total'), isNumber: true, cell: ({ total }) => formatDetailPrice(total) },
          {
            title: words('debitNotes.credited'),
            isNumber: true,
            cell: ({ credited }) => formatDetailPrice(credited),
          },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
