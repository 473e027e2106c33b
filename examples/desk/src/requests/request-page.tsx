import type { DeskRequest } from '@dawakit/core/contract'
import { Alert, Box, Button, Chip, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useParams } from 'react-router-dom'
import { keyOf, useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { PrescriptionPicture } from '../prescriptions/prescription-picture.tsx'
import { WordsDialog } from '../prescriptions/words-dialog.tsx'
import { PrepareForm } from './prepare-form.tsx'
import { RequestFacts } from './request-facts.tsx'

const LISTS = ['GET /desk/requests', 'GET /desk/request'] as const

/** One order by prescription: its pictures beside what is prepared of it. */
export function RequestPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: request, error, refetch } = useDeskRead('GET /desk/request', { query: { id } })
  if (error && !request) {
    return (
      <Page title={words('requests.title')}>
        <Failure error={error} onAgain={() => refetch()} />
      </Page>
    )
  }
  // It starts again when somebody has prepared it, and keeps what is filled in when anything else has changed.
  return request ? <Request key={`${id} ${request.preparedAt}`} request={request} /> : <Loading />
}

function Request({ request }: { request: DeskRequest }) {
  const words = useWords()
  const navigate = useNavigate()
  const notify = useNotify()
  const client = useQueryClient()
  const { id, version: seen, state, pictures } = request
  const [shown, setShown] = useState(0)
  const [isAnew, setAnew] = useState(false)
  const [dialog, setDialog] = useState<'ask' | 'decline' | null>(null)
  const show = (now: DeskRequest) => client.setQueryData(keyOf('GET /desk/request', { query: { id } }), now)
  const options = {
    makesOld: LISTS,
    onDone: (now: DeskRequest) => {
      setDialog(null)
      setAnew(false)
      show(now)
    },
    onRefused: ({ code, data }: { code: string; data: unknown }) => {
      if (code !== 'prescription-request-changed' || !data) return false
      notify(words('requests.changed'), { type: 'warning' })
      show(data as DeskRequest)
      return true
    },
  }
  const ask = useDeskChange('POST /desk/request/ask', { ...options, done: words('prescriptions.ask.done') })
  const decline = useDeskChange('POST /desk/request/decline', options)
  const canAsk = state === 'waiting'
  const isOpen = state === 'waiting' || state === 'asked'
  const canDecline = isOpen || state === 'prepared'
  useShortcuts([
    ...(canAsk
      ? [{ keys: ['q'], label: 'prescriptions.ask.key' as const, run: () => setDialog('ask') }]
      : []),
    ...(canDecline
      ? [{ keys: ['d'], label: 'prescriptions.decline.key' as const, run: () => setDialog('decline') }]
      : []),
    { keys: ['u', 'Escape'], label: 'requests.back', run: () => navigate('/requests') },
  ])
  return (
    <Page
      title={words('requests.of', { number: request.number })}
      actions={
        <>
          <Chip label={words(`requests.states.${state}`)} />
          {request.orderId && (
            <Button color="inherit" onClick={() => navigate(`/orders/${request.orderId}`)}>
              {words('requests.order')}
            </Button>
          )}
        </>
      }
    >
      {request.pharmacist && (
        <Alert severity={state === 'declined' ? 'info' : 'success'} sx={{ mb: 2 }}>
          {request.pharmacist.name}, {request.pharmacist.registrationNumber}
          {request.reason && `: ${request.reason}`}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <PrescriptionPicture prescriptions={pictures} shown={shown} onShow={setShown} />
        <Stack spacing={2}>
          {(isOpen || state === 'prepared') && (
            <PrepareForm
              request={request}
              shownPicture={pictures[shown]?.id ?? ''}
              isReadOnly={state === 'prepared' && !isAnew}
              onAnew={() => setAnew(true)}
              options={options}
            />
          )}
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
            {canAsk && (
              <Button variant="outlined" onClick={() => setDialog('ask')}>
                {words('prescriptions.ask.button')}
              </Button>
            )}
            {canDecline && (
              <Button variant="outlined" color="error" onClick={() => setDialog('decline')}>
                {words('prescriptions.decline.button')}
              </Button>
            )}
          </Stack>
          <RequestFacts request={request} />
        </Stack>
      </Box>
      {dialog === 'ask' && (
        <WordsDialog
          title={words('prescriptions.ask.title')}
          label={words('prescriptions.ask.label')}
          send={words('prescriptions.ask.send')}
          isBusy={ask.isPending}
          onSend={(text) => ask.mutate({ id, seen, text })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'decline' && (
        <WordsDialog
          title={words('prescriptions.decline.title')}
          label={words('prescriptions.decline.label')}
          send={words('prescriptions.decline.send')}
          isBusy={decline.isPending}
          onSend={(reason) => decline.mutate({ id, seen, reason })}
          onClose={() => setDialog(null)}
        />
      )}
    </Page>
  )
}
