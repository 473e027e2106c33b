import { formatDetailPrice } from '@dawakit/core/money'
import { isListPeriod } from '@dawakit/core/purchase'
import { Button, Stack, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { fileUrl } from '../api/ask.ts'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Pager } from '../layout/pager.tsx'
import { dateOf, dayOf } from '../layout/times.ts'
import { MoneyTable } from '../money/money-table.tsx'
import { Section } from '../orders/sections/section.tsx'

const ROWS = 25
const FIELD = { inputLabel: { shrink: true } }

/** The tax on what was received, by bill and rate, of a period. */
export function InputTaxSection() {
  const words = useWords()
  const [today] = useState(() => dayOf(new Date()))
  const [period, setPeriod] = useState({ from: `${today.slice(0, 7)}-01`, to: today })
  const [page, setPage] = useState(0)
  const isPeriod = period.from !== '' && period.to !== ''
  const isListed = isPeriod && isListPeriod(period)
  const { data, error, refetch } = useDeskPage(
    'GET /desk/inputTax',
    { query: { ...period, page: page + 1, limit: ROWS } },
    { isAsked: isPeriod },
  )
  return (
    <Section
      title={words('goodsIn.inputTax.title')}
      actions={
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              type="date"
              size="small"
              margin="none"
              label={words(`goodsIn.inputTax.${name}`)}
              value={period[name]}
              slotProps={FIELD}
              onChange={({ target }) => {
                setPage(0)
                setPeriod((before) => ({ ...before, [name]: target.value }))
              }}
            />
          ))}
          <Button
            component="a"
            href={fileUrl('GET /desk/inputTax/list', period)}
            download
            disabled={!isListed}
          >
            {words('goodsIn.inputTax.list')}
          </Button>
          <Button
            component="a"
            href={fileUrl('GET /desk/debitNotes/list', period)}
            download
            disabled={!isListed}
          >
            {words('goodsIn.inputTax.debitList')}
          </Button>
        </Stack>
      }
    >
      {isPeriod && !isListed && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {words('goodsIn.inputTax.aYear')}
        </Typography>
      )}
      <MoneyTable
        rows={data?.data.map((row) => ({ ...row, id: `${row.billId} ${row.rate}` }))}
        error={error}
        onAgain={() => void refetch()}
        none={words('goodsIn.inputTax.none')}
        columns={[
          { title: words('goodsIn.date'), cell: ({ date }) => dateOf(date) },
          { title: words('goodsIn.number'), cell: ({ number }) => number },
          { title: words('goodsIn.supplier'), cell: ({ supplierName }) => supplierName },
          { title: words('goodsIn.inputTax.rate'), isNumber: true, cell: ({ rate }) => `${rate} %` },
          { title: words('goodsIn.taxable'), isNumber: true, cell: (row) => formatDetailPrice(row.taxable) },
          { title: words('goodsIn.cgst'), isNumber: true, cell: (row) => formatDetailPrice(row.cgst) },
          { title: words('goodsIn.sgst'), isNumber: true, cell: (row) => formatDetailPrice(row.sgst) },
          { title: words('goodsIn.igst'), isNumber: true, cell: (row) => formatDetailPrice(row.igst) },
        ]}
      />
      {data && data.totalCount > ROWS && (
        <Pager count={data.totalCount} page={page} rows={ROWS} onPage={setPage} />
      )}
    </Section>
  )
}
