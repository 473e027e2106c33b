import { Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { ShelfLink } from './shelf-link.tsx'

const ROWS = 50

/** Products with packs of which no batch is known. */
export function UnknownList() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/shelf/unknown', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <>
      <Typography color="text.secondary">{words('shelf.unknownHint')}</Typography>
      <DeskTable
        label={words('shelf.tabs.unknown')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('shelf.none.unknown')}
        keyOf={({ product }) => product.id}
        columns={[
          { title: words('shelf.product'), cell: ({ product }) => <ShelfLink product={product} /> },
          { title: words('shelf.unknownUnits'), isNumber: true, cell: ({ unknownUnits }) => unknownUnits },
          { title: words('shelf.free'), isNumber: true, cell: ({ free }) => free },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </>
  )
}
