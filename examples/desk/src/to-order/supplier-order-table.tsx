import { Link as MuiLink } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Pager } from '../layout/pager.tsx'
import { dateOf } from '../layout/times.ts'
import { MoneyTable } from '../money/money-table.tsx'

const ROWS = 25

/** Orders to suppliers, the newest first; of one of them, or of all. */
export function SupplierOrderTable({ supplierId }: { supplierId?: string }) {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/supplierOrders', {
    query: { ...(supplierId && { supplierId }), page: page + 1, limit: ROWS },
  })
  return (
    <>
      <MoneyTable
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('toOrder.noOrders')}
        columns={[
          {
            title: words('goodsIn.supplier'),
            cell: ({ id, supplierName, createdAt }) => (
              <MuiLink
                component={Link}
                to={`/to-order/${id}`}
                aria-label={`${supplierName}, ${words('toOrder.order', { day: dateOf(createdAt) })}`}
              >
                {supplierName}
              </MuiLink>
            ),
          },
          { title: words('goodsIn.inputTax.from'), cell: ({ createdAt }) => dateOf(createdAt) },
          { title: words('toOrder.state'), cell: ({ state }) => words(`toOrder.states.${state}`) },
          { title: words('toOrder.lines'), isNumber: true, cell: ({ lines }) => lines },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
