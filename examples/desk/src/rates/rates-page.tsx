import { ORDERS_COUNTED } from '@dawakit/core/order'
import { Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { useDeskPage } from '../api/use-desk.ts'
import { useWords } from '../language/use-words.ts'
import { Page } from '../layout/page.tsx'
import { dateOf } from '../layout/times.ts'
import { OrderLink } from '../money/cases-section.tsx'
import { MoneyTable } from '../money/money-table.tsx'
import { QueuePages } from '../orders/queue-pages.tsx'
import { Section } from '../orders/sections/section.tsx'
import { PAGE_ROWS } from '../orders/use-order-rows.ts'

/** What was ordered before a change of GST rates and has not left. */
export function RatesPage() {
  const words = useWords()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useDeskPage('GET /desk/changedRates', {
    query: { page, limit: PAGE_ROWS },
  })
  const rows = data?.data.map((row) => ({ ...row, id: `${row.orderId} ${row.lineNo}` }))
  const percent = (rate: number) => words('rates.percent', { rate })
  return (
    <Page title={words('rates.title')}>
      <Stack spacing={2}>
        <Typography>{words('rates.intro')}</Typography>
        <Section title={words('rates.table')}>
          <MoneyTable
            rows={rows}
            error={error}
            onAgain={() => void refetch()}
            none={words('rates.none')}
            columns={[
              { title: words('rates.order'), cell: (row) => <OrderLink {...row} /> },
              { title: words('rates.ordered'), cell: ({ orderedAt }) => dateOf(orderedAt) },
              { title: words('rates.goods'), cell: ({ name }) => name },
              { title: words('rates.pieces'), isNumber: true, cell: ({ quantity }) => quantity },
              { title: words('rates.hsn'), cell: ({ hsnCode }) => hsnCode },
              { title: words('rates.before'), isNumber: true, cell: ({ rateThen }) => percent(rateThen) },
              { title: words('rates.now'), isNumber: true, cell: ({ rateNow }) => percent(rateNow) },
            ]}
          />
          {data && data.data.length > 0 && (
            <QueuePages
              page={page}
              shown={data.data.length}
              totalCount={data.totalCount}
              most={ORDERS_COUNTED}
              onPage={setPage}
            />
          )}
        </Section>
      </Stack>
    </Page>
  )
}
