import {
  Box,
  Button,
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { useCallback, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { QueueSearch } from '../orders/queue-search.tsx'
import { SupplierDialog } from './supplier-dialog.tsx'

const ROWS = 25

/** Who supplies the pharmacy, by name. */
export function SuppliersPage() {
  const words = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useDeskPage('GET /desk/suppliers', {
    query: { search, page: page + 1, limit: ROWS },
  })
  const look = useCallback((text: string) => {
    setPage(0)
    setSearch(text)
  }, [])
  return (
    <Page
      title={words('suppliers.title')}
      actions={
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {words('suppliers.add')}
        </Button>
      }
    >
      <Box sx={{ mb: 1.5 }}>
        <QueueSearch
          ref={field}
          search={search}
          label={words('suppliers.search.label')}
          placeholder={words('suppliers.search.placeholder')}
          onSearch={look}
          onLeave={() => body.current?.querySelector('a')?.focus()}
        />
      </Box>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && <Typography color="text.secondary">{words('suppliers.none')}</Typography>}
      {data && data.data.length > 0 && (
        <>
          <Box sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}>
            <Table size="small" aria-label={words('suppliers.title')}>
              <TableHead>
                <TableRow>
                  <TableCell>{words('suppliers.name')}</TableCell>
                  <TableCell>{words('suppliers.gstin')}</TableCell>
                  <TableCell>{words('suppliers.stateName')}</TableCell>
                  <TableCell>{words('suppliers.phone')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody ref={body}>
                {data.data.map((row) => (
                  <TableRow key={row.id} hover>
                    <TableCell component="th" scope="row" sx={{ minWidth: 160, overflowWrap: 'anywhere' }}>
                      <MuiLink component={Link} to={`/suppliers/${row.id}`} sx={{ fontWeight: 650 }}>
                        {row.name}
                      </MuiLink>
                    </TableCell>
                    <TableCell>{row.gstin}</TableCell>
                    <TableCell>{row.stateName}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.phone}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
      {isAdding && (
        <SupplierDialog
          supplier={null}
          onClose={() => setAdding(false)}
          onSaved={({ id }) => navigate(`/suppliers/${id}`)}
        />
      )}
    </Page>
  )
}
