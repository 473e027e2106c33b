import type { DeskBill, DeskBillLine, TakenMrp } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Alert, AlertTitle, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm } from 'react-admin'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { draftOf } from './bill-draft.ts'
import { BillFindings } from './bill-findings.tsx'
import { BillForm } from './bill-form.tsx'
import { NotesSection } from './notes-section.tsx'
import { ReceivedLines } from './received-lines.tsx'

const OLD = [
  'GET /desk/goodsIn',
  'GET /desk/goodsIn/bill',
  'GET /desk/toComplete',
  'GET /desk/inputTax',
  'GET /desk/supplier',
] as const

/** One bill: put right, checked and taken in; then as it is for good. */
export function BillPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: bill, error, refetch } = useDeskRead('GET /desk/goodsIn/bill', { query: { id } })
  /** The bill that somebody has typed into: it stays until that is saved, though another look finds a newer one. */
  const [typedInto, setTypedInto] = useState<DeskBill | null>(null)
  if (error && !bill) {
    return (
      <Page title={words('goodsIn.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  if (!bill) return <Loading />
  const shown = typedInto ?? bill
  return (
    <Page title={words('goodsIn.billTitle', { number: bill.number })}>
      <Stack spacing={2}>
        <Sums bill={bill} />
        {bill.state === 'received' ? (
          <>
            <Section title={words('goodsIn.lines')}>
              <ReceivedLines lines={bill.lines} />
            </Section>
            <NotesSection bill={bill} />
          </>
        ) : (
          <>
            <ToReceive key={bill.version} bill={bill} isTyped={typedInto !== null} />
            <Section title={words('goodsIn.lines')}>
              {bill.version !== shown.version && (
                <Alert
                  severity="warning"
                  sx={{ mb: 1.5 }}
                  action={
                    <Button color="inherit" size="small" onClick={() => setTypedInto(null)}>
                      {words('goodsIn.showNow')}
                    </Button>
                  }
                >
                  {words('goodsIn.changedMeanwhile')}
                </Alert>
              )}
              <BillForm
                key={shown.version}
                bill={shown}
                draft={draftOf(shown)}
                onSaved={() => void refetch().then(() => setTypedInto(null))}
                onTyped={() => setTypedInto(shown)}
              />
            </Section>
          </>
        )}
      </Stack>
    </Page>
  )
}

function Sums({ bill }: { bill: DeskBill }) {
  const words = useWords()
  return (
    <Section title={bill.supplierName}>
      <Facts
        facts={[
          [words('goodsIn.state'), words(`goodsIn.states.${bill.state}`)],
          [words('goodsIn.date'), dateOf(bill.date)],
          [words('goodsIn.taxable'), formatDetailPrice(bill.taxable)],
          [words('goodsIn.cgst'), formatDetailPrice(bill.cgst)],
          [words('goodsIn.sgst'), formatDetailPrice(bill.sgst)],
          [words('goodsIn.igst'), formatDetailPrice(bill.igst)],
          [words('goodsIn.reckoned'), formatDetailPrice(bill.total)],
        ]}
      />
      {bill.receivedAt && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {words('goodsIn.receivedBy', { name: bill.receivedBy, time: dateAndTimeOf(bill.receivedAt) })}
        </Typography>
      )}
    </Section>
  )
}

/** @param props.isTyped - Something of the bill is typed and not saved: it is saved first. */
function ToReceive({ bill, isTyped }: { bill: DeskBill; isTyped: boolean }) {
  const words = useWords()
  const navigate = useNavigate()
  const [isSure, setSure] = useState(false)
  const [isDiscarding, setDiscarding] = useState(false)
  const seen = { id: bill.id, seen: bill.version }
  const check = useDeskChange('POST /desk/goodsIn/check', { makesOld: OLD, done: words('goodsIn.checked') })
  const receive = useDeskChange('POST /desk/goodsIn/receive', {
    makesOld: OLD,
    done: words('goodsIn.received'),
  })
  const take = useDeskChange('POST /desk/goodsIn/takeMrp', {
    makesOld: OLD,
    done: words('goodsIn.findings.taken'),
  })
  const { left = [] } = take.data ?? (take.error?.data as Partial<TakenMrp> | undefined) ?? {}
  const discard = useDeskChange('POST /desk/goodsIn/discard', {
    makesOld: ['GET /desk/goodsIn'],
    done: words('goodsIn.discarded'),
    onDone: () => navigate('/goods-in'),
  })
  const isAsked = bill.findings.some(({ weight }) => weight === 'asked')
  const isRefused = bill.findings.some(({ weight }) => weight === 'refused')
  return (
    <Section title={words('goodsIn.findings.title')}>
      <Stack spacing={1.5}>
        <BillFindings
          findings={bill.findings}
          isBusy={take.isPending || isTyped}
          onTakeMrp={(lineNos) => take.mutate({ ...seen, lineNos })}
        />
        {left.length > 0 && (
          <Alert severity="warning">
            <AlertTitle>{words('goodsIn.findings.notTaken')}</AlertTitle>
            {words('goodsIn.findings.notTakenHint')}
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {left.map(({ lineNo, reason }) => (
                <LeftLine key={lineNo} reason={reason} line={bill.lines[lineNo - 1]} lineNo={lineNo} />
              ))}
            </ul>
          </Alert>
        )}
        {bill.unread.length > 0 && (
          <Alert severity="warning">
            {words('goodsIn.unread.title')}
            <ul style={{ margin: 0, paddingInlineStart: 18 }}>
              {bill.unread.map(({ line, reason }) => (
                <li key={line}>{words('goodsIn.unread.row', { line, reason })}</li>
              ))}
            </ul>
          </Alert>
        )}
        {bill.state === 'checked' && isAsked && (
          <FormControlLabel
            control={<Checkbox checked={isSure} onChange={(_, isChecked) => setSure(isChecked)} />}
            label={words('goodsIn.sure')}
          />
        )}
        {isTyped && <Typography color="text.secondary">{words('goodsIn.saveFirst')}</Typography>}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {bill.state === 'draft' ? (
            <Button
              // Another one than what takes the packs in: pressed twice, it does not do that.
              key="check"
              variant="contained"
              disabled={isRefused || isTyped}
              loading={check.isPending}
              onClick={() => check.mutate(seen)}
            >
              {words('goodsIn.check')}
            </Button>
          ) : (
            <Button
              key="receive"
              variant="contained"
              disabled={isTyped || (isAsked && !isSure)}
              loading={receive.isPending}
              onClick={() => receive.mutate({ ...seen, isSure })}
            >
              {words('goodsIn.receive')}
            </Button>
          )}
          <Button color="error" loading={discard.isPending} onClick={() => setDiscarding(true)}>
            {words('goodsIn.discard')}
          </Button>
        </Stack>
        <Confirm
          isOpen={isDiscarding}
          title={words('goodsIn.discardTitle', { number: bill.number })}
          content={words('goodsIn.discardText', { smart_count: bill.lines.length })}
          confirm={words('goodsIn.discard')}
          confirmColor="warning"
          onConfirm={() => {
            setDiscarding(false)
            discard.mutate(seen)
          }}
          onClose={() => setDiscarding(false)}
        />
      </Stack>
    </Section>
  )
}

/** A line whose product keeps its own MRP, why, and the way to that product. */
function LeftLine({ lineNo, line, reason }: { lineNo: number; line?: DeskBillLine; reason: string }) {
  const words = useWords()
  return (
    <li>
      {words('goodsIn.findings.line', { line: lineNo })}
      {line && (
        <>
          {', '}
          <Link to={`/products/${line.productId}`}>{line.name}</Link>
        </>
      )}
      {': '}
      {reason}
    </li>
  )
}
