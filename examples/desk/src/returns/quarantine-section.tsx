import type { QuarantinedBatch } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import { useDeskChange, useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { DeskTable } from '../layout/desk-table.tsx'
import { Pager } from '../layout/pager.tsx'
import { dateAndTimeOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { useStaff } from '../sign-in/use-staff.ts'
import { ReasonDialog } from './reason-dialog.tsx'

const ROWS = 50

/** What came back and is kept apart, by batch; nothing where nothing is. A pharmacist decides. */
export function QuarantineSection() {
  const words = useWords()
  const role = useStaff()?.role
  const [page, setPage] = useState(0)
  const [deciding, setDeciding] = useState<Decision | null>(null)
  const query = { page: page + 1, limit: ROWS }
  const isAsked = role === 'owner' || role === 'pharmacist'
  const { data, error, refetch } = useDeskPage('GET /desk/quarantine', { query }, { isAsked })
  if (!isAsked || (!error && (data?.totalCount ?? 0) === 0)) return null
  return (
    <Section title={words('returns.quarantine.title')}>
      <DeskTable
        label={words('returns.quarantine.packs')}
        rows={data?.data}
        error={error}
        onAgain={() => void refetch()}
        none={words('returns.quarantine.none')}
        keyOf={({ productId, batch, expiresOn }) => `${productId} ${batch} ${expiresOn}`}
        columns={[
          { title: words('returns.product'), cell: ({ name }) => name },
          {
            title: words('returns.quarantine.batch'),
            cell: ({ batch }) => batch || words('returns.quarantine.unknownBatch'),
          },
          { title: words('returns.quarantine.expiry'), cell: ({ expiresOn }) => expiresOn.slice(0, 7) },
          {
            title: words('returns.quarantine.mrp'),
            isNumber: true,
            cell: ({ mrp }) => (mrp === null ? '' : formatDetailPrice(mrp)),
          },
          { title: words('returns.pieces'), isNumber: true, cell: ({ quarantined }) => quarantined },
          {
            title: words('returns.quarantine.since'),
            cell: ({ since }) => (since === null ? '' : dateAndTimeOf(since)),
          },
          ...(role === 'pharmacist'
            ? [
                {
                  title: words('returns.judgement'),
                  cell: (row: QuarantinedBatch) => (
                    <Stack direction={{ xs: 'column', lg: 'row' }} spacing={1}>
                      {row.held === null && (
                        <Button variant="outlined" onClick={() => setDeciding({ row, to: 'release' })}>
                          {words('returns.quarantine.release')}
                        </Button>
                      )}
                      <Button variant="outlined" onClick={() => setDeciding({ row, to: 'destroy' })}>
                        {words('returns.quarantine.destroy')}
                      </Button>
                    </Stack>
                  ),
                },
              ]
            : []),
        ]}
      />
      <Pager count={data?.totalCount ?? 0} page={page} rows={ROWS} onPage={setPage} />
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(null)} />}
    </Section>
  )
}

interface Decision {
  row: QuarantinedBatch
  to: 'release' | 'destroy'
}

/** All packs of the batch that wait, with why. */
function DecideDialog({ row, to, onClose }: Decision & { onClose: () => void }) {
  const words = useWords()
  const [key] = useState(() => crypto.randomUUID())
  const done = { makesOld: ['GET /desk/quarantine'] as const, onDone: onClose }
  const release = useDeskChange('POST /desk/quarantine/release', done)
  const destroy = useDeskChange('POST /desk/quarantine/destroy', done)
  const { productId, batch, expiresOn, quarantined: units } = row
  const packs = { productId, batch, expiresOn, units, key }
  return (
    <ReasonDialog
      title={words(`returns.quarantine.${to}Title`, { name: row.name, smart_count: units })}
      label={words(`returns.quarantine.${to}Words`)}
      action={words(`returns.quarantine.${to}`)}
      isPending={release.isPending || destroy.isPending}
      onClose={onClose}
      onSend={(reason) =>
        to === 'release' ? release.mutate({ ...packs, words: reason }) : destroy.mutate({ ...packs, reason })
      }
    />
  )
}
