import type { CorrectionReason, DeskCorrection } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Box,
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { fileUrl } from '../api/ask.ts'
import { useDeskChange, useDeskPage, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { WriteCorrection } from './write-correction.tsx'

const ROWS = 50
const REASONS = ['counted', 'breakage', 'expiry', 'theft', 'found'] as const satisfies CorrectionReason[]

/** The register of what was missing from the shelf or found there. */
export function CorrectionsPage() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const [filter, setFilter] = useState({ from: '', to: '', reason: '' })
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const { data, error, refetch } = useDeskPage('GET /desk/corrections', {
    query: { ...chosen, page: page + 1, limit: ROWS },
  })
  const sums = useDeskRead('GET /desk/corrections/sums', { query: chosen })
  const choose = (more: Partial<typeof filter>) => {
    setPage(0)
    setFilter({ ...filter, ...more })
  }
  return (
    <Page
      title={words('corrections.title')}
      actions={
        <Button component="a" href={fileUrl('GET /desk/corrections/list', chosen)} download>
          {words('corrections.list')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <WriteCorrection />
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              type="date"
              margin="none"
              label={words(`corrections.${end}`)}
              value={filter[end]}
              slotProps={{ inputLabel: { shrink: true } }}
              onChange={({ target }) => choose({ [end]: target.value })}
            />
          ))}
          <TextField
            select
            margin="none"
            label={words('counts.why')}
            value={filter.reason}
            sx={{ minWidth: 160 }}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
            onChange={({ target }) => choose({ reason: target.value })}
          >
            <MenuItem value="">{words('counts.all')}</MenuItem>
            {REASONS.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`counts.reasons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
        <Typography>
          {(sums.data ?? [])
            .map(
              ({ reason, units, value }) =>
                `${words(`counts.reasons.${reason}`)}: ${units} · ${formatDetailPrice(value)}`,
            )
            .join(' — ')}
        </Typography>
        {error && <Failure error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && data.data.length === 0 && <Typography>{words('corrections.none')}</Typography>}
        {data && data.data.length > 0 && (
          <>
            <Box
              sx={{ overflowX: 'auto' }}
              tabIndex={0}
              role="region"
              aria-label={words('corrections.title')}
            >
              <Register rows={data.data} />
            </Box>
            <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
          </>
        )}
      </Stack>
    </Page>
  )
}

function Register({ rows }: { rows: readonly DeskCorrection[] }) {
  const words = useWords()
  const undo = useDeskChange('POST /desk/corrections/undo', {
    makesOld: ['GET /desk/corrections', 'GET /desk/corrections/sums', 'GET /desk/shelf'],
  })
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{words('corrections.at')}</TableCell>
          <TableCell>{words('counts.product')}</TableCell>
          <TableCell>{words('counts.batch')}</TableCell>
          <TableCell>{words('counts.why')}</TableCell>
          <TableCell align="right">{words('corrections.units')}</TableCell>
          <TableCell align="right">{words('corrections.value')}</TableCell>
          <TableCell>{words('corrections.note')}</TableCell>
          <TableCell>{words('counts.by')}</TableCell>
          <TableCell>{words('corrections.undo')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow key={row.id} hover>
            <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateAndTimeOf(row.at)}</TableCell>
            <TableCell component="th" scope="row">
              {row.name}
            </TableCell>
            <TableCell>{row.batch || words('counts.unknownBatch')}</TableCell>
            <TableCell>{words(`counts.reasons.${row.reason}`)}</TableCell>
            <TableCell align="right">{row.units}</TableCell>
            <TableCell align="right">
              {row.valuedBy === 'mrp'
                ? words('corrections.atMrp', { value: formatDetailPrice(row.value) })
                : formatDetailPrice(row.value)}
            </TableCell>
            <TableCell>{row.note}</TableCell>
            <TableCell>{row.by}</TableCell>
            <TableCell>
              {row.undoes !== null && words('corrections.takesBack')}
              {row.isUndone && words('corrections.undone')}
              {row.undoes === null && !row.isUndone && (
                <Button
                  size="small"
                  aria-label={words('corrections.undoOne', {
                    name: row.name,
                    batch: row.batch || words('counts.unknownBatch'),
                    time: dateAndTimeOf(row.at),
                  })}
                  loading={undo.isPending && undo.variables?.id === row.id}
                  onClick={() => undo.mutate({ id: row.id })}
                >
                  {words('corrections.undo')}
                </Button>
              )}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
