import type { DeskBulkRun } from '@dawakit/core/contract'
import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material'
import { Link } from 'react-router-dom'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords, type Words } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf, shortTimeOf } from '../layout/times.ts'

const EVERY_MS = 2000

/** The last changes of several products, each with its way back for an hour. */
export function BulkRunsPage() {
  const words = useWords()
  const { data, error, refetch } = useDeskRead('GET /desk/products/bulk', {}, { everyMs: EVERY_MS })
  const undo = useDeskChange('POST /desk/products/bulk/undo', {
    done: null,
    makesOld: ['GET /desk/products/bulk', 'POST /desk/products/search', 'GET /desk/products/one'],
    isQuiet: true,
  })
  return (
    <Page
      title={words('products.runs')}
      actions={
        <Button component={Link} to="/products">
          {words('products.keys.back')}
        </Button>
      }
    >
      {error && <Failure error={error} onAgain={() => void refetch()} />}
      {undo.error && <Alert severity="error">{undo.error.message}</Alert>}
      {!data && !error && <Loading />}
      {data?.length === 0 && <Typography color="text.secondary">{words('products.bulk.none')}</Typography>}
      {data && data.length > 0 && (
        <Box
          sx={{ overflowX: 'auto', bgcolor: 'background.paper' }}
          tabIndex={0}
          role="region"
          aria-label={words('products.runs')}
        >
          <Table size="small" aria-label={words('products.runs')}>
            <TableHead>
              <TableRow>
                <TableCell>{words('products.bulk.when')}</TableCell>
                <TableCell>{words('products.bulk.who')}</TableCell>
                <TableCell>{words('products.bulk.how')}</TableCell>
                <TableCell>{words('products.bulk.outcome')}</TableCell>
                <TableCell>{words('products.bulk.undo')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((run) => (
                <TableRow key={run.id}>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{dateAndTimeOf(run.startedAt)}</TableCell>
                  <TableCell>{run.by}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{changeText(words, run)}</TableCell>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>{outcomeText(words, run)}</TableCell>
                  <TableCell>
                    {run.undoUntil && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={words('products.bulk.undoOne', {
                          change: changeText(words, run),
                          time: dateAndTimeOf(run.startedAt),
                        })}
                        loading={undo.isPending && undo.variables?.id === run.id}
                        onClick={() => undo.mutate({ id: run.id })}
                      >
                        {words('products.bulk.undo')}
                      </Button>
                    )}{' '}
                    {run.undoUntil &&
                      words('products.bulk.undoUntil', { time: shortTimeOf(run.undoUntil, new Date()) })}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Page>
  )
}

function changeText(words: Words, { change }: DeskBulkRun): string {
  const { what, ...values } = change
  const said = Object.values(values).filter((value) => value !== '')
  const title = words(`products.bulk.whats.${what}`)
  return what === 'price'
    ? `${title}: ${change.percent} %`
    : [title, said.join(', ')].filter(Boolean).join(': ')
}

function outcomeText(words: Words, run: DeskBulkRun): string {
  const refused = run.refused.reduce((sum, one) => sum + one.count, 0)
  return [
    words(`products.bulk.states.${run.state}`),
    run.undone
      ? words('products.bulk.undone', run.undone)
      : words('products.bulk.changed', { changed: run.changed, same: run.same, refused }),
  ].join(' · ')
}
