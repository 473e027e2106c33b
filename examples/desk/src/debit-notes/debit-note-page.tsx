import type { DebitNote } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Alert, Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Failure } from '../layout/failure.tsx'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { dateAndTimeOf, dateOf } from '../layout/times.ts'
import { typedNumber } from '../layout/typed-number.ts'
import { MoneyTable } from '../money/money-table.tsx'
import { Facts } from '../orders/sections/facts.tsx'
import { Section } from '../orders/sections/section.tsx'
import { PaperButton } from '../papers/paper-button.tsx'
import { expiryText } from '../papers/product-text.ts'

const MONTH = 'yyyy-mm'.length

/** One debit note: what went back by it, its paper, and what its supplier has credited. */
export function DebitNotePage() {
  const { id = '' } = useParams()
  const words = useWords()
  const { data: note, error, refetch } = useDeskRead('GET /desk/debitNote', { query: { id } })
  if (error && !note) {
    return (
      <Page title={words('debitNotes.title')}>
        <Failure error={error} onAgain={() => void refetch()} />
      </Page>
    )
  }
  return note ? <Note key={id} note={note} /> : <Loading />
}

function Note({ note }: { note: DebitNote }) {
  const words = useWords()
  return (
    <Page
      title={words('debitNotes.of', { number: note.number })}
      actions={
        <PaperButton
          text={words('debitNotes.paper')}
          draw={async () => {
            const { createDebitNotePdf } = await import('../papers/debit-note-pdf.ts')
            return { pdf: await createDebitNotePdf(note, words), fileName: note.number.replaceAll('/', '-') }
          }}
        />
      }
    >
      <Stack spacing={2}>
        <Section title={note.supplier.name}>
          <Facts
            facts={[
              [
                words('goodsIn.supplier'),
                <Link key="supplier" to={`/suppliers/${note.supplierId}`}>
                  {note.supplier.name}
                </Link>,
              ],
              [words('debitNotes.issued'), `${dateOf(note.issuedAt)}, ${note.staffName}`],
              [words('debitNotes.reason'), words(`debitNotes.reasons.${note.reason}`)],
              [words('goodsIn.taxable'), formatDetailPrice(note.taxable)],
              [words('goodsIn.cgst'), formatDetailPrice(note.cgst)],
              [words('goodsIn.sgst'), formatDetailPrice(note.sgst)],
              [words('goodsIn.igst'), formatDetailPrice(note.igst)],
              [words('debitNotes.total'), formatDetailPrice(note.total)],
              [words('debitNotes.credited'), formatDetailPrice(note.credited)],
            ]}
          />
        </Section>
        <Section title={words('debitNotes.lines')}>
          <MoneyTable
            rows={note.lines.map((line) => ({ ...line, id: String(line.lineNo) }))}
            error={null}
            none={words('debitNotes.nothing')}
            columns={[
              { title: words('debitNotes.product'), cell: ({ name }) => name },
              { title: words('debitNotes.batch'), cell: ({ batch }) => batch },
              {
                title: words('debitNotes.expiry'),
                cell: ({ expiresOn }) => expiryText(expiresOn.slice(0, MONTH)),
              },
              { title: words('goodsIn.line.hsn'), cell: ({ hsn }) => hsn },
              { title: words('debitNotes.packs'), isNumber: true, cell: ({ units }) => units },
              {
                title: words('debitNotes.rate'),
                isNumber: true,
                cell: ({ rate }) => formatDetailPrice(rate),
              },
              { title: words('goodsIn.line.gst'), isNumber: true, cell: ({ gst }) => gst },
              {
                title: words('goodsIn.taxable'),
                isNumber: true,
                cell: ({ taxable }) => formatDetailPrice(taxable),
              },
            ]}
          />
        </Section>
        <Credits note={note} />
      </Stack>
    </Page>
  )
}

function Credits({ note }: { note: DebitNote }) {
  const words = useWords()
  const [key, setKey] = useState(() => crypto.randomUUID())
  const [amount, setAmount] = useState('')
  const [reference, setReference] = useState('')
  const credit = useDeskChange('POST /desk/debitNote/credited', {
    makesOld: ['GET /desk/debitNote', 'GET /desk/debitNotes', 'GET /desk/supplier'],
    isQuiet: true,
    onDone: () => {
      setKey(crypto.randomUUID())
      setAmount('')
      setReference('')
    },
  })
  const fields = credit.error?.fields ?? {}
  const said = (field: string) => ({ error: fields[field] !== undefined, helperText: fields[field] })
  return (
    <Section title={words('debitNotes.credits')}>
      {note.credits.map((one) => (
        <Typography key={`${one.at} ${one.reference}`} sx={{ overflowWrap: 'anywhere' }}>
          {`${formatDetailPrice(one.amount)}, ${one.reference} `}
          <Typography component="span" variant="body2" color="text.secondary">
            {one.staffName}, {dateAndTimeOf(one.at)}
          </Typography>
        </Typography>
      ))}
      {credit.error && Object.keys(fields).length === 0 && (
        <Alert severity="error">{credit.error.message}</Alert>
      )}
      {note.credited < note.total && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            credit.mutate({ key, id: note.id, amount: typedNumber(amount) ?? 0, reference })
          }}
        >
          <Stack direction="row" sx={{ mt: 1, gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
            <TextField
              size="small"
              margin="none"
              label={words('debitNotes.amount')}
              value={amount}
              sx={{ width: 140 }}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              onChange={({ target }) => setAmount(target.value)}
              {...said('amount')}
            />
            <TextField
              size="small"
              margin="none"
              label={words('debitNotes.reference')}
              value={reference}
              sx={{ flex: '0 1 240px' }}
              slotProps={{ htmlInput: { maxLength: 100 } }}
              onChange={({ target }) => setReference(target.value)}
              {...said('reference')}
            />
            <Button type="submit" variant="outlined" loading={credit.isPending}>
              {words('debitNotes.write')}
            </Button>
          </Stack>
        </form>
      )}
    </Section>
  )
}
