import type { BillState } from '@dawakit/core/contract'
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

/** Bills, the newest first; of one supplier, or in one state. */
export function BillTable({ supplierId, state }: { supplierId?: string; state?: BillState }) {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/goodsIn', {
    query: { ...(supplierId && { supplierId }), ...(state && { state }), page: page + 1, limit: ROWS },
  })
  return (
    <>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('goodsIn.none')}
        columns={[
          {
            title: words('goodsIn.number'),
            cell: ({ id, number }) => (
              <MuiLink component={Link} to={`/goods-in/${id}`}>
                {number}
              </MuiLink>
            ),
          },
          { title: words('goodsIn.supplier'), cell: ({ supplierName }) => supplierName },
          { title: words('goodsIn.date'), cell: ({ date }) => dateOf(date) },
          { title: words('goodsIn.state'), cell: (row) => words(`goodsIn.states.${row.state}`) },
          { title: words('goodsIn.lineCount'), isNumber: true, cell: ({ lines }) => lines },
          { title: words('goodsIn.total'), isNumber: true, cell: ({ total }) => formatDetailPrice(total) },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
