import type { DeskNearBatch } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Link as MuiLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { monthOf } from './batch-facts.ts'
import { ShelfLink } from './shelf-link.tsx'

const ROWS = 50

/** What expires too soon to be sold, first to expire first, with who it goes back to. */
export function NearList() {
  const words = useWords()
  const role = useStaff()?.role
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/shelf/near', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <>
      <Typography color="text.secondary">{words('shelf.nearHint')}</Typography>
      <DeskTable
        label={words('shelf.tabs.near')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shelf.none.near')}
        keyOf={({ product, batch, expiresOn }) => `${product.id} ${batch} ${expiresOn}`}
        columns={[
          { title: words('shelf.product'), cell: ({ product }) => <ShelfLink product={product} /> },
          { title: words('shelf.batch'), cell: ({ batch }) => batch || words('shelf.noNumber') },
          { title: words('shelf.expiry'), cell: ({ expiresOn }) => monthOf(expiresOn) },
          {
            title: words('shelf.state'),
            cell: ({ isExpired }) => words(`shelf.states.${isExpired ? 'expired' : 'tooSoon'}`),
          },
          { title: words('shelf.packs'), isNumber: true, cell: ({ units }) => units },
          ...(role === 'packer'
            ? []
            : [
                {
                  title: words('shelf.cost'),
                  isNumber: true,
                  cell: ({ value }: DeskNearBatch) =>
                    value === null ? words('desk.none') : formatDetailPrice(value),
                },
                {
                  title: words('shelf.supplier'),
                  cell: ({ supplier }: DeskNearBatch) =>
                    supplier ? (
                      <MuiLink component={Link} to={`/suppliers/${supplier.id}`}>
                        {supplier.name}
                      </MuiLink>
                    ) : (
                      words('desk.none')
                    ),
                },
              ]),
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
