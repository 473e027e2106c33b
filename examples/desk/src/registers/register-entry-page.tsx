import type { RegisterEntryWithHistory } from '@dawakit/core/contract'
import { Button, Stack, Typography } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { keyOf, useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { Section } from '../orders/sections/section.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { RegisterTable } from './register-table.tsx'

/** All that a register has of one supply, and the way to correct it. */
export function RegisterEntryPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data, error, refetch } = useDeskRead('GET /desk/registerEntry', { query: { id } })
  if (error && !data) {
    return (
      <Page title={words('registers.title')}>
        <Failure error={error} onAgain={() => refetch()} />
      </Page>
    )
  }
  return data ? <History id={id} history={data} /> : <Loading />
}

function History({ id, history }: { id: string; history: RegisterEntryWithHistory }) {
  const words = useWords()
  const client = useQueryClient()
  /** As it stood when the correction was begun. */
  const [begun, setBegun] = useState<RegisterEntryWithHistory | null>(null)
  const { entries } = history
  const show = (now: RegisterEntryWithHistory) =>
    client.setQueryData(keyOf('GET /desk/registerEntry', { query: { id } }), now)
  const correct = useDeskChange('POST /desk/register/correct', {
    makesOld: ['GET /desk/register'],
    done: words('registers.correct.done'),
    isQuiet: true,
    onDone(now) {
      setBegun(null)
      show(now)
    },
    onRefused({ code, data }) {
      if (code === 'register-entry-changed' && data) show(data as RegisterEntryWithHistory)
      return false
    },
  })
  const title = words('registers.entry', { number: entries[0]?.number ?? '' })
  const last = begun?.entries.at(-1)
  const begin = () => {
    correct.reset()
    setBegun(history)
  }
  return (
    <Page
      title={title}
      actions={
        <Button variant="outlined" onClick={begin}>
          {words('registers.correct.button')}
        </Button>
      }
    >
      <Stack spacing={2}>
        <Section title={words('registers.history')}>
          <RegisterTable label={title} entries={entries} />
        </Section>
        {entries
          .filter(({ kind }) => kind === 'corrected')
          .map(({ id: corrected, number, reason, by }) => (
            <Typography key={corrected} sx={{ overflowWrap: 'anywhere' }}>
              {number}: {reason}{' '}
              <Typography component="span" variant="body2" color="text.secondary">
                {words('registers.writtenBy', { name: by })}
              </Typography>
            </Typography>
          ))}
      </Stack>
      {begun && last && (
        <CorrectDialog
          number={entries[0]?.number ?? ''}
          people={last}
          error={correct.error}
          isPending={correct.isPending}
          onSend={(people, reason) => correct.mutate({ id, seen: begun.version, ...people, reason })}
          onClose={() => setBegun(null)}
        />
      )}
    </Page>
  )
}
