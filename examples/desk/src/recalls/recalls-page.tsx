import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { BeginRecallDialog } from './begin-recall-dialog.tsx'

const ROWS = 50

/** Batches that are or were called back, the newest first. */
export function RecallsPage() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const [isBeginning, setBeginning] = useState(false)
  const { data, error, refetch } = useDeskPage('GET /desk/recalls', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <Page
      title={words('recalls.title')}
      actions={
        <Button variant="contained" onClick={() => setBeginning(true)}>
          {words('recalls.begin')}
        </Button>
      }
    >
      {isBeginning && <BeginRecallDialog onClose={() => setBeginning(false)} />}
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.data.length === 0 && <Typography>{words('recalls.none')}</Typography>}
      {data && data.data.length > 0 && (
        <>
          <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('recalls.title')}>
            <Table size="small" sx={{ '& td, & th': { verticalAlign: 'top' } }}>
              <TableHead>
                <TableRow>
                  <TableCell>{words('recalls.batch')}</TableCell>
                  <TableCell>{words('recalls.product')}</TableCell>
                  <TableCell>{words('recalls.state')}</TableCell>
                  <TableCell>{words('recalls.begunAt')}</TableCell>
                  <TableCell align="right">{words('recalls.told')}</TableCell>
                  <TableCell>{words('recalls.reason')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.data.map((row) => (
                  <TableRow key={row.id} hover>
                    <TableCell component="th" scope="row">
                      <Link to={`/recalls/${row.id}`}>{row.batch}</Link>
                    </TableCell>
                    <TableCell>{row.product.name}</TableCell>
                    <TableCell>{words(`recalls.states.${row.state}`)}</TableCell>
                    <TableCell>{dateAndTimeOf(row.begunAt)}</TableCell>
                    <TableCell align="right">{row.told}</TableCell>
                    <TableCell sx={{ minWidth: 200, overflowWrap: 'anywhere' }}>{row.reason}</TableCell>
                  </TableRow>
                ))}
              </TableBody>
            </Table>
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
    </Page>
  )
}
