import { Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { ShelfLink } from './shelf-link.tsx'

const ROWS = 50

/** Products of which orders hold packs that nothing that is sold covers. */
export function ShortList() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/shelf/short', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <>
      <Typography color="text.secondary">{words('shelf.shortHint')}</Typography>
      <DeskTable
        label={words('shelf.tabs.short')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shelf.none.short')}
        keyOf={({ product }) => product.id}
        columns={[
          { title: words('shelf.product'), cell: ({ product }) => <ShelfLink product={product} /> },
          { title: words('shelf.shortUnits'), isNumber: true, cell: ({ shortUnits }) => shortUnits },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
