import type { ReturnState } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Box,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { QuarantineSection } from './quarantine-section.tsx'

const STATES: readonly ReturnState[] = [
  'requested',
  'approved',
  'received',
  'closed',
  'declined',
  'withdrawn',
]
const ROWS = 50

/** What customers give back and couriers have brought back, the oldest first. */
export function ReturnsPage() {
  const words = useWords()
  const [state, setState] = useState<ReturnState | ''>('requested')
  const [page, setPage] = useState(0)
  const query = { page: page + 1, limit: ROWS, ...(state !== '' && { state }) }
  const { data, error, refetch } = useDeskPage('GET /desk/returns', { query })
  return (
    <Page
      title={words('returns.title')}
      actions={
        <TextField
          select
          margin="none"
          label={words('returns.filter')}
          value={state}
          sx={{ minWidth: 180 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          onChange={({ target }) => {
            setPage(0)
            setState(STATES.find((one) => one === target.value) ?? '')
          }}
        >
          <MenuItem value="">{words('returns.all')}</MenuItem>
          {STATES.map((one) => (
            <MenuItem key={one} value={one}>
              {words(`returns.states.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      }
    >
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.data.length === 0 && <Typography>{words('returns.none')}</Typography>}
      {data && data.data.length > 0 && (
        <>
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('returns.title')}>
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell>{words('returns.number')}</TableCell>
                  <TableCell>{words('returns.order')}</TableCell>
                  <TableCell>{words('returns.kind')}</TableCell>
                  <TableCell>{words('returns.state')}</TableCell>
                  <TableCell align="right">{words('returns.pieces')}</TableCell>
                  <TableCell align="right">{words('returns.refund')}</TableCell>
                  <TableCell>{words('returns.requestedAt')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.data.map((row) => (
                  <TableRow key={row.id} hover>
                    <TableCell component="th" scope="row">
                      <Link to={`/returns/${row.id}`}>{row.number}</Link>
                    </TableCell>
                    <TableCell>
                      <Link to={`/orders/${row.orderId}`}>{row.orderNumber}</Link>
                    </TableCell>
                    <TableCell>{words(`returns.kinds.${row.kind}`)}</TableCell>
                    <TableCell>{words(`returns.states.${row.state}`)}</TableCell>
                    <TableCell align="right">{row.pieces}</TableCell>
                    <TableCell align="right">{formatDetailPrice(row.refund)}</TableCell>
                    <TableCell>{dateAndTimeOf(row.requestedAt)}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
      <Box sx={{ mt: 2 }}>
        <QuarantineSection />
      </Box>
    </Page>
  )
}
