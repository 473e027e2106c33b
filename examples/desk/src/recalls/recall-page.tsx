import type { DeskRecall } from '@dawakit/core/contract'
import { Box, Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { fileUrl } from '../api/ask.ts'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { ReasonDialog } from '../returns/reason-dialog.tsx'
import { monthOf } from '../shelf/batch-facts.ts'

const OLD = ['GET /desk/recall', 'GET /desk/recalls'] as const
/** While customers are told, how many were. */
const AGAIN_MS = 15_000

/** One recall: what of it is here, who has the rest, and their messages. */
export function RecallPage() {
  const words = useWords()
  const { id = '' } = useParams()
  const { data, error, refetch } = useDeskRead('GET /desk/recall', { query: { id } }, { everyMs: AGAIN_MS })
  if (error && !data) {
    return (
      <Page title={words('recalls.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  if (!data) return <Loading />
  return (
    <Page
      title={words('recalls.one', { batch: data.batch, product: data.product.name })}
      actions={<Actions recall={data} />}
    >
      <Facts recall={data} />
      {data.parcels.length > 0 && <Parcels recall={data} />}
    </Page>
  )
}

function Actions({ recall }: { recall: DeskRecall }) {
  const words = useWords()
  const [asked, setAsked] = useState<'end' | 'takeBack' | null>(null)
  const tell = useDeskChange('POST /desk/recall/tell', { makesOld: OLD, done: words('recalls.telling') })
  const end = useDeskChange('POST /desk/recall/end', { makesOld: OLD, onDone: () => setAsked(null) })
  const { id, toTell, state } = recall
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '@media print': { display: 'none' } }}>
      {toTell > 0 && (
        <Button variant="contained" loading={tell.isPending} onClick={() => tell.mutate({ id })}>
          {words('recalls.tell', { smart_count: toTell })}
        </Button>
      )}
      <Button component="a" href={fileUrl('GET /desk/recall/list', { id })} download>
        {words('recalls.list')}
      </Button>
      <Button onClick={() => window.print()}>{words('recalls.print')}</Button>
      {state === 'open' && <Button onClick={() => setAsked('end')}>{words('recalls.end')}</Button>}
      {state !== 'takenBack' && (
        <Button onClick={() => setAsked('takeBack')}>{words('recalls.takeBack')}</Button>
      )}
      {asked && (
        <ReasonDialog
          title={words(`recalls.${asked}Title`)}
          hint={words(`recalls.${asked}Hint`)}
          label={words('recalls.reason')}
          action={words(`recalls.${asked}`)}
          isPending={end.isPending}
          onSend={(reason) => end.mutate({ id, reason, isTakenBack: asked === 'takeBack' })}
          onClose={() => setAsked(null)}
        />
      )}
    </Box>
  )
}

function Facts({ recall }: { recall: DeskRecall }) {
  const words = useWords()
  const { state, reason, endReason, shelf, pieces } = recall
  return (
    <Box sx={{ mb: 2 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {endReason === ''
          ? `${words(`recalls.states.${state}`)}: ${reason}`
          : `${words('recalls.reason')}: ${reason}`}
      </Typography>
      {endReason !== '' && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {`${words(`recalls.states.${state}`)}: ${endReason}`}
        </Typography>
      )}
      {shelf.length === 0 && <Typography>{words('recalls.shelfNone')}</Typography>}
      {shelf.map(({ expiresOn, units, quarantined }) => (
        <Typography key={expiresOn}>
          {words('recalls.shelf', {
            units,
            quarantined,
            month: monthOf(expiresOn) || words('recalls.noMonth'),
          })}
        </Typography>
      ))}
      <Typography>{words('recalls.pieces', pieces)}</Typography>
      {pieces.packed > 0 && <Typography>{words('recalls.unpack')}</Typography>}
    </Box>
  )
}

function Parcels({ recall: { parcels, parcelCount } }: { recall: DeskRecall }) {
  const words = useWords()
  return (
    <>
      {parcelCount > parcels.length && (
        <Typography>{words('recalls.more', { shown: parcels.length, count: parcelCount })}</Typography>
      )}
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={words('recalls.customer')}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{words('recalls.order')}</TableCell>
              <TableCell>{words('recalls.customer')}</TableCell>
              <TableCell>{words('recalls.mobile')}</TableCell>
              <TableCell align="right">{words('recalls.quantity')}</TableCell>
              <TableCell>{words('recalls.parcelState')}</TableCell>
              <TableCell>{words('recalls.at')}</TableCell>
              <TableCell>{words('recalls.toldAt')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parcels.map((row) => (
              <TableRow key={`${row.orderId} ${row.parcel}`} hover>
                <TableCell component="th" scope="row">
                  <Link to={`/orders/${row.orderId}`}>{row.orderNumber}</Link>
                </TableCell>
                <TableCell>{row.customer.name}</TableCell>
                <TableCell>{row.customer.mobileNumber}</TableCell>
                <TableCell align="right">{row.quantity}</TableCell>
                <TableCell>{words(`recalls.parcelStates.${row.state}`)}</TableCell>
                <TableCell>{dateAndTimeOf(row.at)}</TableCell>
                <TableCell>{row.toldAt === null ? words('desk.none') : dateAndTimeOf(row.toldAt)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </>
  )
}
