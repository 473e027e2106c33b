import type { DebitProposal, DebitReason, DeskSupplier } from '@dawakit/core/contract'
import { formatDetailPrice } from '@dawakit/core/money'
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { useDeskChange, useDeskRead } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { CellField } from '../layout/cell-field.tsx'
import { Failure } from '../layout/failure.tsx'
import { isNoCount } from '../layout/is-no-count.ts'
import { Loading } from '../layout/loading.tsx'
import { Page } from '../layout/page.tsx'
import { MoneyTable } from '../money/money-table.tsx'
import { Section } from '../orders/sections/section.tsx'
import { expiryText } from '../papers/product-text.ts'

const REASONS: readonly DebitReason[] = ['nearExpiry', 'expired', 'damaged', 'recalled', 'wrongBill']
const MONTH = 'yyyy-mm'.length
const keyOf = (row: DebitProposal) => `${row.productId} ${row.batch} ${row.expiresOn} ${row.isQuarantined}`

/** Packs that go back to a supplier by a debit note. */
export function SendBackPage() {
  const { id = '' } = useParams()
  const words = useWords()
  const supplier = useDeskRead('GET /desk/supplier', { query: { id } })
  const proposed = useDeskRead('GET /desk/debitNote/proposed', { query: { supplierId: id } })
  const error = supplier.error ?? proposed.error
  if (error && !(supplier.data && proposed.data)) {
    return (
      <Page title={words('debitNotes.send')}>
        <Failure error={error} onAgain={() => void proposed.refetch()} />
      </Page>
    )
  }
  if (!supplier.data || !proposed.data) return <Loading />
  return <SendBack key={id} supplier={supplier.data} proposed={proposed.data} />
}

function SendBack({ supplier, proposed }: { supplier: DeskSupplier; proposed: readonly DebitProposal[] }) {
  const words = useWords()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const [reason, setReason] = useState<DebitReason>(proposed[0]?.reason ?? 'nearExpiry')
  /** Packs by batch, where they are others than there are. */
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const issue = useDeskChange('POST /desk/debitNote/issue', {
    makesOld: ['GET /desk/debitNotes', 'GET /desk/debitNote/proposed', 'GET /desk/supplier'],
    done: words('debitNotes.sent'),
    isQuiet: true,
    onDone: ({ id }) => navigate(`/debit-notes/${id}`),
  })
  const packsOf = (row: DebitProposal) =>
    typed[keyOf(row)] ?? (row.reason === reason ? String(row.units) : '')
  const lines = proposed
    .map(({ name: _name, rate: _rate, reason: _reason, ...row }, index) => ({
      ...row,
      units: Number(proposed[index] ? packsOf(proposed[index]) : 0),
    }))
    .filter(({ units }) => Number.isInteger(units) && units > 0)
  const { left } = (issue.error?.data ?? {}) as { left?: number }
  const refusedAt = issue.variables?.lines.findIndex(
    (_, index) => issue.error?.fields?.[`lines.${index}.units`] !== undefined,
  )
  const refusedLine = issue.variables?.lines[refusedAt ?? -1]
  const refused = refusedLine && proposed.find((row) => keyOf(row) === keyOf({ ...row, ...refusedLine }))
  const isWrong = (row: DebitProposal) =>
    isNoCount(packsOf(row)) || (refused !== undefined && keyOf(row) === keyOf(refused))
  const hasNoCount = proposed.some((row) => isNoCount(packsOf(row)))
  const table = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Narrow, its field is out of sight.
    if (issue.error) table.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [issue.error])
  return (
    <Page title={words('debitNotes.sendTo', { name: supplier.name })}>
      <Section
        title={words('debitNotes.lines')}
        actions={
          <Button
            variant="contained"
            disabled={lines.length === 0 || hasNoCount}
            loading={issue.isPending}
            onClick={() => issue.mutate({ key, supplierId: supplier.id, reason, lines })}
          >
            {words('debitNotes.issue')}
          </Button>
        }
      >
        <Stack ref={table} spacing={1.5}>
          {issue.error && (
            <Alert severity="error">
              {issue.error.message}
              {left !== undefined && refused && (
                <Typography variant="body2">
                  {words('debitNotes.left', { name: refused.name, batch: refused.batch, left })}
                </Typography>
              )}
            </Alert>
          )}
          <Typography color="text.secondary">{words('debitNotes.hint')}</Typography>
          <TextField
            select
            size="small"
            margin="none"
            label={words('debitNotes.reason')}
            value={reason}
            sx={{ width: 240 }}
            onChange={({ target }) => setReason(REASONS.find((one) => one === target.value) ?? reason)}
          >
            {REASONS.map((one) => (
              <MenuItem key={one} value={one}>
                {words(`debitNotes.reasons.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          {hasNoCount && <Typography color="error">{words('desk.noCount')}</Typography>}
          <MoneyTable
            rows={proposed.map((row) => ({ ...row, id: keyOf(row) }))}
            error={null}
            none={words('debitNotes.nothing')}
            columns={[
              { title: words('debitNotes.product'), cell: ({ name }) => name },
              { title: words('debitNotes.batch'), cell: ({ batch }) => batch },
              // Where the page is narrow, what is typed is seen beside what it is of.
              {
                title: words('debitNotes.packs'),
                isNumber: true,
                cell: (row) => (
                  <CellField
                    label={words('debitNotes.packsOf', { name: row.name, batch: row.batch })}
                    value={packsOf(row)}
                    placeholder="0"
                    isCount
                    isWrong={isWrong(row)}
                    onType={(text) => setTyped((before) => ({ ...before, [row.id]: text }))}
                  />
                ),
              },
              { title: words('debitNotes.there'), isNumber: true, cell: ({ units }) => units },
              {
                title: words('debitNotes.expiry'),
                cell: ({ expiresOn }) => expiryText(expiresOn.slice(0, MONTH)),
              },
              {
                title: words('debitNotes.where'),
                cell: (row) => words(row.isQuarantined ? 'debitNotes.apart' : 'debitNotes.shelf'),
              },
              {
                title: words('debitNotes.rate'),
                isNumber: true,
                cell: ({ rate }) => formatDetailPrice(rate),
              },
            ]}
          />
        </Stack>
      </Section>
    </Page>
  )
}
