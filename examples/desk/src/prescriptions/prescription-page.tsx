import type { PrescriptionCheck, PrescriptionParticulars } from '@dawakit/core/contract'
import { Alert, Box, Button, Chip, FormControlLabel, Radio, RadioGroup, Stack } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { keyOf, useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useShortcuts } from '../keyboard/shortcuts.tsx'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dayOf } from '../layout/times.ts'
import { Section } from '../orders/sections/section.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { CheckFacts } from './check-facts.tsx'
import { approvalOf, draftOf, hasPacks, type LineDraft, NEW_GRANT } from './line-draft.ts'
import { LineForm } from './line-form.tsx'
import { NO_PARTICULARS, particularsErrors, writtenOf } from './particulars-draft.ts'
import { ParticularsForm } from './particulars-form.tsx'
import { PrescriptionPicture } from './prescription-picture.tsx'
import { WordsDialog } from './words-dialog.tsx'
import { WriteParticulars } from './write-particulars.tsx'

/** Days that a prescription is proposed to be good for. */
const PROPOSED_DAYS = 30
const DAY_MS = 86_400_000
const QUEUES = [
  'GET /desk/prescriptions',
  'GET /desk/orders',
  'GET /desk/orders/counts',
  'GET /desk/order',
] as const

/** The check of one order: its pictures beside the lines that need them. */
export function PrescriptionPage() {
  const { orderId = '' } = useParams()
  return <OneCheck key={orderId} orderId={orderId} />
}

function OneCheck({ orderId }: { orderId: string }) {
  const words = useWords()
  const { data: check, error, refetch } = useDeskRead('GET /desk/prescription', { query: { orderId } })
  if (error && !check) {
    return (
      <Page title={words('prescriptions.title')}>
        <Failure error={error} onAgain={() => refetch()} />
      </Page>
    )
  }
  return check ? <Check key={openLinesOf(check)} check={check} /> : <Loading />
}

/** What the fields are for: they start again when that has changed, not whenever the customer has written something. */
function openLinesOf({ lines }: PrescriptionCheck): string {
  return lines.map(({ lineNo, isOpen, quantity }) => (isOpen ? `${lineNo}:${quantity}` : '')).join(' ')
}

function Check({ check }: { check: PrescriptionCheck }) {
  const words = useWords()
  const navigate = useNavigate()
  const client = useQueryClient()
  const { orderId, version: seen, prescriptions, isOpen } = check
  const [shown, setShown] = useState(Math.max(0, prescriptions.length - 1))
  const [drafts, setDrafts] = useState<readonly LineDraft[]>(() => {
    const lastDay = dayOf(new Date(Date.now() + PROPOSED_DAYS * DAY_MS))
    return check.lines.filter((line) => line.isOpen).map((line) => draftOf(line, lastDay))
  })
  const [dialog, setDialog] = useState<'approve' | 'ask' | 'decline' | 'takeBack' | null>(null)
  const [isWhole, setWhole] = useState(true)
  const [written, setWritten] = useState<Readonly<Record<string, PrescriptionParticulars>>>({})
  const form = useRef<HTMLDivElement>(null)
  const picture = prescriptions[shown]
  const particulars = (picture && (written[picture.id] ?? picture.particulars)) ?? NO_PARTICULARS
  const show = (now: PrescriptionCheck) =>
    client.setQueryData(keyOf('GET /desk/prescription', { query: { orderId } }), now)
  const options = {
    makesOld: QUEUES,
    onDone: (now: PrescriptionCheck) => {
      setDialog(null)
      show(now)
    },
    onRefused: (refused: { code: string; data: unknown }) => {
      const isOld = refused.code === 'order-changed' || refused.code === 'not-waiting-for-pharmacist'
      if (isOld && refused.data) show(refused.data as PrescriptionCheck)
      return false
    },
  }
  const [tries, setTries] = useState(0)
  const approve = useDeskChange('POST /desk/prescription/approve', {
    ...options,
    onRefused: (refused) => {
      setDialog(null)
      return options.onRefused(refused)
    },
  })
  const takeBack = useDeskChange('POST /desk/prescription/takeBack', {
    ...options,
    done: words('prescriptions.takeBack.done'),
  })
  const ask = useDeskChange('POST /desk/prescription/ask', {
    ...options,
    done: words('prescriptions.ask.done'),
  })
  const decline = useDeskChange('POST /desk/prescription/decline', options)
  const chosen = drafts.filter(({ isChosen }) => isChosen)
  const openApproval = () => {
    if (chosen.length === 0 || approve.isPending) return
    if (chosen.every(hasPacks)) setDialog('approve')
    else setTries((now) => now + 1)
  }
  const send = () => {
    if (approve.isPending) return
    const lines = chosen.map((draft) => approvalOf(draft, picture?.id ?? null, writtenOf(particulars)))
    approve.mutate({ orderId, seen, lines })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the fields say that they are wrong
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries, approve.error])
  const openTakeBack = () => setDialog('takeBack')
  /** Of a line that is ticked: who wrote the prescription is not written down yet. */
  const isLacking = ({ lineNo, on }: LineDraft) => {
    const line = check.lines.find((one) => one.lineNo === lineNo)
    const earlier = line?.grants.find(({ id }) => id === on)
    return line?.needsParticulars === true && (on === NEW_GRANT || earlier?.hasParticulars === false)
  }
  const mayNeedParticulars = check.lines.some((line) => line.isOpen && line.needsParticulars)
  const next = () => navigate(check.next ? `/prescriptions/${check.next}` : '/prescriptions')
  useShortcuts([
    ...(isOpen
      ? [
          { keys: ['a'], label: 'prescriptions.approve.key' as const, run: openApproval },
          { keys: ['q'], label: 'prescriptions.ask.key' as const, run: () => setDialog('ask') },
          { keys: ['d'], label: 'prescriptions.decline.key' as const, run: () => setDialog('decline') },
        ]
      : []),
    ...(check.canTakeBack
      ? [{ keys: ['t'], label: 'prescriptions.takeBack.button' as const, run: openTakeBack }]
      : []),
    { keys: ['n'], label: 'prescriptions.next', run: next },
    { keys: ['o'], label: 'prescriptions.order', run: () => navigate(`/orders/${orderId}`) },
    { keys: ['u', 'Escape'], label: 'prescriptions.back', run: () => navigate('/prescriptions') },
  ])
  return (
    <Page
      title={words('prescriptions.of', { number: check.orderNumber })}
      actions={
        <>
          <Chip label={words(`prescriptions.states.${check.review.state}`)} />
          <Button color="inherit" onClick={() => navigate(`/orders/${orderId}`)}>
            {words('prescriptions.order')}
          </Button>
          <Button color="inherit" onClick={next}>
            {words('prescriptions.next')}
          </Button>
        </>
      }
    >
      {!isOpen && (
        <Alert
          severity={check.review.pharmacist ? 'success' : 'info'}
          sx={{ mb: 2 }}
          action={
            check.canTakeBack && (
              <Button color="inherit" onClick={openTakeBack}>
                {words('prescriptions.takeBack.button')}
              </Button>
            )
          }
        >
          {check.review.pharmacist
            ? words('prescriptions.doneBy', {
                name: check.review.pharmacist.name,
                number: check.review.pharmacist.registrationNumber,
              })
            : words('prescriptions.notOpen', { standing: words(`orders.standings.${check.standing}`) })}
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
        <PrescriptionPicture prescriptions={prescriptions} shown={shown} onShow={setShown} />
        <Stack ref={form} spacing={2}>
          <Section title={words('prescriptions.line.title')}>
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {check.lines.map((line) => (
                <LineForm
                  key={line.lineNo}
                  line={line}
                  draft={drafts.find(({ lineNo }) => lineNo === line.lineNo)}
                  lacksPacks={
                    tries > 0 && chosen.some((draft) => draft.lineNo === line.lineNo && !hasPacks(draft))
                  }
                  onChange={(draft) =>
                    setDrafts((now) => now.map((one) => (one.lineNo === draft.lineNo ? draft : one)))
                  }
                />
              ))}
            </Box>
            {isOpen && picture && mayNeedParticulars && (
              <ParticularsForm
                particulars={particulars}
                errors={particularsErrors(approve.error?.fields)}
                isRequired={chosen.some(isLacking)}
                deliveryAddress={check.deliveryAddress}
                onChange={(now) => setWritten((all) => ({ ...all, [picture.id]: now }))}
              />
            )}
            {isOpen && (
              <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
                <Button
                  variant="contained"
                  loading={approve.isPending}
                  disabled={chosen.length === 0}
                  onClick={openApproval}
                >
                  {chosen.length === drafts.length
                    ? words('prescriptions.approve.whole')
                    : words('prescriptions.approve.lines', { smart_count: chosen.length })}
                </Button>
                <Button variant="outlined" onClick={() => setDialog('ask')}>
                  {words('prescriptions.ask.button')}
                </Button>
                <Button variant="outlined" color="error" onClick={() => setDialog('decline')}>
                  {words('prescriptions.decline.button')}
                </Button>
              </Stack>
            )}
          </Section>
          <WriteParticulars check={check} onDone={show} />
          <CheckFacts check={check} />
        </Stack>
      </Box>
      {dialog === 'approve' && (
        <ApproveDialog
          lines={check.lines}
          drafts={chosen}
          isBusy={approve.isPending}
          onApprove={send}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'takeBack' && (
        <WordsDialog
          title={words('prescriptions.takeBack.title')}
          label={words('prescriptions.takeBack.label')}
          send={words('prescriptions.takeBack.send')}
          hint={words('prescriptions.takeBack.hint')}
          isBusy={takeBack.isPending}
          onSend={(reason) => takeBack.mutate({ orderId, seen, reason })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'ask' && (
        <WordsDialog
          title={words('prescriptions.ask.title')}
          label={words('prescriptions.ask.label')}
          send={words('prescriptions.ask.send')}
          isBusy={ask.isPending}
          onSend={(text) => ask.mutate({ orderId, seen, text })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'decline' && (
        <WordsDialog
          title={words('prescriptions.decline.title')}
          label={words('prescriptions.decline.label')}
          send={words('prescriptions.decline.send')}
          isBusy={decline.isPending}
          onSend={(reason) => {
            const lineNos = chosen.map(({ lineNo }) => lineNo)
            decline.mutate({ orderId, seen, reason, ...(!isWhole && { lineNos }) })
          }}
          onClose={() => setDialog(null)}
        >
          <RadioGroup
            aria-label={words('prescriptions.decline.what')}
            value={isWhole ? 'whole' : 'lines'}
            onChange={(_, value) => setWhole(value === 'whole')}
          >
            <FormControlLabel
              value="whole"
              control={<Radio />}
              label={words('prescriptions.decline.whole')}
            />
            <FormControlLabel
              value="lines"
              disabled={chosen.length === 0}
              control={<Radio />}
              label={words('prescriptions.decline.lines', { smart_count: chosen.length })}
            />
          </RadioGroup>
        </WordsDialog>
      )}
    </Page>
  )
}
