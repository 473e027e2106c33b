import type { DeskImport } from '@dawakit/core/contract'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { UndoDialog } from './undo-dialog.tsx'

const ROWS = 25

/** Every import of the shop, and the way to take one back. */
export function EarlierImports() {
  const words = useWords()
  const navigate = useNavigate()
  const [page, setPage] = useState(0)
  const [asked, setAsked] = useState<DeskImport | null>(null)
  const query = { page: page + 1, limit: ROWS }
  const { data, error, refetch } = useDeskPage('GET /desk/imports', { query })
  return (
    <Section title={words('imports.earlier.title')}>
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && data.data.length === 0 && (
        <Typography color="text.secondary">{words('imports.earlier.none')}</Typography>
      )}
      {data && data.data.length > 0 && (
        <>
          <Box
            sx={{ overflowX: 'auto' }}
            tabIndex={0}
            role="region"
            aria-label={words('imports.earlier.table')}
          >
            <Table size="small">
              <TableHead>
                <TableRow>
                  <TableCell align="right">{words('imports.earlier.number')}</TableCell>
                  <TableCell>{words('imports.earlier.kind')}</TableCell>
                  <TableCell>{words('imports.earlier.file')}</TableCell>
                  <TableCell>{words('imports.earlier.at')}</TableCell>
                  <TableCell>{words('imports.earlier.by')}</TableCell>
                  <TableCell align="right">{words('imports.result.added')}</TableCell>
                  <TableCell align="right">{words('imports.result.changed')}</TableCell>
                  <TableCell align="right">{words('imports.result.refused')}</TableCell>
                  <TableCell>{words('imports.earlier.state')}</TableCell>
                  <TableCell>{words('imports.earlier.actions')}</TableCell>
                </TableRow>
              </TableHead>
              <TableBody>
                {data.data.map((row) => (
                  <ImportRow key={row.number} row={row} onUndo={() => setAsked(row)} />
                ))}
              </TableBody>
            </Table>
          </Box>
          <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
        </>
      )}
      {asked && (
        <UndoDialog
          row={asked}
          onBegun={(run) => navigate(`/imports/${run.id}`)}
          onClose={() => setAsked(null)}
        />
      )}
    </Section>
  )
}

function ImportRow({ row, onUndo }: { row: DeskImport; onUndo: () => void }) {
  const words = useWords()
  const { number, kind, file, startedAt, by, added, changed, refused, state, runId, canUndo } = row
  return (
    <TableRow hover>
      <TableCell component="th" scope="row" align="right">
        {number}
      </TableCell>
      <TableCell>{words(`imports.kinds.${kind}`)}</TableCell>
      <TableCell sx={{ minWidth: 140, overflowWrap: 'anywhere' }}>{file}</TableCell>
      <TableCell sx={{ minWidth: 110 }}>{dateAndTimeOf(startedAt)}</TableCell>
      <TableCell>{by || words('imports.earlier.nobody')}</TableCell>
      <TableCell align="right">{added}</TableCell>
      <TableCell align="right">{changed}</TableCell>
      <TableCell align="right">{refused ?? words('desk.none')}</TableCell>
      <TableCell>{words(`imports.states.${state}`)}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {runId && (
          <Button
            component={Link}
            to={`/imports/${runId}`}
            size="small"
            aria-label={words('imports.earlier.reportOf', { number })}
          >
            {words('imports.earlier.report')}
          </Button>
        )}
        {canUndo && (
          <Button size="small" aria-label={words('imports.undo.actionOf', { number })} onClick={onUndo}>
            {words('imports.undo.action')}
          </Button>
        )}
      </TableCell>
    </TableRow>
  )
}
