import type { CheckInQueue } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Link as MuiLink, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { useListFocus } from '../orders/use-list-focus.ts'

/** Others work at the same orders. */
const ANEW_MS = 30_000
/** What is decided goes from the list, so that the first page is always the work. */
const SHOWN = 100

/** The orders that wait for a pharmacist, the oldest first. */
export function PrescriptionsPage() {
  const words = useWords()
  const query = { limit: SHOWN }
  const { data, error, refetch } = useDeskPage('GET /desk/prescriptions', { query }, { everyMs: ANEW_MS })
  return (
    <Page title={words('prescriptions.title')}>
      {error && <Failure error={error} onAgain={() => refetch()} />}
      {!data && !error && <Loading />}
      {data?.data.length === 0 && (
        <Typography color="text.secondary" sx={{ py: 5, textAlign: 'center' }}>
          {words('orders.empty.prescription')}
        </Typography>
      )}
      {data && data.data.length > 0 && <ChecksTable checks={data.data} />}
    </Page>
  )
}

function ChecksTable({ checks }: { checks: readonly CheckInQueue[] }) {
  const words = useWords()
  const body = useRef<HTMLTableSectionElement>(null)
  const { linkProps } = useListFocus(
    body,
    checks.map(({ orderId }) => orderId),
  )
  return (
    <Table size="small" aria-label={words('prescriptions.title')}>
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
        {checks.map((row) => (
          <TableRow key={row.orderId} hover>
            <TableCell component="th" scope="row">
              <MuiLink component={Link} to={`/prescriptions/${row.orderId}`} {...linkProps(row.orderId)}>
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
  )
}
