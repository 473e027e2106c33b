import type { CountOf } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
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
import { Link, useNavigate } from 'react-router-dom'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useOnceKey } from '../api/use-once-key.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { aboutOf } from './about-of.ts'

const ROWS = 50
/** What is chosen one by one is chosen elsewhere. */
const KINDS = ['place', 'category', 'maker', 'unknown'] as const satisfies CountOf[]

/** The counts of the shelf, the newest first, and a new one. */
export function CountsPage() {
  const words = useWords()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useDeskPage('GET /desk/counts', {
    query: { page: page + 1, limit: ROWS },
  })
  return (
    <Page title={words('counts.title')}>
      <Stack spacing={2}>
        <OpenCount />
        {error && <Failure error={error} onAgain={() => void refetch()} />}
        {!data && !error && <Loading />}
        {data && data.data.length === 0 && <Typography>{words('counts.none')}</Typography>}
        {data && data.data.length > 0 && (
          <>
            <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('counts.title')}>
              <Table size="small">
                <TableHead>
                  <TableRow>
                    <TableCell>{words('counts.what')}</TableCell>
                    <TableCell>{words('counts.state')}</TableCell>
                    <TableCell>{words('counts.counted')}</TableCell>
                    <TableCell align="right">{words('counts.value')}</TableCell>
                    <TableCell>{words('counts.openedBy')}</TableCell>
                    <TableCell>{words('counts.openedAt')}</TableCell>
                  </TableRow>
                </TableHead>
                <TableBody>
                  {data.data.map((row) => (
                    <TableRow key={row.id} hover>
                      <TableCell component="th" scope="row">
                        <Link to={`/counts/${row.id}`}>{aboutOf(row, words)}</Link>
                      </TableCell>
                      <TableCell>{words(`counts.states.${row.state}`)}</TableCell>
                      <TableCell>
                        {words('counts.ofProducts', { counted: row.counted, products: row.products })}
                      </TableCell>
                      <TableCell align="right">
                        {row.value === null ? words('desk.none') : formatDetailPrice(row.value)}
                      </TableCell>
                      <TableCell>{row.openedBy}</TableCell>
                      <TableCell>{dateAndTimeOf(row.openedAt)}</TableCell>
                    </TableRow>
                  ))}
                </TableBody>
              </Table>
            </Box>
            <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
          </>
        )}
      </Stack>
    </Page>
  )
}

function OpenCount() {
  const words = useWords()
  const navigate = useNavigate()
  const [of, setOf] = useState<(typeof KINDS)[number]>('place')
  const [about, setAbout] = useState('')
  const [isBlind, setBlind] = useState(false)
  const wanted = { of, about: of === 'unknown' ? '' : about.trim(), productIds: [], isBlind }
  const key = useOnceKey(wanted)
  const { mutate, isPending } = useDeskChange('POST /desk/counts', {
    done: null,
    makesOld: ['GET /desk/counts'],
    onDone: ({ id }) => navigate(`/counts/${id}`),
  })
  return (
    <Section title={words('counts.open')}>
      <Stack
        component="form"
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ alignItems: 'start', flexWrap: 'wrap', rowGap: 1 }}
        onSubmit={(event) => {
          event.preventDefault()
          mutate({ key, ...wanted })
        }}
      >
        <TextField
          select
          margin="none"
          label={words('counts.what')}
          value={of}
          sx={{ minWidth: 200 }}
          onChange={({ target }) => setOf(KINDS.find((one) => one === target.value) ?? 'place')}
        >
          {KINDS.map((one) => (
            <MenuItem key={one} value={one}>
              {words(`counts.of.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {of !== 'unknown' && (
          <TextField
            margin="none"
            required
            label={words('counts.about')}
            helperText={words(`counts.aboutHelp.${of}`)}
            value={about}
            onChange={({ target }) => setAbout(target.value)}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={isBlind} onChange={(_, isChecked) => setBlind(isChecked)} />}
          label={words('counts.blind')}
        />
        <Button type="submit" variant="contained" loading={isPending}>
          {words('counts.open')}
        </Button>
      </Stack>
    </Section>
  )
}
