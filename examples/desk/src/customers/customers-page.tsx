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
import { useStore } from 'react-admin'
import { Link, useNavigate } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateOf } from '../layout/times.ts'
import { QueueSearch } from '../orders/queue-search.tsx'
import { CustomerDialog } from './customer-dialog.tsx'

const ROWS = 25

/** Every customer, newest first, and the search among them. */
export function CustomersPage() {
  const words = useWords()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const body = useRef<HTMLTableSectionElement>(null)
  // Kept until the sign-out: who comes back from a customer finds the list as it was.
  const [search, setSearch] = useStore('customers.search', '')
  const [page, setPage] = useState(0)
  const [isAdding, setAdding] = useState(false)
  const query = { page: page + 1, limit: ROWS }
  const isSearch = search !== ''
  const all = useDeskPage('GET /desk/customers', { query }, { isAsked: !isSearch })
  const found = useDeskPage(
    'POST /desk/customers/search',
    { body: { ...query, search } },
    { isAsked: isSearch },
  )
  const { data, error, refetch, isPlaceholderData } = isSearch ? found : all
  const look = useCallback(
    (text: string) => {
      setPage(0)
      setSearch(text)
    },
    [setSearch],
  )
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus()
  }
  useShortcuts([
    { keys: ['/'], label: 'customers.keys.search', run: () => field.current?.focus() },
    { keys: ['j', 'ArrowDown'], label: 'customers.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'customers.keys.before', run: () => step(-1) },
    { keys: ['n'], label: 'customers.keys.add', run: () => setAdding(true) },
  ])
  return (
    <Page
      title={words('customers.title')}
      actions={
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {words('customers.add.button')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1.5 }}>
        <QueueSearch
          ref={field}
          search={search}
          label={words('customers.search.label')}
          placeholder={words('customers.search.placeholder')}
          onSearch={look}
          onLeave={() => body.current?.querySelector('a')?.focus()}
        />
        <Typography role="status" color="text.secondary">
          {isSearch && data && !isPlaceholderData
            ? words('customers.search.found', { smart_count: data.totalCount })
            : ''}
        </Typography>
      </Box>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center', overflowWrap: 'anywhere' }}>
          {isSearch ? words('customers.search.none', { search }) : words('customers.empty')}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <>
          <Box sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}>
            <Table size="small" aria-label={words('customers.title')} aria-busy={isPlaceholderData}>
              <TableHead>
                <TableRow>
                  <TableCell>{words('customers.list.name')}</TableCell>
                  <TableCell>{words('customers.list.mobile')}</TableCell>
                  <TableCell>{words('customers.list.email')}</TableCell>
                  <TableCell align="right">{words('customers.list.orders')}</TableCell>
                  <TableCell>{words('customers.list.since')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody ref={body}>
                {data.data.map((row) => (
                  <TableRow key={row.id} hover>
                    <TableCell component="th" scope="row" sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>
                      <MuiLink component={Link} to={`/customers/${row.id}`} sx={{ fontWeight: 650 }}>
                        {row.name}
                      </MuiLink>
                    </TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{row.mobile}</TableCell>
                    <TableCell sx={{ overflowWrap: 'anywhere' }}>{row.email}</TableCell>
                    <TableCell align="right">{row.orders}</TableCell>
                    <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateOf(row.since)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
      {isAdding && (
        <CustomerDialog
          typed={search}
          onClose={() => setAdding(false)}
          onAdded={({ id }) => navigate(`/customers/${id}`)}
        />
      )}
    </Page>
  )
}
