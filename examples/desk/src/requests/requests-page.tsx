import type { DeskCallInput } from '@dawakit/core/contract'
import {
  Link as MuiLink,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tabs,
  Typography,
} from '@mui/material'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'

/** Others work at the same requests. */
const ANEW_MS = 30_000
const SHOWN = 100

type State = NonNullable<NonNullable<DeskCallInput<'GET /desk/requests'>['query']>['state']>
const TABS = [
  'open',
  'asked',
  'prepared',
  'ordered',
  'declined',
  'withdrawn',
] as const satisfies readonly State[]

/** Orders by prescription by what is to be done with them: those to prepare oldest first. */
export function RequestsPage() {
  const words = useWords()
  const body = useRef<HTMLTableSectionElement>(null)
  const [search, setSearch] = useSearchParams()
  const tab = TABS.find((one) => one === search.get('state')) ?? 'open'
  const query = { state: tab, limit: SHOWN }
  const { data, error, refetch } = useDeskPage('GET /desk/requests', { query }, { everyMs: ANEW_MS })
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus()
  }
  useShortcuts([
    { keys: ['j', 'ArrowDown'], label: 'orders.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'orders.keys.before', run: () => step(-1) },
  ])
  return (
    <Page title={words('requests.title')}>
      <Tabs
        value={tab}
        onChange={(_, state) => setSearch(state === 'open' ? {} : { state })}
        variant="scrollable"
        aria-label={words('requests.title')}
        sx={{ mb: 1 }}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={words(`requests.tabs.${one}`)} />
        ))}
      </Tabs>
      {error && <Failure error={error} onAgain={() => refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center' }}>
          {words('requests.empty')}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words('requests.list.number')}</TableCell>
              <TableCell>{words('requests.list.customer')}</TableCell>
              <TableCell>{words('requests.list.asked')}</TableCell>
              <TableCell align="right">{words('requests.list.pictures')}</TableCell>
              <TableCell>{words('requests.list.until')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody ref={body}>
            {data.data.map((row) => (
              <TableRow key={row.id} hover>
                <TableCell component="th" scope="row">
                  <MuiLink component={Link} to={`/requests/${row.id}`}>
                    {row.number}
                  </MuiLink>
                </TableCell>
                <TableCell>{row.customer.name}</TableCell>
                <TableCell>{dateAndTimeOf(row.createdAt)}</TableCell>
                <TableCell align="right">{row.pictures}</TableCell>
                <TableCell>{row.orderBy ? dateOf(row.orderBy) : ''}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  )
}
