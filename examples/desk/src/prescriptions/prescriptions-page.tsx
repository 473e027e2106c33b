import { formatDetailPrice } from '@dawakit/core/money'
import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'

/** Others work at the same orders. */
const ANEW_MS = 30_000
/** What is decided goes from the list, so that the first page is always the work. */
const SHOWN = 100

/** The orders that wait for a pharmacist, the oldest first. */
export function PrescriptionsPage() {
  const words = useWords()
  const body = useRef<HTMLTableSectionElement>(null)
  const query = { limit: SHOWN }
  const { data, error, refetch } = useDeskPage('GET /desk/prescriptions', { query }, { everyMs: ANEW_MS })
  const step = (by: number) => {
    const links = [...(body.current?.querySelectorAll('a') ?? [])]
    const here = links.indexOf(document.activeElement as HTMLAnchorElement)
    links[Math.min(Math.max(here + by, 0), links.length - 1)]?.focus()
  }
  useShortcuts([
    { keys: ['j', 'ArrowDown'], label: 'orders.keys.next', run: () => step(1) },
    { keys: ['k', 'ArrowUp'], label: 'orders.keys.before', run: () => step(-1) },
  ])
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && document.activeElement === document.body) body.current?.querySelector('a')?.focus()
  }, [isThere])
  return (
    <Page title={words('prescriptions.title')}>
      {error && <Failure error={error} onAgain={() => refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center' }}>
          {words('orders.empty.prescription')}
        </Typography>
      )}
      {data && data.data.length > 0 && (
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words('orders.list.number')}</TableCell>
              <TableCell>{words('prescriptions.facts.customer')}</TableCell>
              <TableCell>{words('prescriptions.list.ordered')}</TableCell>
              <TableCell>{words('orders.list.standing')}</TableCell>
              <TableCell align="right">{words('orders.list.total')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody ref={body}>
            {data.data.map((row) => (
              <TableRow key={row.orderId} hover>
                <TableCell component="th" scope="row">
                  <MuiLink component={Link} to={`/prescriptions/${row.orderId}`}>
                    {row.orderNumber}
                  </MuiLink>
                </TableCell>
                <TableCell>{row.customerName}</TableCell>
                <TableCell>{dateAndTimeOf(row.orderedAt)}</TableCell>
                <TableCell>{words(`prescriptions.states.${row.state}`)}</TableCell>
                <TableCell align="right">{formatDetailPrice(row.totalPrice)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </Page>
  )
}
